import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import type {
  ChatPrivacyQuery,
  ChatPrivacyQueryVariables,
  SetChatPrivacyMutation,
  SetChatPrivacyMutationVariables,
} from "../../__generated__/graphql";
import { reportOutcome } from "../../apollo/reportOutcome";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { chatPrivacyMessages as text } from "../../lib/chatPrivacyMessages";

const QUERY: TypedDocumentNode<ChatPrivacyQuery, ChatPrivacyQueryVariables> = gql`
  query ChatPrivacy {
    viewer {
      id
      chatPrivacy {
        sharesReading
        sharesTyping
        sharesLastSeen
      }
    }
  }
`;

const SET: TypedDocumentNode<SetChatPrivacyMutation, SetChatPrivacyMutationVariables> = gql`
  mutation SetChatPrivacy($input: SetChatPrivacyInput!) {
    setChatPrivacy(input: $input) {
      viewer {
        id
        chatPrivacy {
          sharesReading
          sharesTyping
          sharesLastSeen
        }
      }
      errors {
        message
      }
    }
  }
`;

type Privacy = SetChatPrivacyMutationVariables["input"];

/** What the viewer shares in chats. `privacy` is null where the backend has no such settings, undefined meanwhile. */
export function useChatPrivacy() {
  const { data, error, refetch } = useQuery(QUERY, useNavigationFetchPolicy());
  const [mutate] = useMutation(SET);
  const viewer = data?.viewer;
  const privacy = viewer?.chatPrivacy;

  const choose = async (chosen: Partial<Privacy>): Promise<void> => {
    if (!viewer || !privacy) return;
    const { sharesReading, sharesTyping, sharesLastSeen } = { ...privacy, ...chosen };
    const input = { sharesReading, sharesTyping, sharesLastSeen };
    await reportOutcome(async () => {
      const { data: answer } = await mutate({
        variables: { input },
        // Shown at once; what is refused goes back to what it was.
        optimisticResponse: {
          setChatPrivacy: {
            __typename: "SetChatPrivacyPayload",
            viewer: { __typename: "Viewer", id: viewer.id, chatPrivacy: { __typename: "ChatPrivacy", ...input } },
            errors: [],
          },
        },
      });
      return answer?.setChatPrivacy;
    }, text.saved);
  };
  return { privacy, error, refetch, choose };
}
