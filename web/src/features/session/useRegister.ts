import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import type { Gender } from '../../__generated__/enums'
import type { RegisterMutation, RegisterMutationVariables } from '../../__generated__/graphql'
import { isoBirthDate } from '../../lib/birthDate'
import { fullPhone } from '../../lib/phone'
import type { RegistrationValues } from './registrationSchema'

/** Exported for its test. */
export const REGISTER: TypedDocumentNode<RegisterMutation, RegisterMutationVariables> = gql`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      email
      errors {
        field
        code
        message
      }
    }
  }
`

/** Input field of the server -> name in the form. */
const FORM_NAMES: Record<string, keyof RegistrationValues> = {
  phone: 'phoneString',
  dateOfBirth: 'year',
  picture: 'profilePicture',
  acceptsTerms: 'termsAndConditions',
  wantsVerification: 'identityVerification',
}

/** Creates the account. Answers the address the mail went to, or why not, at the names of the form. */
export function useRegister() {
  const [mutate] = useMutation(REGISTER)
  return async (values: RegistrationValues) => {
    const { data } = await mutate({
      variables: {
        input: {
          firstName: values.firstName,
          lastName: values.lastName,
          email: values.email,
          phone: fullPhone(values.phoneType, values.phoneString),
          country: values.country,
          state: values.state,
          city: values.city || null,
          dateOfBirth: isoBirthDate(values) ?? '',
          gender: values.gender as Gender,
          password: values.password,
          picture: values.profilePicture,
          acceptsTerms: values.termsAndConditions,
          wantsVerification: values.identityVerification,
          captcha: values.captcha,
        },
      },
    })
    const errors = (data?.register.errors ?? []).map((error) => ({
      ...error,
      field: error.field ? (FORM_NAMES[error.field] ?? error.field) : null,
    }))
    return { email: data?.register.email ?? null, errors }
  }
}
