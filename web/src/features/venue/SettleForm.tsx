import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { checkDecisionReason } from "../../../../rules/moderation";
import { Button } from "../../components/ui/Button";
import { Checkbox } from "../../components/ui/Choice";
import { Field } from "../../components/ui/Field";
import { Textarea } from "../../components/ui/Input";
import { toast } from "../../components/ui/toast";
import { venueMessages } from "../../lib/venueMessages";
import type { VisitOutcome } from "./useVenueVisits";

const text = venueMessages.visits;

interface SettleFormProps {
  /** Its shift is still to come: what it cost is given back. */
  isEarly: boolean;
  isBusy: boolean;
  /** Null where it failed. */
  onSettle: (reason: string, isRefunded: boolean) => Promise<VisitOutcome | null>;
  onClose: () => void;
}

/** Settles a booking to which a party did not come, with a reason that both read. */
export function SettleForm({ isEarly, isBusy, onSettle, onClose }: SettleFormProps) {
  const [reason, setReason] = useState("");
  const [isRefunded, setRefunded] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const problem = checkDecisionReason(reason, true);
    if (problem) {
      field.current?.focus();
      return setError(problem);
    }
    const outcome = await onSettle(reason, isEarly || isRefunded);
    if (outcome?.errors.length === 0) {
      toast.success(text.settled);
      return onClose();
    }
    setError(outcome?.errors[0]?.message ?? null);
  };
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate mt="3" display="grid" gap="3">
      <chakra.p textStyle="small" color="fg.muted">
        {isEarly ? text.settleEarlyHint : text.settleHint}
      </chakra.p>
      <Field label={text.reason} hint={text.reasonHint} {...(error && { error })}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={3}
            value={reason}
            onChange={(event) => {
              setError(null);
              setReason(event.target.value);
            }}
          />
        )}
      </Field>
      {!isEarly && (
        <Checkbox label={text.refund} checked={isRefunded} onChange={(event) => setRefunded(event.target.checked)} />
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" variant="danger" size="s" loading={isBusy}>
          {text.settle}
        </Button>
        <Button variant="text" size="s" disabled={isBusy} onClick={onClose}>
          {text.cancel}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
