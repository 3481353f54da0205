import { expect, it } from "vitest";
import { english } from "../../renderer/problems/english/index.ts";
import { findLinkFault, resolveLink } from "../../renderer/schema/links.ts";

it.each([
  "?page=2",
  "./x",
  "../up",
  "..",
  ".",
  "mailto:a@b.example,c@d.example?subject=A,%20b",
  "mailto:a@b.example?cc=c@d.example,e@f.example",
  "https://example.com/?a=1&b=2&amp",
  "https://example.com/R&amp;D",
  "sms:+441234567890",
  "sms:+441234567890?body=Hello",
  "https://example.com/a@b",
  "https://example.com/?mail=a@b",
  "https://münchen.de/",
  "https://例え.jp/",
  "https://пример.рф/",
  "https://example.com:8443/",
  "https://EXAMPLE.com/",
])("%s is an address", (value) => {
  expect(findLinkFault(value)).toBeUndefined();
});

it.each([
  "https://user:pass@example.com/",
  "https://user@example.com/",
  "https://example.com@evil.example/",
  "https://example.com%2f@evil.example/",
  "https://@example.com/",
  "sms:",
  "sms:hello",
  "//evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
])("%s is refused", (value) => {
  expect(findLinkFault(value)?.code).toBe("bad-link");
});

it.each([
  ["http://example.com/", "not encrypted"],
  ["https://exаmple.com/", "several alphabets"],
  ["https://аррӏе.com/", "several alphabets"],
  ["https://ехоосо.com/", "several alphabets"],
  ["https://xn--80ak6aa92e.com/", "stands for аррӏе.com"],
  ["https://example。com/", "as example.com"],
  ["https://ｅxample.com/", "as example.com"],
  ["https://exam\u00adple.com/", "as example.com"],
  ["https://2130706433/", "as 127.0.0.1"],
  ["https://0x7f.1/", "as 127.0.0.1"],
])("%s is doubted", (value, words) => {
  const fault = findLinkFault(value);
  if (fault?.code !== "doubtful-link") throw new Error(JSON.stringify(fault));
  expect(english[fault.code](fault.params).message).toContain(words);
});

it.each([
  ["../up", "/jobs/cook", "/up"],
  ["./x", "/jobs/cook", "/jobs/x"],
  ["./x", "/", "/x"],
  ["..", "/jobs/cook", "/"],
  ["../../../x", "/a", "/x"],
  ["?page=2", "/jobs", "/jobs?page=2"],
  ["#team", "/about", "/about#team"],
  ["../a?b#c", "/x/y", "/a?b#c"],
  ["/about", "/x", "/about"],
  ["https://example.com/", "/x", "https://example.com/"],
])("%s on %s … leads to %s", (value, route, target) => {
  expect(resolveLink(value, route)).toBe(target);
});
