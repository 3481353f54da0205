import { expect, it } from "vitest";
import { checkReceiver } from "../../renderer/check/check-receiver.ts";
import type { CheckedSite } from "../../renderer/check/checked-site.ts";

const siteAt = (url: string) =>
  ({
    settings: { data: { url } },
    routes: { records: new Map([["/contact", {}]]) },
    publicFiles: new Set(["/api/people.json"]),
  }) as unknown as CheckedSite;
const found = (value: string, url = "https://www.example.com") => checkReceiver(value, siteAt(url));

it.each([
  "https://api.example.com/inquiries",
  "https://formspree.io/f/abcd",
  "https://xn--bcher-kva.example/x?y=z",
  "https://api.example.com:8443/x",
  "https://203.0.113.7/x",
  "https://[2001:db8::7]/x",
  "https://10.example.com/x",
  "https://127.news.example/x",
  "/api/inquiries",
  "/.netlify/functions/inquiry?from=site",
  "https://www.example.com/api/inquiries",
])("%s may take answers", (address) => {
  expect(found(address)).toBeUndefined();
});

it.each([
  ["http://api.example.com/x", { case: "insecure", host: "api.example.com" }],
  ["https://api/x", { case: "host", host: "api" }],
  ["https://api..example.com/x", { case: "host", host: "api..example.com" }],
  ["https://-api.example.com/x", { case: "host", host: "-api.example.com" }],
  ["https://api.example.com:port/x", { case: "host", host: "api.example.com:port/x" }],
  ["https://localhost:3000/x", { case: "home", host: "localhost" }],
  ["http://127.0.0.1/x", { case: "home", host: "127.0.0.1" }],
  ["https://192.168.0.7/x", { case: "home", host: "192.168.0.7" }],
  ["https://10.1.2.3/x", { case: "home", host: "10.1.2.3" }],
  ["https://172.20.0.4/x", { case: "home", host: "172.20.0.4" }],
  ["https://[::1]:8080/x", { case: "home", host: "[::1]" }],
  ["https://[fd00::1]/x", { case: "home", host: "[fd00::1]" }],
  ["https://printer.local/x", { case: "home", host: "printer.local" }],
  ["/contact", { case: "static", path: "/contact" }],
  ["/contact/?a=b", { case: "static", path: "/contact/" }],
  ["/api/people.json", { case: "static", path: "/api/people.json" }],
  ["https://www.example.com/contact", { case: "static", path: "/contact" }],
])("%s cannot: %j", (address, params) => {
  expect(found(address)?.params).toEqual(params);
});

it("http is enough for a site that has no https itself", () => {
  expect(found("http://api.example.com/x", "http://www.example.com")).toBeUndefined();
  expect(found("http://api.example.com/x")?.offer).toBe("https://api.example.com/x");
});
