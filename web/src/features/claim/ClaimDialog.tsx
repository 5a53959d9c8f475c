import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { checkClaimStatement, claimTexts, findMissingPart, maxClaimStatement } from "../../../../rules/claim";
import { countCharacters } from "../../../../rules/text";
import { failureMessage } from "../../apollo/errors";
import { useSession } from "../../apollo/session";
import { Counter } from "../../components/form/Counter";
import { useFocusFirstError } from "../../components/form/useFocusFirstError";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { Field } from "../../components/ui/Field";
import { Textarea } from "../../components/ui/Input";
import { toast } from "../../components/ui/toast";
import { claimMessages } from "../../lib/claimMessages";
import { deleteDraft, readMemoryDraft, saveMemoryDraft } from "../../lib/drafts";
import { messages } from "../../lib/messages";
import { ClaimPicturesField } from "./ClaimPicturesField";
import { useChosenPictures } from "./useChosenPictures";
import { useClaimStatement } from "./useClaimStatement";

interface ClaimDialogProps {
  isOpen: boolean;
  transactionId: string;
  isClaimant: boolean;
  /** The other party's. */
  name: string;
  onClose: () => void;
}

/** The viewer's side of a claim: pictures of who claims, what happened of the other party. */
export default function ClaimDialog({ isOpen, transactionId, isClaimant, name, onClose }: ClaimDialogProps) {
  const wording = isClaimant ? claimMessages.ofClaimant : claimMessages.ofOther;
  const lead = isClaimant ? claimMessages.ofClaimant.lead : claimMessages.ofOther.lead(name);
  const ownerId = useSession().viewer?.id ?? "";
  const { send, isSending } = useClaimStatement();
  const draft = `claim:${transactionId}`;
  const [said, setSaid] = useState(() => readMemoryDraft<string>(draft, ownerId) ?? "");
  const [error, setError] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const chosen = useChosenPictures();
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, tries);
  // A missing text is reported after a submit, a too long one while typing.
  const shownError = error ?? (said.trim() === "" ? null : checkClaimStatement(said));

  const refuse = (refusals: { text?: string | null; pictures?: string | null }) => {
    setError(refusals.text ?? null);
    chosen.setProblem(refusals.pictures ?? null);
    setTries((count) => count + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const missing = findMissingPart(isClaimant, said.trim() !== "", chosen.pictures.length > 0);
    if (missing === "pictures") return refuse({ pictures: claimTexts.noPicture });
    const refusal = missing === "text" ? claimTexts.empty : checkClaimStatement(said);
    if (refusal) return refuse({ text: refusal });
    try {
      const pictures = chosen.pictures.map(({ file }) => file);
      const refusals = await send({ transactionId, text: isClaimant ? null : said, pictures });
      if (refusals.length === 0) {
        deleteDraft(draft);
        toast.success(wording.done);
        return onClose();
      }
      // One of the pictures is `pictures.1`.
      const at = refusals.map(({ field, message }) => ({ field: field?.split(".")[0], message }));
      const messageAt = (field: string) => at.find((one) => one.field === field)?.message ?? null;
      for (const { field, message } of at) if (field !== "text" && field !== "pictures") toast.refused(message);
      refuse({ text: messageAt("text"), pictures: messageAt("pictures") });
    } catch (failure) {
      toast.error(failureMessage(failure));
    }
  };
  return (
    <Dialog
      open={isOpen}
      kind="sheet"
      onClose={onClose}
      title={wording.dialog}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {messages.action.back}
          </Button>
          <Button type="submit" form="claim-statement" loading={isSending}>
            {wording.send}
          </Button>
        </>
      }
    >
      <chakra.form
        id="claim-statement"
        ref={form}
        onSubmit={(event) => void submit(event)}
        display="grid"
        gap="4"
        noValidate
      >
        <chakra.p color="fg.muted">{lead}</chakra.p>
        {!isClaimant && (
          <Field
            label={claimMessages.text}
            {...(shownError && { error: shownError })}
            hint={
              <chakra.span display="flex" justifyContent="space-between" gap="3">
                {claimMessages.textHint}
                <Counter count={countCharacters(said.trim())} max={maxClaimStatement} />
              </chakra.span>
            }
          >
            {(control) => (
              <Textarea
                {...control}
                rows={6}
                required
                value={said}
                onChange={(event) => {
                  setError(null);
                  setSaid(event.target.value);
                  saveMemoryDraft(draft, ownerId, event.target.value);
                }}
              />
            )}
          </Field>
        )}
        <ClaimPicturesField label={wording.pictures} chosen={chosen} />
      </chakra.form>
    </Dialog>
  );
}
