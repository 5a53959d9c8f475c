import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import type { ConfirmEmailMutation, ConfirmEmailMutationVariables } from "../../__generated__/graphql";

const CONFIRM_EMAIL: TypedDocumentNode<ConfirmEmailMutation, ConfirmEmailMutationVariables> = gql`
  mutation ConfirmEmail($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      confirmed
      errors {
        code
        message
      }
    }
  }
`;

type Confirmation = "confirmed" | "notFound" | "failed";

/** Redeems the token of a confirmation mail. */
export function useConfirmEmail() {
  const [mutate] = useMutation(CONFIRM_EMAIL);
  return useCallback(
    async (token: string): Promise<Confirmation> => {
      try {
        const { data } = await mutate({ variables: { input: { token } } });
        const payload = data?.confirmEmail;
        if (payload?.confirmed) return "confirmed";
        const isUnknown = payload?.errors.every(({ code }) => code === "NOT_FOUND");
        return isUnknown ? "notFound" : "failed";
      } catch {
        return "failed";
      }
    },
    [mutate],
  );
}
