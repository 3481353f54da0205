import { expect, test } from "vitest";
import { consentTo, readConsent } from "../../renderer/runtime/consent.ts";

test("a stored choice is read back as it was made", () => {
  const consent = consentTo(["essential", "marketing"]);
  expect(consent).toEqual({ essential: true, analytics: false, marketing: true, preferences: false });
  expect(readConsent(JSON.stringify(consent))).toEqual(consent);
});

test("rejecting keeps the essential ones alone", () => {
  expect(consentTo([])).toEqual({ essential: true, analytics: false, marketing: false, preferences: false });
});

test.each([null, "", "yes", "{", "null", "7", "[]", "{}", '{"essential":true}', '{"essential":"yes"}'])(
  "%j counts as no choice",
  (stored) => expect(readConsent(stored)).toBeNull(),
);
