export const options = { caption: "text", columns: ["text"], rows: [["text"]] };
export const values = {
  caption: "Tides at the pier",
  columns: ["Place", "High water", "Low water"],
  rows: [
    ["Old harbour", "In the morning", "After lunch"],
    ["Outer buoy", "Before dawn", "At noon"],
  ],
};

/** Columns as rows; the labels of a narrow screen come from attributes. */
export default function Tides({ caption, columns, rows }: typeof values) {
  const turned = columns.map((name, column) => [name, ...rows.map((row) => row[column] ?? "–")]);
  return (
    <>
      <style>{".tides td::before { content: attr(data-label) ': '; }"}</style>
      <table className="tides">
        <caption>{caption}</caption>
        <tbody>
          {turned.map(([name = "", ...cells]) => (
            <tr key={name}>
              <th scope="row">{name.toUpperCase()}</th>
              {cells.map((cell, index) => (
                <td key={String(index)} data-label={rows[index]?.[0]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
