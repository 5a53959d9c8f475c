import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import type { SignInMutation, SignInMutationVariables } from '../../__generated__/graphql'
import { useSession } from '../../apollo/session'
import { accountMessages } from '../../lib/accountMessages'
import { greet } from './greet'
import type { SignInValues } from './signInSchema'

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
      errors {
        field
        code
        message
      }
    }
  }
`

const UNCONFIRMED = 'follow the instructions in the email before your account can be activated'

/** Opens a session and greets. Returns why not; an empty list when it is open. */
export function useSignIn() {
  const [mutate] = useMutation(SIGN_IN)
  const { signedIn } = useSession()
  return async (input: SignInValues) => {
    const { data } = await mutate({ variables: { input } })
    const payload = data?.signIn
    if (!payload?.viewer) return (payload?.errors ?? []).map((error) => ({ ...error, message: readable(error.message) }))
    greet(payload.viewer)
    signedIn()
    return []
  }
}

/** The one message of the backend that is replaced by the product's own words. */
function readable(message: string): string {
  return message.includes(UNCONFIRMED) ? accountMessages.signIn.unconfirmed : message
}
