import { Images } from "lucide-react";
import { useState } from "react";
import type { FieldProps } from "../controls/any-field.tsx";
import { PickedText } from "./picked-text.tsx";
import { Picker } from "./picker.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import { useChoices } from "./use-choices.ts";

/** A picture by its path: one that is there, or a new one from this computer. */
export function PictureField(props: FieldProps) {
  const [wanted, setWanted] = useState(0);
  const choices = useChoices(wanted);
  const items = choices?.pictures.map(({ src }) => ({
    id: src,
    title: src.split("/").at(-1) ?? src,
    about: src,
    picture: <img src={src} alt="" loading="lazy" />,
  }));
  return (
    <PickedText
      {...props}
      picture={(text) => (
        <span className="panel-thumb">
          {/^\/[^$]+$/.test(text) && <img src={text} alt="" loading="lazy" />}
        </span>
      )}
      picker={(choose) => (
        <Picker
          label={`${props.field.label}: choose a picture`}
          icon={<Images size="1rem" strokeWidth={1.75} aria-hidden="true" />}
          items={items}
          layout="grid"
          onOpen={() => setWanted((count) => count + 1)}
          onChoose={choose}
          footer={(close) => (
            <PictureDrop
              onTaken={(path) => {
                close();
                choose(path);
              }}
            />
          )}
        />
      )}
    />
  );
}
