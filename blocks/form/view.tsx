import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { watchQuery } from "../../renderer/runtime/query-state.ts";
import { prepareToasts } from "../../renderer/runtime/toasts.ts";
import { Button } from "../../renderer/ui/button.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import { attemptOf, send } from "./attempts.ts";
import { checkFields, controlOf, type FieldError } from "./check-fields.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FormField } from "./form-field.tsx";
import { Frame } from "./frame.tsx";
import { answersOf, keepAnswers, nameOf, restoreAnswers } from "./kept-answers.ts";
import type { Props } from "./props.ts";
import type { Outcome } from "./send-answers.ts";

/**
 * Questions whose answers are sent as JSON. The fields keep their own values, so that what was typed before this
 * view woke up is still there.
 */
export default function Form(props: Props): ReactNode {
  const { eyebrow, heading, text, tone, fields, wording } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldError[]>([]);
  // Counts refused attempts: the summary takes focus each time, also with the same errors.
  const [refusals, setRefusals] = useState(0);
  const [isSending, setSending] = useState(false);
  const sentFrom = useRef<Element | null>(null);
  const idOf = (name: string) => `${id}${name}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: options of an island never change
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.noValidate = true;
    prepareToasts();
    const restore = () => restoreAnswers(element, props);
    restore();
    const running = attemptOf(nameOf(element));
    if (running) void follow(running);
    return watchQuery(restore);
  }, []);

  // A button that is disabled loses focus: it gets it back, unless the visitor has moved on.
  useLayoutEffect(() => {
    if (isSending) return;
    const { activeElement: active, body } = document;
    if (sentFrom.current instanceof HTMLElement && (!active || active === body)) sentFrom.current.focus();
    sentFrom.current = null;
  }, [isSending]);

  async function follow(attempt: Promise<Outcome>): Promise<void> {
    setSending(true);
    const outcome = await attempt;
    setSending(false);
    if (outcome === "success") form.current?.reset();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    const name = nameOf(element);
    if (attemptOf(name)) return;
    const found = checkFields(element, fields, wording);
    setErrors(found);
    if (found.length > 0) {
      setRefusals(refusals + 1);
      return;
    }
    sentFrom.current = document.activeElement;
    void follow(send(name, answersOf(element), props));
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const element = event.currentTarget;
    keepAnswers(element);
    if (errors.length === 0) return;
    // An error goes as soon as it is put right; new ones appear only with the next attempt.
    const now = checkFields(element, fields, wording);
    setErrors(errors.flatMap(({ name }) => now.find((error) => error.name === name) ?? []));
  }

  return (
    <Section tone={tone} eyebrow={eyebrow} heading={heading} text={text} layout="split">
      <Frame>
        <RichText text={props.withoutScript} as="p" className="without-script" />
        {/* method="dialog": sent before this view is awake, the form does nothing, and no answer ends up in the address */}
        <form ref={form} method="dialog" aria-label={heading} onSubmit={submit} onInput={onInput}>
          {errors.length > 0 && (
            <ErrorSummary
              heading={wording.summary}
              errors={errors}
              refusals={refusals}
              hrefOf={(name) => `#${idOf(name)}`}
              onChoose={(name) => form.current && controlOf(form.current, name)?.focus()}
            />
          )}
          <div className="fields">
            {fields.map((field) => (
              <FormField
                key={field.name}
                field={field}
                id={idOf(field.name)}
                optional={wording.optional}
                error={errors.find(({ name }) => name === field.name)?.message}
              />
            ))}
          </div>
          <div className="submit">
            <Button type="submit" disabled={isSending}>
              {isSending ? props.sending : props.submit}
            </Button>
          </div>
          <p role="status" className="visually-hidden">
            {isSending && props.sending}
          </p>
        </form>
      </Frame>
    </Section>
  );
}
