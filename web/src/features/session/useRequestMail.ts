import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  RequestPasswordResetMutation,
  RequestPasswordResetMutationVariables,
  ResendConfirmationMutation,
  ResendConfirmationMutationVariables,
} from "../../__generated__/graphql";
import type { MailKind } from "../../lib/mailKinds";

const REQUEST_PASSWORD_RESET: TypedDocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> =
  gql`
    mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        sent
        errors {
          field
          code
          message
        }
      }
    }
  `;

const RESEND_CONFIRMATION: TypedDocumentNode<ResendConfirmationMutation, ResendConfirmationMutationVariables> = gql`
  mutation ResendConfirmation($input: ResendConfirmationInput!) {
    resendConfirmation(input: $input) {
      sent
      errors {
        field
        code
        message
      }
    }
  }
`;

/** Requests a mail with a link. Returns the refusals; an empty list if it was sent. */
export function useRequestMail(kind: MailKind) {
  const [recover] = useMutation(REQUEST_PASSWORD_RESET);
  const [resend] = useMutation(RESEND_CONFIRMATION);
  return async (input: { email: string; captcha: string }) => {
    const variables = { input: { email: input.email, captcha: input.captcha } };
    const payload =
      kind === "recovery"
        ? (await recover({ variables })).data?.requestPasswordReset
        : (await resend({ variables })).data?.resendConfirmation;
    if (!payload) throw new Error("no answer");
    if (!payload.sent && payload.errors.length === 0) throw new Error("not sent");
    return payload.errors;
  };
}
