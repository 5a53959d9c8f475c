import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { SendContactMessageMutation, SendContactMessageMutationVariables } from "../../__generated__/graphql";
import { useRequestId } from "../../components/useRequestId";
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
  const { requestIdFor, endRequest } = useRequestId();
  return async ({ captcha, ...form }: ContactValues) => {
    const { data } = await mutate({
      variables: { input: { ...form, captcha, requestId: requestIdFor(form) } },
    });
    if (data?.sendContactMessage.sent) endRequest();
    return data?.sendContactMessage.errors ?? [];
  };
}
