// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { analyzeText } from "../../blocks/text-analyzer/analyze-text.ts";
import TextAnalyzer from "../../blocks/text-analyzer/view.tsx";
import { hydrate, type Mounted } from "./mount.tsx";

const props = {
  heading: "AI Text Analyzer",
  textLabel: "Text to analyze",
  sample: "Kubernetes made our releases reliable.",
  sampleLabel: "Use a sample text",
  analyzeLabel: "Analyze Text",
  analyzingLabel: "Analyzing...",
  cancelLabel: "Cancel",
  emptyText: "Please enter some text to analyze.",
  withoutScript: "Needs JavaScript.",
};

describe("analyzeText", () => {
  it.each([
    ["The release was reliable and fast.", "Positive"],
    ["The release was reliable.", "Slightly Positive"],
    ["The release was on Tuesday.", "Neutral"],
    ["The release was reliable but slow.", "Neutral"],
    ["The release was slow.", "Slightly Negative"],
    ["The release was slow and broken.", "Negative"],
  ])("hears the tone of %j", (text, sentiment) => {
    expect(analyzeText(text).sentiment).toBe(sentiment);
  });

  it("finds at most six keywords, longer than three letters, the most frequent first", () => {
    const { keywords } = analyzeText(
      "Data is data. Pipelines move data; pipelines break. Invoices, orders, carts, users, and a cat wait.",
    );
    expect(keywords).toEqual(["data", "pipelines", "move", "break", "invoices", "orders"]);
  });

  it("leaves out words that say nothing", () => {
    expect(analyzeText("There would have been something about this").keywords).toEqual([]);
  });

  it("tells technologies, concepts and names apart", () => {
    expect(
      analyzeText("At Northgate Logistics, automation runs on Kubernetes and Google Cloud.").entities,
    ).toEqual([
      { text: "Northgate Logistics", type: "ENTITY" },
      { text: "automation", type: "CONCEPT" },
      { text: "Kubernetes", type: "TECHNOLOGY" },
      { text: "Google Cloud", type: "TECHNOLOGY" },
    ]);
  });

  it("takes the first word of a sentence for a name only together with another one", () => {
    expect(analyzeText("Yesterday it rained. Anna Berg called.").entities).toEqual([
      { text: "Anna Berg", type: "ENTITY" },
    ]);
  });

  it("names each thing once and always says English", () => {
    const { entities, language } = analyzeText("Kafka, kafka, KAFKA");
    expect(entities).toEqual([{ text: "Kafka", type: "TECHNOLOGY" }]);
    expect(language).toBe("en");
  });

  it("gives the same answer every time, also for odd texts", () => {
    for (const text of ["", "   ", "\u0000\ud83d", "a".repeat(100_000), "Ärger über schlechte Qualität"]) {
      expect(analyzeText(text)).toEqual(analyzeText(text));
    }
  });
});

describe("the text analyzer", () => {
  let view: Mounted;
  const field = () => view.get<HTMLTextAreaElement>("textarea");
  const status = () => view.get("[role=status]").textContent;
  const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

  beforeEach(async () => {
    vi.useFakeTimers();
    view = await hydrate(<TextAnalyzer {...props} />);
  });
  afterEach(() => {
    view.unmount();
    vi.useRealTimers();
  });

  it.each(["", "  \n "])("asks for a text when there is none (%j)", async (text) => {
    field().value = text;
    await view.click("Analyze Text");
    expect(view.get(".error").textContent).toBe("Please enter some text to analyze.");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field());
    expect(vi.getTimerCount()).toBe(0);
  });

  it("takes 2.5 seconds, shows its progress and announces the result", async () => {
    field().value = "The move to Kubernetes was fast and reliable.";
    await view.click("Analyze Text");
    expect(view.button("Analyzing...").getAttribute("aria-disabled")).toBe("true");
    expect(status()).toBe("Analyzing...");
    await pass(1250);
    expect(view.get<HTMLProgressElement>("progress").value).toBe(50);
    await pass(1249);
    expect(view.element.querySelector("dl")).toBeNull();
    await pass(1);
    expect(view.element.querySelector("progress")).toBeNull();
    expect(view.get("dl").textContent).toContain("Positive");
    expect(status()).toMatch(/^Sentiment: Positive\. Keywords: .* One entity found\.$/);
  });

  it("analyzes what was there when the button was pressed, once, however often it is pressed", async () => {
    field().value = "Good.";
    await view.click("Analyze Text");
    field().value = "Terrible, awful, broken.";
    for (let count = 0; count < 20; count += 1) await act(async () => view.button("Analyzing...").click());
    await pass(2500);
    expect(view.get("dl").textContent).toContain("Slightly Positive");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("stops when it is cancelled, and gives focus back to the button that starts it", async () => {
    field().value = "Good.";
    await view.click("Analyze Text");
    await pass(1000);
    view.button("Cancel").focus();
    await view.click("Cancel");
    expect(document.activeElement).toBe(view.button("Analyze Text"));
    await pass(10_000);
    expect(view.element.querySelector("dl, progress")).toBeNull();
  });

  it("leaves no timer behind when the page is left in mid-run", async () => {
    field().value = "Good.";
    await view.click("Analyze Text");
    view.unmount();
    expect(vi.getTimerCount()).toBe(0);
    view = await hydrate(<TextAnalyzer {...props} />);
  });

  it("offers a sample text", async () => {
    await view.click("Use a sample text");
    expect(field().value).toBe(props.sample);
  });

  it("keeps what was typed before it was awake", async () => {
    view.unmount();
    view = await hydrate(<TextAnalyzer {...props} />, (element) => {
      const early = element.querySelector("textarea");
      if (early) early.value = "Good and reliable.";
    });
    await view.click("Analyze Text");
    await pass(2500);
    expect(view.get("dl").textContent).toContain("Positive");
  });
});
