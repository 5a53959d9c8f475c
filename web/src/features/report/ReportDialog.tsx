import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { FormEvent } from "react";
import { checkReportReason, maxReportReason } from "../../../../rules/report";
import { countCharacters } from "../../../../rules/text";
import { Counter } from "../../components/form/Counter";
import { Button } from "../../components/ui/Button";
import { RadioCard } from "../../components/ui/Choice";
import { Dialog } from "../../components/ui/Dialog";
import { Field } from "../../components/ui/Field";
import { Textarea } from "../../components/ui/Input";
import { messages } from "../../lib/messages";
import { personMessages } from "../../lib/personMessages";
import { reportMessages as text } from "../../lib/reportMessages";
import { useReport } from "./useReport";
import type { ReportTarget } from "./useReport";

interface ReportDialogProps {
  target: ReportTarget;
  onClose: () => void;
  onSent?: () => void;
}

/** The words for what is reported. */
function wordingOf(target: ReportTarget) {
  if ("publicationId" in target) return { title: text.title, reason: text.reason, reasons: text.reasons };
  const title = target.messageId ? personMessages.reportMessageTitle : personMessages.reportTitle;
  return { title, reason: personMessages.why, reasons: personMessages.reasons };
}

/** Asks why a publication, a person or a message is reported. Nothing can be sent without a reason. */
export default function ReportDialog({ target, onClose, onSent }: ReportDialogProps) {
  const wording = wordingOf(target);
  const [selectedReason, setSelectedReason] = useState("");
  const [details, setDetails] = useState("");
  const { report, loading } = useReport(target);
  const isOther = selectedReason === text.other;
  const trimmedDetails = details.trim();
  const reason = isOther ? trimmedDetails : [selectedReason, trimmedDetails].filter(Boolean).join(": ");
  const refusal = checkReportReason(reason);
  const canSend = selectedReason !== "" && refusal === null;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSend || loading) return;
    // Else it stays open, with what was written.
    if (!(await report(reason))) return;
    onSent?.();
    onClose();
  };

  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={wording.title}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {messages.action.cancel}
          </Button>
          <Button type="submit" form="report" variant="danger" loading={loading} disabled={!canSend}>
            {text.send}
          </Button>
        </>
      }
    >
      <chakra.form id="report" onSubmit={send} display="grid" gap="4" noValidate>
        <chakra.p color="fg.muted">{text.lead}</chakra.p>
        <Field as="group" label={wording.reason}>
          {() => (
            <chakra.div display="grid" gap="2">
              {[...wording.reasons, text.other].map((reason) => (
                <RadioCard
                  key={reason}
                  name="reason"
                  label={reason}
                  checked={selectedReason === reason}
                  onChange={() => setSelectedReason(reason)}
                />
              ))}
            </chakra.div>
          )}
        </Field>
        {selectedReason !== "" && (
          <Field
            label={isOther ? text.otherDetails : text.details}
            {...(reason !== "" && refusal && { error: refusal })}
            hint={
              <chakra.span display="block" textAlign="right">
                <Counter count={countCharacters(reason)} max={maxReportReason} />
              </chakra.span>
            }
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                value={details}
                required={isOther}
                onChange={(event) => setDetails(event.target.value)}
              />
            )}
          </Field>
        )}
      </chakra.form>
    </Dialog>
  );
}
