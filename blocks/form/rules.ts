interface Problem {
  path: (string | number)[];
  message: string;
  hint?: string;
}

interface Options {
  fields?: { name?: string; label?: string; type?: string; options?: string[] }[];
  endpoint?: { send?: string[] };
  prefill?: { field?: string }[];
}

/** Checks of a form that its schema cannot say: names agree, and a choice has something to choose from. */
export default function checkForm(options: Options): Problem[] {
  const { fields = [], endpoint, prefill = [] } = options;
  const names = fields.map((field) => field.name);
  const known = `Fields: ${names.join(", ")}.`;
  const problems: Problem[] = [];

  fields.forEach((field, index) => {
    if (names.indexOf(field.name) < index) {
      problems.push({
        path: ["fields", index, "name"],
        message: `Two fields of this form are called "${field.name}".`,
        hint: "Give each field its own name.",
      });
    }
    if (field.type === "select" && !field.options?.length) {
      problems.push({
        path: ["fields", index],
        message: `The field "${field.label}" is a choice without options.`,
        hint: "Add options, or use type text.",
      });
    }
    if (field.type !== "select" && field.options) {
      problems.push({
        path: ["fields", index, "options"],
        message: `The field "${field.label}" has options but is not a choice.`,
        hint: "Set its type to select, or remove the options.",
      });
    }
  });
  // Of two fields with one name, one was meant to be called otherwise: what is sent cannot be told yet.
  const isSendKnown = new Set(names).size === names.length;
  endpoint?.send?.forEach((name, index) => {
    if (isSendKnown && !names.includes(name)) {
      problems.push({
        path: ["endpoint", "send", index],
        message: `This form has no field "${name}" that could be sent.`,
        hint: known,
      });
    }
  });
  prefill.forEach(({ field }, index) => {
    if (!names.includes(field)) {
      problems.push({
        path: ["prefill", index, "field"],
        message: `This form has no field "${field}" that could be filled in.`,
        hint: known,
      });
    }
  });
  return problems;
}
