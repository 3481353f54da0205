export const options = { name: "text", address: "text", hours: "text", phone: "text", tags: "text" };
export const values = {
  name: "Marsh Lane Pottery",
  address: "The Old Sail Loft, 4 Marsh Lane, St Osyth",
  hours: "Tue–Fri 10–18; Sat 10–16; closed on Mondays",
  phone: "+44 1255 000000",
  tags: "wheels, kilns , glazes",
};

/** One text as lines, as a list, as chips. */
export default function AddressCard({ name, address, hours, phone, tags }: typeof values) {
  const [first = "", ...lines] = address.split(", ");
  return (
    <address>
      <strong>{name}</strong>, {first}
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <ul>
        {hours.split(";").map((part) => (
          <li key={part}>{part.trim()}</li>
        ))}
      </ul>
      <p>
        Call <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
      </p>
      {tags.split(",").map((tag) => (
        <span key={tag}>{tag.trim()}</span>
      ))}
    </address>
  );
}
