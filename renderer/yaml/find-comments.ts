import { Lexer } from "yaml";

/** Comments as the grammar sees them: a # inside a text is none. Offsets from 0; the text lacks spaces at its end. */
export function* findComments(text: string): Generator<{ start: number; comment: string }> {
  let offset = 0;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    // Marks of the lexer that stand for no text of the file.
    if (token === "\u0002" || token === "\u0018") continue;
    if (token === "\u001f") {
      isScalar = true;
      continue;
    }
    if (!isScalar && token.startsWith("#")) yield { start: offset, comment: token.trimEnd() };
    isScalar = false;
    offset += token.length;
  }
}
