import { gql } from "@apollo/client";
import type { ApolloCache, TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  CreateProposalMutation,
  CreateProposalMutationVariables,
  UpdateProposalMutation,
  UpdateProposalMutationVariables,
} from "../../__generated__/graphql";
import { refreshCounts } from "../../apollo/liveCounts";
import { useRequestId } from "../../components/useRequestId";

const CREATE: TypedDocumentNode<CreateProposalMutation, CreateProposalMutationVariables> = gql`
  mutation CreateProposal($input: CreateProposalInput!) {
    createProposal(input: $input) {
      transaction {
        id
        status
        chatId
        writtenOffer
        offeredPublications {
          id
        }
        publication {
          id
          viewerProposal {
            state
            reason
            chatId
            transaction {
              id
            }
          }
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

const UPDATE: TypedDocumentNode<UpdateProposalMutation, UpdateProposalMutationVariables> = gql`
  mutation UpdateProposal($input: UpdateProposalInput!) {
    updateProposal(input: $input) {
      transaction {
        id
        status
        chatId
        updatedAt
        writtenOffer
        offeredPublications {
          id
        }
        viewerGives {
          text
          publications {
            id
          }
        }
        publication {
          id
          viewerProposal {
            state
            reason
            chatId
            transaction {
              id
            }
          }
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

interface Offer {
  offeredPublicationIds: string[];
  writtenOffer: string | null;
}

/** Evicts the cached list of proposal chats: the new chat is not in the response. */
function evictProposalChats(cache: ApolloCache) {
  cache.evict({ id: "ROOT_QUERY", fieldName: "chats", args: { tab: "PROPOSALS" } });
}

/** Creates a proposal, or updates the active one with `transactionId`. The button on its publication follows. */
export function useSendProposal() {
  const [create, creating] = useMutation(CREATE, { update: evictProposalChats });
  const [update, updating] = useMutation(UPDATE);
  const { requestIdFor } = useRequestId();
  const send = async (publicationId: string, transactionId: string | null, offer: Offer) => {
    if (transactionId)
      return (await update({ variables: { input: { transactionId, ...offer } } })).data?.updateProposal;
    const proposal = { publicationId, ...offer };
    const { data } = await create({ variables: { input: { ...proposal, requestId: requestIdFor(proposal) } } });
    refreshCounts(creating.client);
    return data?.createProposal;
  };
  return { send, loading: creating.loading || updating.loading };
}
