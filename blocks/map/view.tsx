import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react";
import type { ReactNode } from "react";
import { perLanguage } from "../../renderer/formats/per-language.ts";
import { useLanguage } from "../../renderer/runtime/language.ts";
import { Section } from "../../renderer/ui/section.tsx";
import { crowdingOf } from "./crowding.ts";
import { Frame } from "./frame.tsx";
import { Globe } from "./globe-picture.tsx";
import type { Props } from "./props.ts";
import { Stage } from "./stage.tsx";

/**
 * A globe, buttons for regions, and a card for each place. The picture and the cards are complete as HTML; the
 * buttons wait, disabled, until behavior.ts answers them.
 */
export default function WorldMap(props: Props): ReactNode {
  const { eyebrow, heading, text, tone, items } = props;
  return (
    <Section eyebrow={eyebrow} heading={heading} text={text} tone={tone}>
      <Frame data-resume={props.resumeSeconds}>
        <div className="instrument">
          <fieldset className="regions" aria-label={props.regionsLabel}>
            {items.map(({ region }, index) => (
              <button key={region} type="button" disabled data-place={index} aria-pressed={index === 0}>
                <span className="number" aria-hidden="true">
                  {index + 1}
                </span>
                {region}
              </button>
            ))}
          </fieldset>
          <Stage className="stage" data-crowded={crowdingOf(items.map(({ coordinates }) => coordinates))}>
            <Globe label={props.globeLabel} items={items} />
            {items.map(({ region }, index) => (
              <button
                key={region}
                type="button"
                className="marker"
                hidden
                disabled
                data-place={index}
                aria-pressed={index === 0}
                aria-label={region}
              />
            ))}
          </Stage>
          {/* West lies left and east right in every script, and degrees stand before their letter. */}
          <div className="tools" dir="ltr">
            <p className="caption" aria-hidden="true" />
            <button type="button" disabled data-turn="-30" aria-label={props.westLabel}>
              <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
            </button>
            <button type="button" disabled data-pause aria-pressed="false" aria-label={props.pauseLabel}>
              <Pause className="turning" size={18} strokeWidth={1.75} aria-hidden="true" />
              <Play className="paused" size={18} strokeWidth={1.75} aria-hidden="true" />
            </button>
            <button type="button" disabled data-turn="30" aria-label={props.eastLabel}>
              <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </div>
        </div>
        <ol className="places">
          {items.map((item, index) => (
            <PlaceCard key={item.region} item={item} index={index} compass={props.compass} />
          ))}
        </ol>
      </Frame>
    </Section>
  );
}

interface PlaceProps extends Pick<Props, "compass"> {
  item: Props["items"][number];
  index: number;
}

function PlaceCard({ item, index, compass }: PlaceProps): ReactNode {
  const lang = useLanguage();
  const { region, entityName, address, email, phone, coordinates } = item;
  const [lng, lat] = coordinates;
  return (
    <li
      data-lng={lng}
      data-lat={lat}
      data-caption={inDegrees(lng, lat, compass, lang)}
      data-selected={index === 0 ? "" : undefined}
      aria-current={index === 0 ? "true" : undefined}
    >
      <span className="number" aria-hidden="true">
        {index + 1}
      </span>
      <h3>
        <button type="button" disabled data-place={index} aria-pressed={index === 0}>
          {region}
        </button>
      </h3>
      <p className="entity">{entityName}</p>
      <address>{address}</address>
      <p className="ways">
        <a href={`mailto:${email}`}>{email}</a>
        <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
      </p>
    </li>
  );
}

const degreesIn = perLanguage(
  (lang) => new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** `51.52° N  0.08° W` */
function inDegrees(lng: number, lat: number, compass: string, lang: string): string {
  const [north, east, south, west] = compass.split(" ");
  const degrees = degreesIn(lang);
  const latitude = `${degrees.format(Math.abs(lat))}° ${lat < 0 ? south : north}`;
  const longitude = `${degrees.format(Math.abs(lng))}° ${lng < 0 ? west : east}`;
  return `${latitude}  ${longitude}`;
}
