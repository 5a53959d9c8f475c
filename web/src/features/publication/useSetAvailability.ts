import { gql } from "@apollo/client";
import type { ApolloCache, TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  ActivatePublicationMutation,
  ActivatePublicationMutationVariables,
  DeactivatePublicationMutation,
  DeactivatePublicationMutationVariables,
} from "../../__generated__/graphql";
import { useSession } from "../../apollo/session";
import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";
import { profileMessages } from "../../lib/profileMessages";

const DEACTIVATE: TypedDocumentNode<DeactivatePublicationMutation, DeactivatePublicationMutationVariables> = gql`
  mutation DeactivatePublication($input: PublicationStatusInput!) {
    deactivatePublication(input: $input) {
      publication {
        id
        status
      }
      errors {
        message
      }
    }
  }
`;

const ACTIVATE: TypedDocumentNode<ActivatePublicationMutation, ActivatePublicationMutationVariables> = gql`
  mutation ActivatePublication($input: PublicationStatusInput!) {
    activatePublication(input: $input) {
      publication {
        id
        status
      }
      errors {
        message
      }
    }
  }
`;

/** Evicts every list and count that contains the publication, to be refetched. */
function evictOwnPublications(cache: ApolloCache, viewerId: string | undefined) {
  const viewer = cache.identify({ __typename: "Viewer", id: viewerId });
  cache.evict({ id: "ROOT_QUERY", fieldName: "ownPublications" });
  for (const fieldName of ["activePublications", "activePublicationTitles", "activePublicationCount"])
    cache.evict({ id: viewer, fieldName });
}

/** Deactivates or activates an own publication and shows the result as a toast. Returns whether it succeeded. */
export function useSetAvailability() {
  const { viewer } = useSession();
  const update = (cache: ApolloCache) => evictOwnPublications(cache, viewer?.id);
  const [deactivate] = useMutation(DEACTIVATE, { update });
  const [activate] = useMutation(ACTIVATE, { update });

  return async (publicationId: string, status: "ACTIVE" | "INACTIVE"): Promise<boolean> => {
    const variables = { input: { publicationId } };
    const text = profileMessages.own;
    const options = { about: `publication-${publicationId}` };
    try {
      const outcome =
        status === "ACTIVE"
          ? (await activate({ variables })).data?.activatePublication
          : (await deactivate({ variables })).data?.deactivatePublication;
      const [refusal] = outcome?.errors ?? [];
      if (!outcome || refusal) {
        if (refusal) toast.refused(refusal.message);
        else toast.error(messages.error.short);
        return false;
      }
      if (status === "INACTIVE") toast.success(text.deactivated, options);
      else if (outcome.publication?.status === "WAITING") toast.info(text.inReview, options);
      else toast.success(text.activated, options);
      return true;
    } catch {
      toast.error(messages.error.short);
      return false;
    }
  };
}
