import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { FormEvent } from "react";
import { checkAppeal, maxAppeal } from "../../../../rules/moderation";
import { countCharacters } from "../../../../rules/text";
import type { AppealSuspensionMutation, AppealSuspensionMutationVariables } from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { Counter } from "../../components/form/Counter";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { Field } from "../../components/ui/Field";
import { Textarea } from "../../components/ui/Input";
import { toast } from "../../components/ui/toast";
import { suspensionMessages as texts } from "../../lib/suspensionMessages";
import type { SuspendedAccount } from "./useSignIn";

/** Exported for its test. */
const APPEAL_SUSPENSION: TypedDocumentNode<AppealSuspensionMutation, AppealSuspensionMutationVariables> = gql`
  mutation AppealSuspension($input: AppealSuspensionInput!) {
    appealSuspension(input: $input) {
      sent
      errors {
        message
      }
    }
  }
`;

interface SuspendedDialogProps {
  account: SuspendedAccount;
  onClose: () => void;
}

/** Why the account is suspended; its person may ask for another review once. */
export default function SuspendedDialog({ account, onClose }: SuspendedDialogProps) {
  const [appeal, { loading }] = useMutation(APPEAL_SUSPENSION, { fetchPolicy: "no-cache" });
  const [text, setText] = useState("");
  const { reason, appealToken: token } = account;
  const refusal = checkAppeal(text);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (refusal || loading || token === null) return;
    try {
      const { data } = await appeal({ variables: { input: { token, text } } });
      for (const { message } of data?.appealSuspension.errors ?? []) toast.refused(message);
      // What is written stays where it is refused.
      if (!data?.appealSuspension.sent) return;
      toast.success(texts.sent);
      onClose();
    } catch (error) {
      // What is written stays.
      toast.error(failureMessage(error));
    }
  };
  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {texts.close}
          </Button>
          {token !== null && (
            <Button type="submit" form="appeal" loading={loading} disabled={refusal !== null}>
              {texts.send}
            </Button>
          )}
        </>
      }
    >
      <chakra.form id="appeal" onSubmit={(event) => void send(event)} display="grid" gap="4" noValidate>
        <p>{texts.text}</p>
        {reason && (
          <chakra.p overflowWrap="anywhere" whiteSpace="pre-line">
            <b>{texts.reason}</b> {reason}
          </chakra.p>
        )}
        <chakra.p color="fg.muted">{token === null ? texts.appealed : texts.appealLead}</chakra.p>
        {token !== null && (
          <Field
            label={texts.appealText}
            {...(text !== "" && refusal && { error: refusal })}
            hint={
              <chakra.span display="block" textAlign="right">
                <Counter count={countCharacters(text)} max={maxAppeal} />
              </chakra.span>
            }
          >
            {(control) => (
              <Textarea {...control} rows={4} value={text} onChange={(event) => setText(event.target.value)} />
            )}
          </Field>
        )}
      </chakra.form>
    </Dialog>
  );
}
