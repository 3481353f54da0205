import type { FormHTMLAttributes, ReactNode } from "react";
import { siteAddress } from "../../renderer/runtime/site-address.ts";
import { word } from "../../renderer/words/word.ts";
import type { Props } from "./props.ts";

/** How the browser sends the form by itself, where the receiver takes that. */
export function receiverAttributes({
  endpoint,
  fields,
}: Pick<Props, "endpoint" | "fields">): FormHTMLAttributes<HTMLFormElement> {
  // method="dialog": sent before the view is awake, the form does nothing, and no answer ends up in the address
  if (endpoint.takes !== "form") return { method: "dialog" };
  const hasFiles = fields.some(({ type }) => type === "file");
  return {
    action: endpoint.url,
    method: "post",
    encType: hasFiles ? "multipart/form-data" : undefined,
  };
}

/**
 * What the receiver gets besides the answers: the page to show afterwards, and the field that no person meets. `inert`
 * keeps it from the keyboard, from screen readers and from what fills in fields; it is sent all the same.
 */
export function ForReceiver({ takes, next, nextName, trap }: Props["endpoint"]): ReactNode {
  const isForm = takes === "form";
  return (
    <>
      {isForm && next && <input type="hidden" name={nextName} value={siteAddress(next)} />}
      <div className="visually-hidden" inert aria-hidden="true">
        <input
          // A receiver of JSON is told only when there is something to tell.
          name={isForm ? trap : undefined}
          aria-label={word("form.trap")}
          autoComplete="off"
          tabIndex={-1}
          data-trap=""
          data-1p-ignore=""
          data-lpignore="true"
        />
      </div>
    </>
  );
}
