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
import { reportMessages as words } from "../../lib/reportMessages";
import { useReportPublication } from "./useReportPublication";

interface ReportDialogProps {
  publicationId: string;
  onClose: () => void;
  onSent: () => void;
}

/** Asks why a publication is reported. Nothing can be sent without a reason. */
export default function ReportDialog({ publicationId, onClose, onSent }: ReportDialogProps) {
  const [choice, setChoice] = useState("");
  const [details, setDetails] = useState("");
  const { report, loading } = useReportPublication(publicationId);
  const isOther = choice === words.other;
  const written = details.trim();
  const reason = isOther ? written : [choice, written].filter(Boolean).join(": ");
  const refusal = checkReportReason(reason);
  const canSend = choice !== "" && refusal === null;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSend || loading) return;
    if (await report(reason)) onSent();
    onClose();
  };

  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {messages.action.cancel}
          </Button>
          <Button type="submit" form="report" variant="danger" loading={loading} disabled={!canSend}>
            {words.send}
          </Button>
        </>
      }
    >
      <chakra.form id="report" onSubmit={send} display="grid" gap="4" noValidate>
        <chakra.p color="fg.muted">{words.lead}</chakra.p>
        <Field as="group" label={words.reason}>
          {() => (
            <chakra.div display="grid" gap="2">
              {[...words.reasons, words.other].map((reason) => (
                <RadioCard
                  key={reason}
                  name="reason"
                  label={reason}
                  checked={choice === reason}
                  onChange={() => setChoice(reason)}
                />
              ))}
            </chakra.div>
          )}
        </Field>
        {choice !== "" && (
          <Field
            label={isOther ? words.otherDetails : words.details}
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
