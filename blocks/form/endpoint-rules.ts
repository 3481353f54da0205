import {
  type FieldOptions,
  fieldMeant,
  meantOr,
  namesOf,
  type Options,
  type Problem,
} from "./common-rules.ts";

/** Checks of where the answers go: what is sent can be taken there, and names do not meet. */
export default function checkEndpoint({ fields = [], endpoint, withoutScript }: Options): Problem[] {
  if (!endpoint) return [];
  const problems: Problem[] = [...checkSend(fields, endpoint), ...checkNames(fields, endpoint)];
  if (endpoint.takes === "form") {
    const kept = endpoint.send && fields.find(({ name }) => !endpoint.send?.includes(name ?? ""));
    if (kept)
      problems.push({
        path: ["endpoint", "send"],
        message: `Browsers send all fields of such a form, "${kept.label}" too.`,
        hint: 'Remove "send", or the fields that it leaves out.',
      });
    if (endpoint.next?.startsWith("/") && /^https?:/.test(endpoint.url ?? ""))
      problems.push({
        path: ["endpoint", "next"],
        message: `The receiver is elsewhere and does not know on which site ${endpoint.next} is.`,
        hint: `Write the whole address: \${site.url}${endpoint.next}`,
        meant: `\${site.url}${endpoint.next}`,
      });
    return problems;
  }
  fields.forEach((field, index) => {
    // One that has no kinds yet is told so first.
    if (field.type === "file" && field.accept)
      problems.push({
        path: ["fields", index, "type"],
        message: `The files of "${field.label}" cannot be sent to a receiver that takes JSON.`,
        hint: "If the receiver takes forms too, endpoint says so with takes: form. Otherwise remove the field.",
      });
  });
  if (endpoint.next)
    problems.push({
      path: ["endpoint", "next"],
      message: "Nobody comes to this page: without JavaScript nothing is sent to a receiver that takes JSON.",
      hint: "Remove it, unless the receiver takes forms too: then endpoint says so with takes: form.",
    });
  if (endpoint.url !== undefined && !withoutScript)
    problems.push({
      path: [],
      message:
        'This form needs "withoutScript": its receiver takes JSON, which is sent with JavaScript alone.',
      hint: "Say whom to write to or call.",
    });
  return problems;
}

type Endpoint = NonNullable<Options["endpoint"]>;

function checkSend(fields: readonly FieldOptions[], { send = [] }: Endpoint): Problem[] {
  const names = namesOf(fields);
  // Of two fields with one name, one was meant to be called otherwise: what is sent cannot be told yet.
  if (new Set(names).size < names.length) return [];
  return send.flatMap((name, index) =>
    names.includes(name)
      ? []
      : {
          path: ["endpoint", "send", index],
          message: `This form has no field "${name}" that could be sent.`,
          ...meantOr(fieldMeant(name, fields), `Fields: ${names.join(", ")}.`),
        },
  );
}

function checkNames(fields: readonly FieldOptions[], endpoint: Endpoint): Problem[] {
  const { trap = "homepage", nextName = "_next", next } = endpoint;
  const names = namesOf(fields);
  const problems: Problem[] = [];
  for (const [option, name] of Object.entries({ trap, ...(next && { nextName }) }))
    if (names.includes(name))
      problems.push(
        endpoint[option as "trap" | "nextName"] === undefined
          ? {
              path: ["fields", names.indexOf(name), "name"],
              message: `"${name}" is what the receiver is told ${option === "trap" ? "about robots" : "the next page"} by.`,
              hint: `Choose another name, or another ${option} in endpoint.`,
            }
          : {
              path: ["endpoint", option],
              message: `A field of this form is called "${name}" too.`,
              hint: "Choose another name.",
            },
      );
  return problems;
}
