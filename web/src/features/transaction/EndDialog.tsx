import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState } from "react";
import { countCharacters } from "../../../../rules/text";
import { checkClaimReason, maxClaimReason } from "../../../../rules/transaction";
import { Counter } from "../../components/form/Counter";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { Field } from "../../components/ui/Field";
import { Textarea } from "../../components/ui/Input";
import { closingMessages } from "../../lib/closingMessages";
import { messages } from "../../lib/messages";

interface EndDialogProps {
  move: "REJECT" | "CANCEL" | "CLAIM";
  /** The counterpart's name. */
  name: string;
  loading: boolean;
  onClose: () => void;
  /** What happened, for a claim. */
  onEnd: (reason: string | null) => void;
}

/** Asks for confirmation before a transaction is rejected, cancelled or claimed, and what happened before a claim. */
export default function EndDialog({ move, name, loading, onClose, onEnd }: EndDialogProps) {
  const text = closingMessages.end;
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isClaim = move === "CLAIM";
  const refusal = isClaim ? checkClaimReason(reason) : null;
  // A missing text is reported after a submit, a too long one while typing.
  const error = isTried || reason.trim() !== "" ? refusal : null;
  const end = () => {
    setTried(true);
    if (refusal) field.current?.focus();
    else onEnd(isClaim ? reason : null);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={text[move].title(name)}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {messages.action.back}
          </Button>
          <Button variant="danger" loading={loading} onClick={end}>
            {text.doIt[move]}
          </Button>
        </>
      }
    >
      <p>{text[move].text(name)}</p>
      {isClaim && (
        <chakra.div mt="4">
          <Field
            label={text.reason}
            {...(error && { error })}
            hint={
              <chakra.span display="flex" justifyContent="space-between" gap="3">
                {text.reasonHint}
                <Counter count={countCharacters(reason.trim())} max={maxClaimReason} />
              </chakra.span>
            }
          >
            {(control) => (
              <Textarea
                {...control}
                ref={field}
                rows={4}
                required
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </chakra.div>
      )}
    </Dialog>
  );
}
