import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { ReactNode } from "react";
import { checkClaimReason, maxClaimReason } from "../../../../rules/transaction";
import { countCharacters } from "../../../../rules/text";
import { Counter } from "../../components/form/Counter";
import { Button } from "../../components/ui/Button";
import { Field } from "../../components/ui/Field";
import { Textarea } from "../../components/ui/Input";
import { ringMessages as text } from "../../lib/ringMessages";
import type { RingData } from "../../components/ring/ringNames";
import { useChangeRing } from "./useChangeRing";

interface RingActionsProps {
  ring: RingData;
  /** Confirming with stars what was received; null where another place asks for it. */
  confirm: ReactNode;
  onRefused: () => void;
}

/** What the viewer can do with a ring now. */
export function RingActions({ ring, confirm, onRefused }: RingActionsProps) {
  const change = useChangeRing(ring.id, onRefused);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <chakra.div display="grid" gap="4" css={{ "&:empty": { display: "none" } }}>
      {(ring.canAccept || ring.canDecline) && (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {ring.canAccept && (
            <Button
              variant="swap"
              size="l"
              flex="1 1 200px"
              loading={change.busy === "accept"}
              onClick={() => void change.accept()}
            >
              {text.accept}
            </Button>
          )}
          {ring.canDecline && (
            <Button
              variant="secondary"
              size="l"
              flex="1 1 140px"
              loading={change.busy === "decline"}
              onClick={() => void change.decline()}
            >
              {text.decline}
            </Button>
          )}
        </chakra.div>
      )}
      {confirm}
      {ring.canLeave &&
        (isLeaving ? (
          <LeaveForm
            isBusy={change.busy === "leave"}
            onBack={() => setLeaving(false)}
            onLeave={(reason) => void change.leave(reason)}
          />
        ) : (
          <Button variant="text" size="s" justifySelf="start" onClick={() => setLeaving(true)}>
            {text.leave.open}
          </Button>
        ))}
    </chakra.div>
  );
}

interface LeaveFormProps {
  isBusy: boolean;
  onBack: () => void;
  onLeave: (reason: string) => void;
}

function LeaveForm({ isBusy, onBack, onLeave }: LeaveFormProps) {
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
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
        label={text.leave.title}
        {...(refusal && { error: refusal })}
        hint={
          <chakra.span display="flex" justifyContent="space-between" gap="3">
            {text.leave.hint}
            <Counter count={countCharacters(reason)} max={maxClaimReason} />
          </chakra.span>
        }
      >
        {(control) => (
          <Textarea {...control} rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" variant="danger" flex="1 1 140px" loading={isBusy}>
          {text.leave.send}
        </Button>
        <Button variant="secondary" flex="1 1 140px" onClick={onBack}>
          {text.leave.back}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
