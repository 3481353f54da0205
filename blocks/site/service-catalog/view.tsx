import { ChevronDown } from "lucide-react";
import { Empty } from "../../../renderer/ui/empty.tsx";
import { Heading } from "../../../renderer/ui/heading.tsx";
import { Icon } from "../../../renderer/ui/icon.tsx";
import { RichText } from "../../../renderer/ui/rich-text.tsx";
import { Section } from "../../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";
import { Catalog, Service, Services } from "./styles.ts";

type Area = Props["items"][number];
type Offer = NonNullable<Area["services"]>[number];

export default function ServiceCatalog({
  items,
  selected,
  labels,
  fallback,
  empty,
  noneSelected,
  ...section
}: Props) {
  if (items.length === 0) {
    return (
      <Section {...section}>
        <Empty text={empty} />
      </Section>
    );
  }
  // The first area stands in for one that is no longer there.
  const open = selected === "none" ? undefined : (items.find(({ id }) => id === selected) ?? items[0])?.id;
  return (
    <Section {...section}>
      <Catalog>
        <nav aria-label={labels?.nav ?? "Solution categories"}>
          <ul>
            {items.map(({ id, navTitle, icon }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === open ? "true" : undefined}>
                  {icon && <Icon name={icon} size={18} />}
                  {navTitle}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {noneSelected?.html && (
            <div className="none" data-selected={open ? undefined : ""}>
              <Empty text={noneSelected} />
            </div>
          )}
          {items.map((area) => (
            <section
              key={area.id}
              id={area.id}
              className="area"
              data-selected={area.id === open ? "" : undefined}
            >
              <div className="about">
                <Heading level={2}>{area.title}</Heading>
                {area.tagline && <p className="tagline">{area.tagline}</p>}
                {area.description && <p className="description">{area.description}</p>}
              </div>
              <Services>
                {area.services.map((service) => (
                  <OfferCard key={service.id} service={service} labels={labels} fallback={fallback} />
                ))}
              </Services>
            </section>
          ))}
        </div>
      </Catalog>
    </Section>
  );
}

function OfferCard({ service, labels, fallback }: { service: Offer } & Pick<Props, "labels" | "fallback">) {
  const { overview, keyCapabilities = [], subServices = [], valueProposition = [] } = service;
  const hasDetails = Boolean(
    overview || keyCapabilities.length || subServices.length || valueProposition.length,
  );
  return (
    <Service>
      {service.icon && <Icon name={service.icon} size={28} />}
      <h3>{service.title}</h3>
      <p>{service.shortDescription}</p>
      <details>
        <summary>
          <span className="more">{labels?.explore ?? "Explore Details"}</span>
          <span className="less">{labels?.less ?? "Show Less"}</span>
          <span className="visually-hidden">: {service.title}</span>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        <div className="details">
          {!hasDetails && <RichText text={fallback} as="p" />}
          {overview && (
            <div>
              <h4>{labels?.overview ?? "Overview"}</h4>
              <p>{overview}</p>
            </div>
          )}
          <Points title={labels?.capabilities ?? "Key Capabilities"} items={keyCapabilities} />
          {subServices.length > 0 && (
            <div>
              <h4>{labels?.offerings ?? "Specific Offerings"}</h4>
              <dl>
                {subServices.map(({ title, description }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{description}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
          <Points title={labels?.value ?? "Value For You"} items={valueProposition} />
        </div>
      </details>
    </Service>
  );
}

function Points({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
