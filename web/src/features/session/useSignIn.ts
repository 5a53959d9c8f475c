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
      suspension {
        reason
        appealToken
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

/** An account that we suspended, and the token for its person's appeal while there was none. Kept in memory only. */
export interface SuspendedAccount {
  reason: string | null;
  appealToken: string | null;
}

/** Why the proven owner of an account cannot sign in. */
export type InactiveAccount = { deactivated: DeactivatedAccount } | { suspended: SuspendedAccount };

/** Opens a session and greets the viewer. Otherwise returns the errors, or the inactive account. */
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
      return { errors: [], inactive: null };
    }
    const inactive = payload && inactiveAccountOf(payload, input.remember);
    if (inactive) return { errors: [], inactive };
    return {
      errors: (payload?.errors ?? []).map((error) => ({ ...error, message: translateMessage(error.message) })),
      inactive: null,
    };
  };
}

/** The inactive account of a refused sign-in, also with a provider; null where it was refused for another reason. */
export function inactiveAccountOf(
  { reactivation, suspension }: { reactivation: { token: string } | null; suspension: SuspendedAccount | null },
  remember: boolean,
): InactiveAccount | null {
  if (reactivation) return { deactivated: { token: reactivation.token, remember } };
  return suspension ? { suspended: suspension } : null;
}

/** Translates the one English message of the backend. */
function translateMessage(message: string): string {
  return message.includes(UNCONFIRMED_MESSAGE) ? accountMessages.signIn.unconfirmed : message;
}
