import { gql } from "@apollo/client";
import type { ApolloCache, TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useMutation } from "@apollo/client/react";
import { useLocation, useNavigate } from "react-router-dom";
import type {
  SavePublicationMutation,
  SavePublicationMutationVariables,
  UnsavePublicationMutation,
  UnsavePublicationMutationVariables,
} from "../../__generated__/graphql";
import { useSession } from "../../apollo/session";
import { toast } from "../../components/ui/toast";
import { saveIntent } from "../../lib/guestIntent";
import type { LoginState, Purpose } from "../../lib/guestIntent";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";

const SAVE: TypedDocumentNode<SavePublicationMutation, SavePublicationMutationVariables> = gql`
  mutation SavePublication($input: SavePublicationInput!) {
    savePublication(input: $input) {
      publication {
        id
        isSaved
      }
      errors {
        message
      }
    }
  }
`;

const UNSAVE: TypedDocumentNode<UnsavePublicationMutation, UnsavePublicationMutationVariables> = gql`
  mutation UnsavePublication($input: SavePublicationInput!) {
    unsavePublication(input: $input) {
      publication {
        id
        isSaved
      }
      errors {
        message
      }
    }
  }
`;

/**
 * Evicts the saved lists, to be refetched, and adjusts their known count; one that may have been saved before is
 * counted anew.
 */
function updateSavedList(cache: ApolloCache, viewerId: string | undefined, wasSaved: boolean | null) {
  const id = cache.identify({ __typename: "Viewer", id: viewerId });
  if (wasSaved === null) cache.evict({ id, fieldName: "savedPublicationCount" });
  else
    cache.modify<{ savedPublicationCount: number }>({
      id,
      fields: { savedPublicationCount: (count) => Math.max(0, count + (wasSaved ? -1 : 1)) },
    });
  cache.evict({ id: "ROOT_QUERY", fieldName: "savedPublications" });
}

/**
 * Saves or unsaves optimistically, and saves where it is unknown whether it was; the button reverts, with a toast, if
 * the server refuses. A guest is sent to the login, which saves it afterwards.
 */
export function useSavePublication() {
  const { status, viewer } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const client = useApolloClient();
  const [save] = useMutation(SAVE);
  const [unsave] = useMutation(UNSAVE);

  return async ({ id, isSaved, title }: { id: string; isSaved: boolean | null; title?: string }) => {
    if (status !== "member") {
      const purpose: Purpose | undefined = title === undefined ? undefined : { action: "save", title };
      navigate(paths.login(), {
        state: { from: location, intentId: saveIntent({ publicationId: id }), purpose } satisfies LoginState,
      });
      return;
    }
    const variables = { input: { publicationId: id } };
    const answer = { publication: { __typename: "Publication" as const, id, isSaved: !isSaved }, errors: [] };
    try {
      const refused = isSaved
        ? (
            await unsave({
              variables,
              optimisticResponse: { unsavePublication: { __typename: "SavePublicationPayload", ...answer } },
            })
          ).data?.unsavePublication.errors.length
        : (
            await save({
              variables,
              optimisticResponse: { savePublication: { __typename: "SavePublicationPayload", ...answer } },
            })
          ).data?.savePublication.errors.length;
      if (refused) throw new Error("refused");
      updateSavedList(client.cache, viewer?.id, isSaved);
      toast.success(isSaved ? messages.publication.unsaveSuccess : messages.publication.saveSuccess);
    } catch {
      toast.error(isSaved ? messages.publication.unsaveFailure : messages.publication.saveFailure);
    }
  };
}
