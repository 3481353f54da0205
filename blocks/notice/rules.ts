/** Checks that the last day does not come before the first; both may be the same. */
export default function checkNotice({ from, until }: { from?: unknown; until?: unknown }) {
  if (typeof from !== "string" || typeof until !== "string" || from <= until) return [];
  return [
    {
      path: ["until"],
      message: `The last day, ${until}, comes before the first, ${from}: the notice would never show.`,
      hint: "Put one of the two right.",
    },
  ];
}
