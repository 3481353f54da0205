/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * Name of the region for screen readers.
   */
  label: string;
  /**
   * Name of the button that closes a message.
   */
  closeLabel: string;
  /**
   * How long good news stays, in seconds; the time stands still while the message is read (pointer over it, focus in it). Errors stay until they are closed.
   */
  seconds: number;
}
