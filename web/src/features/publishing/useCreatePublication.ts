import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import type { CreatePublicationMutation, CreatePublicationMutationVariables } from '../../__generated__/graphql'
import type { DraftField, PublicationDraft } from './publicationSchema'

const CREATE: TypedDocumentNode<CreatePublicationMutation, CreatePublicationMutationVariables> = gql`
  mutation CreatePublication($input: CreatePublicationInput!) {
    createPublication(input: $input) {
      publication {
        id
        slug
        title
        status
      }
      errors {
        field
        code
        message
      }
    }
  }
`

/** Input field of the server -> name in the form. */
const FORM_NAMES: Record<string, DraftField> = { priceUsd: 'price', coordinates: 'place', municipality: 'place', state: 'place' }

/** Sends the form. The requestId in it makes a repeated send harmless. Returns why not, at the names of the form; empty when it is published. */
export function useCreatePublication() {
  const [mutate] = useMutation(CREATE)
  return async (draft: PublicationDraft) => {
    const { place } = draft
    if (!place) throw new Error('no place')
    const isProduct = draft.type === 'PRODUCT'
    const { data } = await mutate({
      variables: {
        input: {
          requestId: draft.requestId,
          type: draft.type,
          categoryId: draft.categoryId,
          title: draft.title.trim().replace(/\s+/g, ' '),
          priceUsd: Number(draft.price),
          condition: isProduct ? draft.condition || null : null,
          usage: isProduct && draft.condition === 'USED' ? draft.usage || null : null,
          description: draft.description.trim(),
          images: draft.images.map(({ file }) => file),
          interests: draft.interests,
          acceptsOtherOffers: draft.interests.length === 0 || draft.acceptsOtherOffers,
          address: draft.address.trim(),
          reference: draft.reference.trim() || null,
          municipality: place.municipality,
          state: place.state,
          coordinates: { latitude: place.latitude, longitude: place.longitude },
        },
      },
    })
    return (data?.createPublication.errors ?? []).map((error) => {
      const name = error.field?.split('.')[0] ?? null
      return { ...error, field: name ? (FORM_NAMES[name] ?? name) : null }
    })
  }
}
