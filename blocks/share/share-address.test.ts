import { expect, test } from "vitest";
import { shareAddress, WAY_NAMES, type Way } from "./share-address.ts";

const page = { url: "https://www.example.com/a?b=1&c=ä", title: "Why 1 + 1 & more? 100 %" };

test.each(Object.keys(WAY_NAMES) as Way[])("%s gets the address as it is", (way) => {
  const { protocol, searchParams } = new URL(shareAddress(way, page));
  expect(protocol).toBe(way === "email" ? "mailto:" : "https:");
  expect([...searchParams.values()].join(" ")).toContain(page.url);
});

test.each(["email", "x", "bluesky", "reddit", "whatsapp", "telegram"] as const)(
  "%s gets the title with it",
  (way) =>
    expect([...new URL(shareAddress(way, page)).searchParams.values()].join(" ")).toContain(page.title),
);
