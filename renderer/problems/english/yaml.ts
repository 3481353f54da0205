/**
 * Mistakes in the grammar of YAML.
 */
import { foreignWords } from "./foreign-lines.ts";
import type { Vocabulary } from "./words.ts";
import { lineWords } from "./yaml-lines.ts";
import { textWords } from "./yaml-texts.ts";

export const yamlWords = { ...foreignWords, ...lineWords, ...textWords } satisfies Vocabulary;
