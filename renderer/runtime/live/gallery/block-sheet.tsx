import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { LiveBlock } from "../live-block.tsx";
import type { GalleryBlock, GalleryExample } from "../protocol.ts";
import { CopyButton } from "./copy-button.tsx";

const wakes: Record<GalleryBlock["wake"], string> = {
  static: "Static: nothing is downloaded for it.",
  behavior: "A few lines of script, loaded when needed.",
  island: "Comes alive in the browser with React, when needed.",
};

/** One block in the gallery: what it is for, its examples live and as YAML, its options. */
export function BlockSheet({ block }: { block: GalleryBlock }) {
  return (
    <main className="gallery-sheet" id="main">
      <header>
        <h1>{block.type}</h1>
        <p>{block.description}</p>
        <p className="gallery-wake">{wakes[block.wake]}</p>
      </header>
      <Tabs>
        <TabList aria-label={`About ${block.type}`}>
          <Tab id="preview">Preview</Tab>
          <Tab id="yaml">YAML</Tab>
          <Tab id="options">Options</Tab>
        </TabList>
        <TabPanel id="preview">
          {block.examples.map((example) => (
            <section key={example.name} aria-label={example.name}>
              <ExampleHead example={example} />
              <div className="gallery-stage">
                {example.blocks.map((definition) => (
                  <LiveBlock key={definition.type} definition={definition} />
                ))}
                {example.problems.map((problem) => (
                  <p key={problem} className="gallery-problem">
                    {problem}
                  </p>
                ))}
              </div>
            </section>
          ))}
        </TabPanel>
        <TabPanel id="yaml">
          {block.examples.map((example) => (
            <section key={example.name} aria-label={example.name}>
              <ExampleHead example={example} />
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
              <pre tabIndex={0}>{example.yaml}</pre>
            </section>
          ))}
        </TabPanel>
        <TabPanel id="options">
          <OptionTable options={block.options} />
        </TabPanel>
      </Tabs>
    </main>
  );
}

function ExampleHead({ example }: { example: GalleryExample }) {
  return (
    <div className="gallery-head">
      <div>
        <h2>{example.name}</h2>
        <p>{example.note}</p>
      </div>
      <CopyButton text={example.yaml} />
    </div>
  );
}

function OptionTable({ options }: { options: GalleryBlock["options"] }) {
  if (options.length === 0) return <p>This block has no options.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Option</th>
          <th scope="col">What it takes</th>
          <th scope="col">Default</th>
          <th scope="col">What it is for</th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ name, kind, preset, about }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{kind.replaceAll("`", "")}</td>
            <td>{preset}</td>
            <td>{about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
