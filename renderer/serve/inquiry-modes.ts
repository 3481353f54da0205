/**
 * What the receiver does with an inquiry: takes it, refuses it with status 500, never answers, cuts the
 * connection, answers late, or picks one of these by chance each time.
 */
export const MODES = ["ok", "fail", "hang", "drop", "delay", "random"] as const;
export type Mode = (typeof MODES)[number];

export interface ReceiverState {
  mode: Mode;
  /** Milliseconds for `delay`, upper limit for `random`. */
  delay: number;
  /** Inquiries taken since the start. */
  received: number;
}
