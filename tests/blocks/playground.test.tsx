// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { costPerHour, instancesFor } from "../../blocks/cloud-scaler/instances.ts";
import CloudScaler from "../../blocks/cloud-scaler/view.tsx";
import { speedOf, varyLatency } from "../../blocks/latency-mock/vary-latency.ts";
import LatencyMock from "../../blocks/latency-mock/view.tsx";
import PipelineSimulator from "../../blocks/pipeline-simulator/view.tsx";
import { hydrate, type Mounted } from "./mount.tsx";

const withoutScript = "Needs JavaScript.";
let view: Mounted;
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const texts = (selector: string) =>
  [...view.element.querySelectorAll(selector)].map((element) => element.textContent);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  view?.unmount();
  vi.useRealTimers();
});

describe("the cloud scaler", () => {
  const props = {
    heading: "Cloud Resource Scaler",
    workloadLabel: "Workload",
    instancesLabel: "Active instances",
    costLabel: "Cost per hour",
    withoutScript,
  };

  it("counts one instance for each 20 % begun, at least one, at five dollars each", () => {
    for (let workload = 0; workload <= 100; workload += 5) {
      const instances = instancesFor(workload);
      expect(instances).toBe(Math.max(1, Math.ceil(workload / 20)));
      expect(costPerHour(instances)).toBe(instances * 5);
    }
    expect([0, 20, 25, 100].map(instancesFor)).toEqual([1, 1, 2, 5]);
  });

  it("starts at 30 % and follows the slider in steps of 5", async () => {
    view = await hydrate(<CloudScaler {...props} />);
    const slider = view.get<HTMLInputElement>("input[type=range]");
    expect([slider.min, slider.max, slider.step, slider.value]).toEqual(["0", "100", "5", "30"]);
    expect(texts("dd")).toEqual(["2", "$10"]);
    await act(async () => {
      slider.value = "85";
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(texts("dd")).toEqual(["5", "$25"]);
    expect(view.get("output").textContent).toBe("85 %");
    expect(slider.getAttribute("aria-valuetext")).toBe("85 %: 5 instances, $25 per hour");
    expect(view.element.querySelectorAll(".rack [data-active]")).toHaveLength(5);
  });

  it("shows where the slider stood before it was awake", async () => {
    view = await hydrate(<CloudScaler {...props} />, (element) => {
      const slider = element.querySelector("input");
      if (slider) slider.value = "0";
    });
    expect(texts("dd")).toEqual(["1", "$5"]);
  });
});

describe("the pipeline simulator", () => {
  const items = [
    "Data Ingestion",
    "Processing and Cleaning",
    "Transformation",
    "AI Analysis",
    "Visualization",
  ];
  const props = {
    heading: "Data Pipeline Simulator",
    items,
    stageMs: 1200,
    runLabel: "Run Pipeline",
    runningLabel: "Running...",
    cancelLabel: "Cancel",
    completeText: "Pipeline complete.",
    withoutScript,
  };
  const states = () =>
    [...view.element.querySelectorAll("li")].map((stage) => stage.getAttribute("data-state"));
  const status = () => view.get("[role=status]").textContent;

  beforeEach(async () => {
    view = await hydrate(<PipelineSimulator {...props} />);
  });

  it("runs five stages of 1.2 seconds each and announces every one and the end", async () => {
    expect(texts(".name")).toEqual(items);
    expect(status()).toBe("");
    await view.click("Run Pipeline");
    for (const [index, name] of items.entries()) {
      expect(states()[index]).toBe("running");
      expect(view.get("[aria-current=step] .name").textContent).toBe(name);
      expect(status()).toBe(`Stage ${index + 1} of 5: ${name}`);
      expect(view.get<HTMLProgressElement>("progress").value).toBe(index);
      await pass(1199);
      expect(states()[index]).toBe("running");
      await pass(1);
    }
    expect(states()).toEqual(items.map(() => "done"));
    expect(status()).toBe("Pipeline complete.");
    await view.click("Run Pipeline");
    expect(states()).toEqual(["running", "waiting", "waiting", "waiting", "waiting"]);
  });

  it("is one run, however often the button is pressed", async () => {
    await view.click("Run Pipeline");
    for (let count = 0; count < 20; count += 1) await view.click("Running...");
    expect(vi.getTimerCount()).toBe(1);
    await pass(1200);
    expect(states().slice(0, 2)).toEqual(["done", "running"]);
  });

  it("stops when it is cancelled, and leaves no timer when the page is left", async () => {
    await view.click("Run Pipeline");
    await pass(2000);
    await view.click("Cancel");
    expect(states()).toEqual(items.map(() => "waiting"));
    expect(vi.getTimerCount()).toBe(0);
    await view.click("Run Pipeline");
    view.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the latency mock", () => {
  const items = [
    { name: "User Service", latency: 50 },
    { name: "Order Service", latency: 120 },
    { name: "Analytics Service", latency: 250 },
    { name: "Health Check", latency: 20 },
  ];
  const props = {
    heading: "API Latency Mock",
    items,
    staggerMs: 300,
    runLabel: "Ping Endpoints",
    runningLabel: "Pinging...",
    cancelLabel: "Cancel",
    withoutScript,
  };
  const answers = () => texts(".answer");

  it("varies a latency by 20 % at most", () => {
    expect(varyLatency(250, () => 0)).toBe(200);
    expect(varyLatency(250, () => 0.5)).toBe(250);
    expect(varyLatency(250, () => 0.999_999)).toBe(300);
  });

  it("calls more than 150 ms slow, more than 80 ms fair, and the rest fast", () => {
    expect([151, 150, 81, 80, 1].map(speedOf)).toEqual(["slow", "fair", "fair", "fast", "fast"]);
  });

  it("pings one endpoint at a time, 300 ms apart, and rates the answers", async () => {
    view = await hydrate(<LatencyMock {...props} random={() => 0.5} />);
    await view.click("Ping Endpoints");
    expect(answers()).toEqual(["...", "– ms", "– ms", "– ms"]);
    await pass(50);
    expect(answers()).toEqual(["50 msFast", "– ms", "– ms", "– ms"]);
    await pass(249);
    expect(answers()[1]).toBe("– ms");
    await pass(1);
    expect(answers()[1]).toBe("...");
    await pass(120);
    expect(answers()[1]).toBe("120 msFair");
    await pass(180);
    await pass(250);
    expect(answers()[2]).toBe("250 msSlow");
    await pass(50);
    expect(answers()[3]).toBe("...");
    await pass(20);
    expect(answers()).toEqual(["50 msFast", "120 msFair", "250 msSlow", "20 msFast"]);
    const speeds = [...view.element.querySelectorAll("[data-speed]")].map((answer) =>
      answer.getAttribute("data-speed"),
    );
    expect(speeds).toEqual(["fast", "fair", "slow", "fast"]);
    expect(view.get("[role=status]").textContent).toContain("Analytics Service: 250 milliseconds, slow.");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("waits for an answer that takes longer than the gap", async () => {
    const slow = [
      { name: "Archive", latency: 1000 },
      { name: "Health Check", latency: 20 },
    ];
    view = await hydrate(<LatencyMock {...props} items={slow} random={() => 0.5} />);
    await view.click("Ping Endpoints");
    await pass(999);
    expect(answers()).toEqual(["...", "– ms"]);
    await pass(1);
    await pass(0);
    expect(answers()).toEqual(["1000 msSlow", "..."]);
  });

  it("keeps the answers so far when it is cancelled, and starts afresh", async () => {
    view = await hydrate(<LatencyMock {...props} random={() => 0} />);
    await view.click("Ping Endpoints");
    await pass(310);
    await view.click("Cancel");
    expect(answers()).toEqual(["40 msFast", "– ms", "– ms", "– ms"]);
    expect(vi.getTimerCount()).toBe(0);
    await view.click("Ping Endpoints");
    expect(answers()[0]).toBe("...");
    view.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
