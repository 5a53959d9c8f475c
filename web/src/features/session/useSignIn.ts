import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { SignInMutation, SignInMutationVariables } from "../../__generated__/graphql";
import { useSession } from "../../apollo/session";
import { accountMessages } from "../../lib/accountMessages";
import { greetViewer } from "./greetViewer";
import type { SignInValues } from "./signInSchema";

/** Exported for its test. */
export const SIGN_IN: TypedDocumentNode<SignInMutation, SignInMutationVariables> = gql`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      viewer {
        id
        signInCount
        user {
          id
          firstName
        }
      }
      reactivation {
        token
      }
      errors {
        field
        code
        message
      }
    }
  }
`;

const UNCONFIRMED_MESSAGE = "follow the instructions in the email before your account can be activated";

/** A deactivated account whose owner just proved their identity, with its reactivation token. Kept in memory only. */
export interface DeactivatedAccount {
  token: string;
  remember: boolean;
}

/** Opens a session and greets the viewer. Otherwise returns the errors, or the deactivated account. */
export function useSignIn() {
  const [mutate] = useMutation(SIGN_IN);
  const { startSession } = useSession();
  return async (input: SignInValues) => {
    // Never cached: the response may carry a token that opens a session.
    const { data } = await mutate({ variables: { input }, fetchPolicy: "no-cache" });
    const payload = data?.signIn;
    if (payload?.viewer) {
      greetViewer(payload.viewer);
      startSession();
      return { errors: [], deactivated: null };
    }
    if (payload?.reactivation)
      return {
        errors: [],
        deactivated: { token: payload.reactivation.token, remember: input.remember } satisfies DeactivatedAccount,
      };
    return {
      errors: (payload?.errors ?? []).map((error) => ({ ...error, message: translateMessage(error.message) })),
      deactivated: null,
    };
  };
}

/** Translates the one English message of the backend. */
function translateMessage(message: string): string {
  return message.includes(UNCONFIRMED_MESSAGE) ? accountMessages.signIn.unconfirmed : message;
}
