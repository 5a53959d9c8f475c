import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { FormEvent } from "react";
import { checkAppeal, maxAppeal } from "../../../../rules/moderation";
import { countCharacters } from "../../../../rules/text";
import { Counter } from "../../components/form/Counter";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { Field } from "../../components/ui/Field";
import { Textarea } from "../../components/ui/Input";
import { messages } from "../../lib/messages";
import { moderationMessages as text } from "../../lib/moderationMessages";
import { useAppealReview } from "./useAppealReview";

/** Why the owner asks for another review. */
export default function AppealDialog({ publicationId, onClose }: { publicationId: string; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const { appeal, loading } = useAppealReview(publicationId);
  const refusal = checkAppeal(reason);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (refusal || loading) return;
    if (await appeal(reason)) onClose();
  };
  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={text.appealTitle}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {messages.action.cancel}
          </Button>
          <Button type="submit" form="appeal" loading={loading} disabled={refusal !== null}>
            {text.appealSend}
          </Button>
        </>
      }
    >
      <chakra.form id="appeal" onSubmit={send} display="grid" gap="4" noValidate>
        <chakra.p color="fg.muted">{text.appealLead}</chakra.p>
        <Field
          label={text.appealText}
          {...(reason !== "" && refusal && { error: refusal })}
          hint={
            <chakra.span display="block" textAlign="right">
              <Counter count={countCharacters(reason)} max={maxAppeal} />
            </chakra.span>
          }
        >
          {(control) => (
            <Textarea {...control} rows={4} value={reason} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
      </chakra.form>
    </Dialog>
  );
}
