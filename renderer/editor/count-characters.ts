/** How many characters a text has, as limits of options count them: an emoji or a rare letter is one, not two. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
