/** What options and fields are called in German, French, Spanish, Italian, Polish, Dutch and Portuguese, without accents. */
const NAMES: Readonly<Record<string, string>> = {
  title: "titel titre titulo titolo tytul",
  heading: "uberschrift ueberschrift titel titre titulo titolo tytul naglowek kop encabezado intestazione",
  label: "beschriftung bezeichnung libelle etiqueta etichetta etykieta",
  name: "bezeichnung nom nombre nome nazwa naam imie",
  text: "inhalt absatz texte contenu texto contenido testo contenuto tekst tresc inhoud conteudo",
  description: "beschreibung descripcion descrizione opis beschrijving omschrijving descricao",
  summary:
    "zusammenfassung kurztext kurzbeschreibung resume resumen riassunto streszczenie samenvatting resumo",
  excerpt: "auszug kurztext extrait extracto estratto fragment uittreksel",
  image: "bild foto grafik abbildung imagen immagine obraz obrazek zdjecie afbeelding imagem",
  caption: "bildunterschrift bildtext legende leyenda didascalia podpis onderschrift legenda",
  href: "verweis lien enlace collegamento odnosnik odsylacz adresse ziel koppeling ligacao",
  address: "adresse anschrift direccion indirizzo adres endereco",
  items: "eintrage eintraege liste elemente punkte karten elements elementos lista elementi elementy lijst",
  entries: "eintrage eintraege",
  actions: "knopfe knoepfe schaltflachen schaltflaechen boutons botones pulsanti przyciski knoppen botoes",
  action: "knopf schaltflache schaltflaeche bouton boton pulsante przycisk knop botao",
  columns: "spalten colonnes columnas colonne kolumny kolommen colunas",
  question: "frage pregunta domanda pytanie vraag pergunta",
  answer: "antwort reponse respuesta risposta odpowiedz antwoord resposta",
  price: "preis prix precio prezzo cena prijs preco",
  date: "datum tag fecha giorno dzien dia",
  time: "zeit uhrzeit heure hora ora godzina tijd",
  from: "von ab beginn desde depuis",
  until: "bis ende hasta",
  phone: "telefon telephone telefono telefoon telefone handy",
  email: "courriel correo poczta",
  role: "rolle funktion fonction cargo ruolo stanowisko functie beruf",
  alt: "alternativtext",
  tags: "schlagworte schlagworter schlagwoerter stichworte etiquettes etiquetas etichette tagi",
  file: "datei fichier archivo plik bestand ficheiro",
  size: "grosse groesse taille tamano dimensione rozmiar grootte tamanho",
  width: "breite largeur ancho larghezza szerokosc breedte largura",
  value: "wert valeur valor valore wartosc waarde",
  location: "ort standort lieu lugar luogo miejsce plaats",
  place: "ort standort lieu lugar luogo miejsce plaats",
  weight: "gewicht poids peso waga",
  unit: "einheit unite unidad",
  note: "hinweis anmerkung fussnote remarque nota uwaga opmerking",
  fields: "felder champs campos campi pola velden",
  options: "auswahl auswahlmoglichkeiten choix opciones opzioni opcje keuzes",
  required: "pflicht pflichtfeld obligatoire obligatorio wymagane verplicht",
  blocks: "abschnitte bausteine bloques blocchi bloki blokken",
  groups: "gruppen groupes grupos gruppi grupy groepen",
  icon: "piktogramm icono ikona pictogramme",
  submit: "absenden senden envoyer enviar invia wyslij verzenden",
};

const words = new Map(Object.entries(NAMES).map(([name, list]) => [name, new Set(list.split(" "))]));

/** The one of some names that a word stands for in another language; undefined when none or several fit. */
export function foreignNameOf(word: string, names: readonly string[]): string | undefined {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replaceAll("ø", "o");
  const found = names.filter((name) => words.get(name)?.has(plain));
  return found.length === 1 ? found[0] : undefined;
}
