import { type FormEvent, type ReactNode, useId, useRef } from "react";
import { Button } from "../../renderer/ui/button.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import { attemptOf } from "./attempts.ts";
import { controlsOf } from "./check-fields.ts";
import { marksOf } from "./conditions.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FormField } from "./form-field.tsx";
import { Frame } from "./frame.tsx";
import { keepAnswers, nameOf } from "./kept-answers.ts";
import type { Props } from "./props.ts";
import { ForReceiver, receiverAttributes } from "./receiver.tsx";
import { useAnswers } from "./use-answers.ts";
import { useErrors } from "./use-errors.ts";

/**
 * Questions whose answers are sent. The fields keep their own values, so that what was typed before this view woke
 * up is still there.
 */
export default function Form(props: Props): ReactNode {
  const { eyebrow, heading, text, tone, fields, wording } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { errors, refusals, check, recheck } = useErrors(props);
  const [isSending, start] = useAnswers(form, props);
  const marks = marksOf(fields);
  const idOf = (name: string) => `${id}${name}`;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    if (!attemptOf(nameOf(element)) && check(element)) start(element);
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>): void {
    keepAnswers(currentTarget, fields);
    recheck(currentTarget);
  }

  function after({ when }: Props["fields"][number]): string | undefined {
    const other = fields.find(({ name }) => name === when?.field);
    return other && [other.label, [when?.is ?? []].flat().join(", ")].filter(Boolean).join(": ");
  }

  return (
    <Section tone={tone} eyebrow={eyebrow} heading={heading} text={text} layout="split">
      <Frame data-look={props.look}>
        <RichText text={props.withoutScript} as="p" className="without-script" />
        <form
          ref={form}
          {...receiverAttributes(props)}
          aria-label={heading}
          data-count={props.event}
          onSubmit={submit}
          onInput={onInput}
        >
          {errors.length > 0 && (
            <ErrorSummary
              heading={wording.summary}
              errors={errors}
              refusals={refusals}
              hrefOf={(name) => `#${idOf(name)}`}
              onChoose={(name) => form.current && controlsOf(form.current, name)[0]?.focus()}
            />
          )}
          <div className="fields">
            {fields.map((field) => (
              <FormField
                key={field.name}
                field={field}
                id={idOf(field.name)}
                optional={wording.optional}
                marks={marks}
                after={after(field)}
                error={errors.find(({ name }) => name === field.name)?.message}
              />
            ))}
          </div>
          <ForReceiver {...props.endpoint} />
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
