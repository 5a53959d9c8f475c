import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { ResetPasswordMutation, ResetPasswordMutationVariables } from "../../__generated__/graphql";

const RESET_PASSWORD: TypedDocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables> = gql`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      done
      errors {
        field
        code
        message
      }
    }
  }
`;

type ResetOutcome = "done" | "tokenGone" | "failed";

/** Sets a new password with the token of a recovery mail. */
export function useResetPassword() {
  const [mutate] = useMutation(RESET_PASSWORD);
  return async (token: string, password: string): Promise<ResetOutcome> => {
    try {
      const { data } = await mutate({ variables: { input: { token, password } } });
      if (data?.resetPassword.done) return "done";
      return data?.resetPassword.errors.some(({ code }) => code === "NOT_FOUND") ? "tokenGone" : "failed";
    } catch {
      return "failed";
    }
  };
}
