/** What is wrong with an address. */
export interface LinkFault {
  message: string;
  hint: string;
  /** The address that would be right. */
  fix?: string;
  /** It works, but may not be what its author means. */
  isDoubt?: true;
}
