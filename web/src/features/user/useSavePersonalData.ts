import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { Gender } from "../../__generated__/enums";
import type { SavePersonalDataMutation, SavePersonalDataMutationVariables } from "../../__generated__/graphql";
import { isoBirthDate } from "../../lib/birthDate";
import { fullPhone } from "../../../../rules/phone";
import type { PersonalDataValues } from "./personalDataSchema";

const SAVE: TypedDocumentNode<SavePersonalDataMutation, SavePersonalDataMutationVariables> = gql`
  mutation SavePersonalData($input: UpdatePersonalDataInput!) {
    updatePersonalData(input: $input) {
      viewer {
        id
        user {
          id
          firstName
          lastName
          isVerified
          city
          state
        }
        personalData {
          country
          phone
          dateOfBirth
          gender
        }
      }
      message
      errors {
        field
        message
      }
    }
  }
`;

/** Input field of the mutation -> field of the form. */
const FORM_NAMES: Record<string, keyof PersonalDataValues> = {
  phone: "phoneString",
  dateOfBirth: "year",
  newPassword: "password",
};

/**
 * Saves the viewer's personal data and, if given, a new password. Returns the server's message, or the errors mapped
 * to form fields.
 */
export function useSavePersonalData() {
  const [save] = useMutation(SAVE);
  return async (values: PersonalDataValues) => {
    const { data } = await save({ variables: { input: inputOf(values) } });
    const payload = data?.updatePersonalData;
    const errors = (payload?.errors ?? []).map((error) => ({
      ...error,
      field: error.field && (FORM_NAMES[error.field] ?? error.field),
    }));
    return { isSaved: Boolean(payload?.viewer), message: payload?.message ?? null, errors };
  };
}

function inputOf(values: PersonalDataValues): SavePersonalDataMutationVariables["input"] {
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    phone: fullPhone(values.phoneType, values.phoneString),
    country: values.country,
    state: values.state,
    city: values.city || null,
    dateOfBirth: isoBirthDate(values) ?? "",
    gender: values.gender as Gender,
    currentPassword: values.password ? values.currentPassword : null,
    newPassword: values.password || null,
  };
}
