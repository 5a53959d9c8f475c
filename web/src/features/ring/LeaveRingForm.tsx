import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import { checkClaimReason, maxClaimReason } from "../../../../rules/transaction";
import { countCharacters } from "../../../../rules/text";
import { Counter } from "../../components/form/Counter";
import { Button } from "../../components/ui/Button";
import { Field } from "../../components/ui/Field";
import { Textarea } from "../../components/ui/Input";
import { ringMessages } from "../../lib/ringMessages";

const text = ringMessages.leave;

interface LeaveRingFormProps {
  isBusy: boolean;
  onBack: () => void;
  onLeave: (reason: string) => void;
}

/** Asks why the viewer leaves a ring. */
export default function LeaveRingForm({ isBusy, onBack, onLeave }: LeaveRingFormProps) {
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that was pressed is gone.
  useEffect(() => field.current?.focus(), []);
  const refusal = isTried ? checkClaimReason(reason) : null;
  return (
    <chakra.form
      display="grid"
      gap="3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (checkClaimReason(reason) === null && !isBusy) onLeave(reason);
      }}
    >
      <Field
        label={text.title}
        {...(refusal && { error: refusal })}
        hint={
          <chakra.span display="flex" justifyContent="space-between" gap="3">
            {text.hint}
            <Counter count={countCharacters(reason)} max={maxClaimReason} />
          </chakra.span>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" variant="danger" flex="1 1 140px" loading={isBusy}>
          {text.send}
        </Button>
        <Button variant="secondary" flex="1 1 140px" onClick={onBack}>
          {text.back}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
