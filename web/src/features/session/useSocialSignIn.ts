import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useLocation, useNavigate } from "react-router-dom";
import type {
  SignInWithFacebookMutation,
  SignInWithFacebookMutationVariables,
  SignInWithGoogleMutation,
  SignInWithGoogleMutationVariables,
} from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useSession } from "../../apollo/session";
import { toast } from "../../components/ui/toast";
import { accountMessages } from "../../lib/accountMessages";
import { paths } from "../../lib/paths";
import { savePendingRegistration } from "../../lib/pendingRegistration";
import { greetViewer } from "./greetViewer";
import type { ProviderCredential } from "./identityProvider";
import { inactiveAccountOf } from "./useSignIn";
import type { InactiveAccount } from "./useSignIn";

registerFragment(gql`
  fragment SocialSignIn_payload on SocialSignInPayload {
    viewer {
      id
      signInCount
      user {
        id
        firstName
      }
    }
    incomplete {
      token
      email
      firstName
      lastName
      expiresAt
    }
    reactivation {
      token
    }
    suspension {
      reason
      appealToken
    }
    errors {
      message
    }
  }
`);

const WITH_GOOGLE: TypedDocumentNode<SignInWithGoogleMutation, SignInWithGoogleMutationVariables> = gql`
  mutation SignInWithGoogle($input: SocialSignInInput!) {
    signInWithGoogle(input: $input) {
      ...SocialSignIn_payload @unmask
    }
  }
`;

const WITH_FACEBOOK: TypedDocumentNode<SignInWithFacebookMutation, SignInWithFacebookMutationVariables> = gql`
  mutation SignInWithFacebook($input: SocialSignInInput!) {
    signInWithFacebook(input: $input) {
      ...SocialSignIn_payload @unmask
    }
  }
`;

/** Which of them are offered, the server's settings say. */
export type ProviderName = "google" | "facebook";

/**
 * Opens a session with a provider's credential; a user without an account continues to the registration. Returns the
 * account if it is inactive; throws if the credential is rejected.
 */
export function useSocialSignIn() {
  const [withGoogle] = useMutation(WITH_GOOGLE);
  const [withFacebook] = useMutation(WITH_FACEBOOK);
  const { startSession } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  return async (
    provider: ProviderName,
    credential: ProviderCredential,
    remember: boolean,
  ): Promise<InactiveAccount | null> => {
    const variables = { input: { ...credential, remember } };
    // Never cached: the response may carry a token that opens an account.
    const options = { variables, fetchPolicy: "no-cache" } as const;
    const payload =
      provider === "google"
        ? (await withGoogle(options)).data?.signInWithGoogle
        : (await withFacebook(options)).data?.signInWithFacebook;
    if (payload?.viewer) {
      greetViewer(payload.viewer);
      startSession();
      return null;
    }
    const inactive = payload && inactiveAccountOf(payload, remember);
    if (inactive) return inactive;
    if (!payload?.incomplete) throw new Error(payload?.errors[0]?.message ?? "no answer");
    savePendingRegistration(payload.incomplete);
    toast.info(accountMessages.social.incomplete, { isNews: true });
    navigate(paths.registration(), { state });
    return null;
  };
}
