/** Whether a file says what it has to: git writes the line ends of the system when it checks a site out on Windows. */
export const saysSame = (written: string, text: string): boolean => withLf(written) === withLf(text);

/** A text with the line ends of what it takes the place of. */
export const withEndsOf = (written: string, text: string): string =>
  written.includes("\r\n") ? withLf(text).replaceAll("\n", "\r\n") : text;

const withLf = (text: string): string => (text.includes("\r") ? text.replaceAll("\r\n", "\n") : text);
