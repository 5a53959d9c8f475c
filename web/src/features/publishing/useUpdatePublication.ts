import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { UpdatePublicationMutation, UpdatePublicationMutationVariables } from "../../__generated__/graphql";
import { toPublicationInput } from "./publicationFields";
import { toFormErrors } from "./publicationInput";
import type { SendDraft } from "./publicationInput";

const UPDATE: TypedDocumentNode<UpdatePublicationMutation, UpdatePublicationMutationVariables> = gql`
  mutation UpdatePublication($input: UpdatePublicationInput!) {
    updatePublication(input: $input) {
      publication {
        id
        slug
        title
        status
        interests
        acceptsOtherOffers
        hasChangesInReview
        price {
          amount
          currency
        }
      }
      errors {
        field
        code
        message
      }
    }
  }
`;

/** Sends the edited form: existing pictures by URL, new ones as files. */
export function useUpdatePublication(publicationId: string): SendDraft {
  const [mutate, { client }] = useMutation(UPDATE, {
    update: (cache) => {
      cache.evict({ id: "ROOT_QUERY", fieldName: "ownPublications" });
    },
  });
  return async (draft) => {
    const images = draft.images.map(({ id, file }) => (file ? { file } : { url: id }));
    const input = {
      ...toPublicationInput(draft),
      publicationId,
      revision: draft.revision,
      type: draft.type,
      categoryId: draft.categoryId || null,
      images,
    };
    const { data } = await mutate({ variables: { input } });
    const refusals = toFormErrors(data?.updatePublication.errors ?? []);
    // The next edit does not begin with a look at what was replaced. Silently: the form that shows it is still open.
    if (refusals.length === 0)
      client.cache.evict({ id: "ROOT_QUERY", fieldName: "publicationEdit", args: { publicationId }, broadcast: false });
    return { refusals, publicationId };
  };
}
