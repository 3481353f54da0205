/** Orders of day, month and year that a collection may declare; a day or month may be written with one digit. */
export const dateForms = [
  "DD.MM.YYYY",
  "DD.MM.YY",
  "DD/MM/YYYY",
  "DD/MM/YY",
  "DD-MM-YYYY",
  "MM/DD/YYYY",
  "MM/DD/YY",
  "YYYY/MM/DD",
] as const;
