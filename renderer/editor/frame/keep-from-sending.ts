/**
 * Sees to it that the page in the frame sends nothing: whoever tries a form in the editor is no visitor. Scripts of
 * views that send get the answer that all is well, so that their thanks can be seen.
 *
 * @param tell  Called each time that something would have been sent.
 */
export function keepFromSending(tell: (form: HTMLFormElement | undefined) => void): void {
  // Behind the views: many of them see to their forms themselves.
  window.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    tell(event.target instanceof HTMLFormElement ? event.target : undefined);
  });
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    if (isReading(method)) return fetch(input, init);
    tell(undefined);
    return new Response(null, { status: 204 });
  };
  navigator.sendBeacon = () => true;
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
    // What is asked for in its place is there, and empty.
    if (isReading(method)) open.call(this, method, url, true);
    else open.call(this, "GET", "data:,", true);
  };
}

const isReading = (method: string): boolean => /^(get|head|options)$/i.test(method);
