// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { checkFields, controlOf, type FormField } from "./check-fields.ts";
import type { Props } from "./props.ts";

const wording = {
  missing: "{label}: please fill in {label}.",
  email: "Write the e-mail address in full.",
  url: "Write the web address in full.",
  least: "{label}: at least {limit}.",
  most: "{label}: at most {limit}.",
  earliest: "{label}: from {limit}.",
  latest: "{label}: until {limit}.",
} as Props["wording"];

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: `The ${name}`,
  type: "text",
  required: true,
  wide: false,
  ...more,
});
const fields = [
  field("name", { missing: "Enter your name." }),
  field("company"),
  field("email", { type: "email" }),
  field("page", { type: "url", required: false }),
  field("code"),
];

let form: HTMLFormElement;
const errors = (of = fields) => checkFields(form, of, wording);
const answer = (name: string, value: string) => {
  (form.elements.namedItem(name) as HTMLInputElement).value = value;
};

beforeEach(() => {
  form = document.createElement("form");
  form.innerHTML = `
    <input name="name" required><input name="company" required><input name="email" type="email" required>
    <input name="page" type="url"><input name="code" pattern="[0-9]+"><textarea name="message"></textarea>
    <input type="radio" name="twice"><input type="radio" name="twice">`;
});

it("a missing answer is asked for in the field's own words, else in those of the form", () => {
  expect(errors()).toEqual([
    { name: "name", message: "Enter your name." },
    { name: "company", message: "The company: please fill in The company." },
    { name: "email", message: "The email: please fill in The email." },
  ]);
});

it("an address that cannot be one is explained; what may stay empty is left in peace", () => {
  answer("name", "Ada");
  answer("company", "Site");
  answer("email", "ada@");
  expect(errors()).toEqual([{ name: "email", message: "Write the e-mail address in full." }]);
  answer("email", "ada@example.com");
  answer("page", "example");
  expect(errors()).toEqual([{ name: "page", message: "Write the web address in full." }]);
  answer("page", "https://example.com");
  expect(errors()).toEqual([]);
});

it("an answer that the receiver would not take is told before it is sent", () => {
  answer("name", " \u00a0");
  answer("company", "S".repeat(201));
  answer("email", "ada@example.com");
  expect(errors()).toEqual([
    { name: "name", message: "Enter your name." },
    { name: "company", message: "The company: please fill in The company." },
  ]);
});

it("the order is that of the fields, and a field without a control is passed over", () => {
  expect(errors([field("email"), field("nowhere"), field("name")]).map(({ name }) => name)).toEqual([
    "email",
    "name",
  ]);
});

it("whatever else is wrong is said in the browser's own words", () => {
  const control = form.elements.namedItem("code") as HTMLInputElement;
  control.setCustomValidity("Letters are not possible here.");
  expect(errors([field("code")])).toEqual([{ name: "code", message: "Letters are not possible here." }]);
  // Also in fields that have words for another mistake.
  const email = form.elements.namedItem("email") as HTMLInputElement;
  answer("email", "ada@example.com");
  email.setCustomValidity("This address was used before.");
  expect(errors([field("email", { type: "email" })])).toEqual([
    { name: "email", message: "This address was used before." },
  ]);
  const page = form.elements.namedItem("page") as HTMLInputElement;
  page.setCustomValidity("This page is gone.");
  expect(errors([field("page", { type: "url" })])).toEqual([{ name: "page", message: "This page is gone." }]);
});

it("a control is found by its name", () => {
  expect(controlOf(form, "message")).toBe(form.querySelector("textarea"));
  expect(controlOf(form, "nowhere")).toBeNull();
  expect(controlOf(form, "twice")).toBeNull();
});

it("a number, day or time beyond its limits is told in the words and figures of the page, with its label", () => {
  document.documentElement.lang = "de";
  // Other files of tests may have the same document.
  onTestFinished(() => document.documentElement.removeAttribute("lang"));
  form.innerHTML = `<input name="many" type="number" min="2" max="1240"><input name="day" type="date" min="2027-03-04">
    <input name="hour" type="time" max="18:30">`;
  const asked = ["many", "day", "hour"].map((name) => field(name, { required: false }));
  const messages = () => errors(asked).map(({ message }) => message);
  for (const [name, value] of Object.entries({ many: "9999", day: "2027-03-03", hour: "19:00" }))
    answer(name, value);
  // The simulated page knows no order of days.
  for (const [name, way] of [
    ["day", "rangeUnderflow"],
    ["hour", "rangeOverflow"],
  ] as const)
    Object.defineProperty(controlOf(form, name), "validity", { value: { [way]: true } });
  expect(messages()).toEqual([
    "The many: at most 1.240.",
    "The day: from 4. März 2027.",
    "The hour: until 18:30.",
  ]);
  answer("many", "1");
  expect(messages()[0]).toBe("The many: at least 2.");
});
