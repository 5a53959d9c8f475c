import { gql } from "@apollo/client";
import type { ApolloCache, TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  CreateProposalInput,
  CreateProposalMutation,
  CreateProposalMutationVariables,
  UpdateProposalInput,
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

type Offer = Omit<UpdateProposalInput, "transactionId">;
type NewOffer = Omit<CreateProposalInput, "publicationId" | "requestId">;

/** Evicts the cached list of proposal chats: the new chat is not in the response. */
function evictProposalChats(cache: ApolloCache) {
  cache.evict({ id: "ROOT_QUERY", fieldName: "chats", args: { tab: "PROPOSALS" } });
}

/** Creates a proposal, or updates an active one. The button on its publication follows. */
export function useSendProposal() {
  const [create, creating] = useMutation(CREATE, { update: evictProposalChats });
  const [update, updating] = useMutation(UPDATE);
  const { requestIdFor } = useRequestId();
  return {
    create: async (publicationId: string, offer: NewOffer) => {
      const proposal = { publicationId, ...offer };
      const { data } = await create({ variables: { input: { ...proposal, requestId: requestIdFor(proposal) } } });
      refreshCounts(creating.client);
      return data?.createProposal;
    },
    update: async (transactionId: string, offer: Offer) =>
      (await update({ variables: { input: { transactionId, ...offer } } })).data?.updateProposal,
    loading: creating.loading || updating.loading,
  };
}
