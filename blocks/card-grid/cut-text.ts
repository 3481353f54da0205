/**
 * A text that fits a card: one longer than `limit` characters is cut three characters earlier and ends in three
 * dots, so that it is never longer than the limit.
 */
export function cutText(text: string, limit: number | undefined): string {
  return limit === undefined || text.length <= limit ? text : `${text.slice(0, limit - 3)}...`;
}
