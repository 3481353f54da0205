import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Empty } from "../../renderer/ui/empty.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import { TableFrame } from "../../renderer/ui/table.tsx";
import type { Props } from "./props.ts";

const Remark = styled.div`
  margin-top: var(--space-4);
  font-size: var(--text-small);
  color: var(--ink-soft);
`;

/** Values in rows and columns. */
export default function Table(props: Props): ReactNode {
  const { caption, columns, items, rowHeadings, narrow, note, empty, ...section } = props;
  if (items.length === 0 && !empty) return null;
  const name = caption ?? section.heading;
  // What scrolls can be reached with the keyboard, and says what it is.
  const region = narrow === "scroll" ? { role: "region", "aria-label": name, tabIndex: 0 } : undefined;
  return (
    <Section {...section}>
      {items.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <TableFrame data-narrow={narrow} {...region}>
          <table aria-label={caption ? undefined : name}>
            {caption && <caption>{caption}</caption>}
            <thead>
              <tr>
                {columns.map(({ label, align }) => (
                  <th key={label} scope="col" data-align={align}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map((cells, index) => (
                // Rows come from a file and are never reordered here: the index is their identity.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <Row key={index} {...{ cells, columns, rowHeadings }} />
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
      {note && items.length > 0 && (
        <Remark>
          <RichText text={note} as="p" />
        </Remark>
      )}
    </Section>
  );
}

type RowProps = Pick<Props, "columns" | "rowHeadings"> & { cells: Props["items"][number] };

function Row({ cells, columns, rowHeadings }: RowProps) {
  return (
    <tr>
      {columns.map(({ label, align }, index) =>
        index === 0 && rowHeadings ? (
          <th key={label} scope="row" data-align={align}>
            <RichText text={cells[index]} as="span" />
          </th>
        ) : (
          <td key={label} data-align={align} data-label={label}>
            <RichText text={cells[index]} as="span" />
          </td>
        ),
      )}
    </tr>
  );
}
