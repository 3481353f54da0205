import { Shapes } from "lucide-react";
import { iconMap } from "../../../ui/icon-map.ts";
import type { FieldProps } from "../controls/any-field.tsx";
import { PickedText } from "./picked-text.tsx";
import { Picker } from "./picker.tsx";

const items = Object.entries(iconMap).map(([name, Drawing]) => ({
  id: name,
  title: name,
  picture: <Drawing size={24} strokeWidth={1.5} aria-hidden="true" />,
}));

/** An icon by its drawing. */
export function IconField(props: FieldProps) {
  return (
    <PickedText
      {...props}
      picture={(text) => {
        const Drawing = Object.hasOwn(iconMap, text) ? iconMap[text] : undefined;
        return (
          <span className="panel-thumb">
            {Drawing && <Drawing size={20} strokeWidth={1.5} aria-hidden="true" />}
          </span>
        );
      }}
      picker={(choose) => (
        <Picker
          label={`${props.field.label}: choose an icon`}
          icon={<Shapes size={16} strokeWidth={1.75} aria-hidden="true" />}
          items={items}
          layout="grid"
          onChoose={choose}
        />
      )}
    />
  );
}
