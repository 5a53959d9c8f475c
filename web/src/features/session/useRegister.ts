import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { Gender } from "../../__generated__/enums";
import type {
  CompleteRegistrationMutation,
  CompleteRegistrationMutationVariables,
  RegisterMutation,
  RegisterMutationVariables,
} from "../../__generated__/graphql";
import { isoBirthDate } from "../../lib/birthDate";
import type { PendingRegistration } from "../../lib/pendingRegistration";
import { fullPhone } from "../../../../rules/phone";
import type { RegistrationValues } from "./registrationSchema";

/** Exported for its test. */
export const REGISTER: TypedDocumentNode<RegisterMutation, RegisterMutationVariables> = gql`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      email
      userId
      correctionToken
      errors {
        field
        code
        message
      }
    }
  }
`;

/** Exported for its test. */
export const COMPLETE_REGISTRATION: TypedDocumentNode<
  CompleteRegistrationMutation,
  CompleteRegistrationMutationVariables
> = gql`
  mutation CompleteRegistration($input: CompleteRegistrationInput!) {
    completeRegistration(input: $input) {
      email
      errors {
        field
        code
        message
      }
    }
  }
`;

/** Input field of the mutation -> field of the form. */
const FORM_NAMES: Record<string, keyof RegistrationValues> = {
  phone: "phoneString",
  dateOfBirth: "year",
  picture: "profilePicture",
  acceptsTerms: "termsAndConditions",
  wantsVerification: "identityVerification",
};

/** What is known of the account that was created. */
export interface NewAccount {
  email: string;
  userId: string | null;
  /** For changing a mistyped address; null where that is not possible. */
  correctionToken: string | null;
}

/**
 * Creates the account, or completes one that a provider verified. Returns it, or the errors mapped to form fields; an
 * error at `token` means that the provider has to be asked again.
 */
export function useRegister(pending: PendingRegistration | null) {
  const [register] = useMutation(REGISTER);
  const [complete] = useMutation(COMPLETE_REGISTRATION);
  return async (values: RegistrationValues) => {
    const account = accountOf(values);
    const payload = pending
      ? (await complete({ variables: { input: { ...account, token: pending.token } } })).data?.completeRegistration
      : // Never cached: the response carries a token that changes the account's address.
        (await register({ variables: { input: { ...account, email: values.email } }, fetchPolicy: "no-cache" })).data
          ?.register;
    const errors = (payload?.errors ?? []).map((error) => ({
      ...error,
      field: error.field ? (FORM_NAMES[error.field] ?? error.field) : null,
    }));
    const created: NewAccount | null =
      payload && payload.email !== null
        ? {
            email: payload.email,
            userId: "userId" in payload ? payload.userId : null,
            correctionToken: "correctionToken" in payload ? payload.correctionToken : null,
          }
        : null;
    return { account: created, errors };
  };
}

function accountOf(values: RegistrationValues) {
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    phone: fullPhone(values.phoneType, values.phoneString),
    country: values.country,
    state: values.state,
    city: values.city || null,
    dateOfBirth: isoBirthDate(values) ?? "",
    gender: values.gender as Gender,
    password: values.password,
    picture: values.profilePicture,
    acceptsTerms: values.termsAndConditions,
    wantsVerification: values.identityVerification,
    captcha: values.captcha,
  };
}
