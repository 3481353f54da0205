/** An operation that cannot be done; the message is one sentence that says what to do. */
export class Refused extends Error {}
