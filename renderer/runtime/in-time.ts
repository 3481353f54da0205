/** Code or data that takes longer than this many milliseconds is given up. */
export const TIMEOUT = 8000;

/** Code that never comes is as bad as a text that does not. */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The code for the text did not come in time.")), TIMEOUT);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
