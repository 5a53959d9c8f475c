import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { CreatePublicationMutation, CreatePublicationMutationVariables } from "../../__generated__/graphql";
import { toPublicationInput } from "./publicationFields";
import { toFormErrors } from "./publicationInput";
import type { SendDraft } from "./publicationInput";

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
`;

/** Sends the form of a new publication. */
export function useCreatePublication(): SendDraft {
  const [mutate] = useMutation(CREATE);
  return async (draft) => {
    const images = draft.images.flatMap(({ file }) => file ?? []);
    const input = { ...toPublicationInput(draft), type: draft.type, categoryId: draft.categoryId, images };
    const { data } = await mutate({ variables: { input } });
    return {
      refusals: toFormErrors(data?.createPublication.errors ?? []),
      publicationId: data?.createPublication.publication?.id ?? null,
    };
  };
}
