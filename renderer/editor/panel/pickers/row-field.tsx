import { Rows3 } from "lucide-react";
import { Link } from "react-router-dom";
import { SITE_PATH } from "../../../runtime/live/protocol.ts";
import type { FieldProps } from "../controls/any-field.tsx";
import { PickedText } from "./picked-text.tsx";
import { Picker } from "./picker.tsx";
import { useRows } from "./use-choices.ts";

/** A row of a collection, chosen by what people call it; its file has its key. */
export function RowField({ collection, ...props }: FieldProps & { collection: string }) {
  const rows = useRows(collection);
  const titleOf = (key: string): string | undefined => rows?.find((row) => row.key === key)?.title;
  return (
    <PickedText
      {...props}
      picker={(choose) => (
        <Picker
          label={`${props.field.label}: choose a row of ${collection}`}
          icon={<Rows3 size="1rem" strokeWidth={1.75} aria-hidden="true" />}
          items={rows?.map(({ key, title }) => ({ id: key, title, about: title === key ? "" : key }))}
          onChoose={choose}
        />
      )}
      more={(key) => {
        const title = titleOf(key);
        return title !== undefined ? (
          <p className="panel-state">
            <Link to={`${SITE_PATH}/rows/${collection}/${encodeURIComponent(key)}`}>{title}</Link>
          </p>
        ) : null;
      }}
    />
  );
}
