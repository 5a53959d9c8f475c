import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { allowsRemedy, checkDecisionReason, maxDecisionReason, needsReason } from "../../../../rules/moderation";
import type { ModerationAction as WireAction } from "../../../../rules/moderation";
import { countCharacters } from "../../../../rules/text";
import type { ModerationAction } from "../../__generated__/enums";
import { Counter } from "../../components/form/Counter";
import { Button } from "../../components/ui/Button";
import { Field } from "../../components/ui/Field";
import { Textarea } from "../../components/ui/Input";
import { moderationMessages as text } from "../../lib/moderationMessages";

const wireActionOf = (action: ModerationAction) => action.toLowerCase() as WireAction;

/** Those that let something pass. */
const positive = new Set<ModerationAction>([
  "APPROVE",
  "RELEASE",
  "COMPLETE",
  "RESTORE",
  "ANSWER",
  "RESUME",
  "ACTIVATE",
]);

/** Those that change nothing for any user. */
const neutral = new Set<ModerationAction>(["DISMISS", "CLOSE", "HOLD"]);

/** The look of a decision's button: of the one that opens its form, and of the one that sends it. */
export const decisionVariant = (action: ModerationAction) =>
  positive.has(action) ? "confirm" : neutral.has(action) ? "secondary" : "danger";

/** Whether a decision has to be explained first. */
export const isExplained = (action: ModerationAction) => needsReason(wireActionOf(action));

interface DecisionFormProps {
  action: ModerationAction;
  /** What the button says. */
  label: string;
  /** Both parties of an exchange read the reason. */
  isOfBoth: boolean;
  isBusy: boolean;
  onCancel: () => void;
  onSend: (explanation: { reason: string; remedy?: string }) => void;
}

/** Why something is refused, and what to mend; or the answer to a message. */
export function DecisionForm({ action, label, isOfBoth, isBusy, onCancel, onSend }: DecisionFormProps) {
  const [reason, setReason] = useState("");
  const [remedy, setRemedy] = useState("");
  const [isTried, setTried] = useState(false);
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => first.current?.focus(), []);
  const isAnswer = action === "ANSWER";
  const reasonHint = isOfBoth ? text.claimReasonHint : text.reasonHint;
  const refusal = checkDecisionReason(reason, true);
  const remedyRefusal = checkDecisionReason(remedy, false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (refusal || remedyRefusal || isBusy) return;
    onSend({ reason, ...(allowsRemedy(wireActionOf(action)) && remedy.trim() !== "" && { remedy }) });
  };
  return (
    <chakra.form onSubmit={send} display="grid" gap="4" noValidate>
      <Field
        label={isAnswer ? text.answer : text.reason}
        hint={<Hint value={reason} text={isAnswer ? text.answerHint : reasonHint} />}
        {...(isTried && refusal && { error: refusal })}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={reason}
            ref={first}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {allowsRemedy(wireActionOf(action)) && (
        <Field
          label={text.remedy}
          hint={<Hint value={remedy} text="" />}
          {...(remedyRefusal && { error: remedyRefusal })}
        >
          {(control) => (
            <Textarea {...control} rows={2} value={remedy} onChange={(event) => setRemedy(event.target.value)} />
          )}
        </Field>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" variant={decisionVariant(action)} loading={isBusy}>
          {label}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {text.cancel}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

function Hint({ value, text: hint }: { value: string; text: string }) {
  return (
    <chakra.span display="flex" justifyContent="space-between" gap="3">
      <span>{hint}</span>
      <Counter count={countCharacters(value)} max={maxDecisionReason} />
    </chakra.span>
  );
}
