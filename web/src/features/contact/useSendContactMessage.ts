import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useRef } from "react";
import type { SendContactMessageMutation, SendContactMessageMutationVariables } from "../../__generated__/graphql";
import { randomId } from "../../lib/randomId";
import type { ContactValues } from "./contactSchema";

/** Exported for its test. */
const SEND_CONTACT_MESSAGE: TypedDocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables> = gql`
  mutation SendContactMessage($input: SendContactMessageInput!) {
    sendContactMessage(input: $input) {
      sent
      errors {
        field
        code
        message
      }
    }
  }
`;

/**
 * Sends the form. Returns the refusals; an empty list if it was sent. Retrying the same content after a failure
 * repeats the same request id.
 */
export function useSendContactMessage() {
  const [mutate] = useMutation(SEND_CONTACT_MESSAGE);
  const lastAttempt = useRef({ content: "", requestId: "" });
  return async ({ captcha, ...form }: ContactValues) => {
    const content = JSON.stringify(form);
    if (lastAttempt.current.content !== content) lastAttempt.current = { content, requestId: randomId() };
    const { data } = await mutate({
      variables: { input: { ...form, captcha, requestId: lastAttempt.current.requestId } },
    });
    if (data?.sendContactMessage.sent) lastAttempt.current = { content: "", requestId: "" };
    return data?.sendContactMessage.errors ?? [];
  };
}
