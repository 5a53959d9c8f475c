import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  ChangeRegistrationEmailMutation,
  ChangeRegistrationEmailMutationVariables,
} from "../../__generated__/graphql";

/** Exported for its test. */
const CHANGE_REGISTRATION_EMAIL: TypedDocumentNode<
  ChangeRegistrationEmailMutation,
  ChangeRegistrationEmailMutationVariables
> = gql`
  mutation ChangeRegistrationEmail($input: ChangeRegistrationEmailInput!) {
    changeRegistrationEmail(input: $input) {
      email
      errors {
        field
        message
      }
    }
  }
`;

/** Moves an account that is not confirmed yet to another address. Returns the refusals; none if the mail was sent. */
export function useChangeRegistrationEmail() {
  const [mutate] = useMutation(CHANGE_REGISTRATION_EMAIL);
  return async (token: string, email: string) => {
    const { data } = await mutate({ variables: { input: { token, email } } });
    if (!data) throw new Error("no answer");
    return data.changeRegistrationEmail.errors;
  };
}
