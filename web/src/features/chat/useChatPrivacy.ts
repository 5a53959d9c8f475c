import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import type {
  ChatPrivacyQuery,
  ChatPrivacyQueryVariables,
  SetChatPrivacyMutation,
  SetChatPrivacyMutationVariables,
} from "../../__generated__/graphql";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { toast } from "../../components/ui/toast";
import { chatPrivacyMessages as text } from "../../lib/chatPrivacyMessages";
import { messages } from "../../lib/messages";

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

  /** Shown at once; what is refused goes back to what it was, with a toast. */
  const choose = async (chosen: Partial<Privacy>): Promise<void> => {
    if (!viewer || !privacy) return;
    const { sharesReading, sharesTyping, sharesLastSeen } = { ...privacy, ...chosen };
    const input = { sharesReading, sharesTyping, sharesLastSeen };
    try {
      const { data: answer } = await mutate({
        variables: { input },
        optimisticResponse: {
          setChatPrivacy: {
            __typename: "SetChatPrivacyPayload",
            viewer: { __typename: "Viewer", id: viewer.id, chatPrivacy: { __typename: "ChatPrivacy", ...input } },
            errors: [],
          },
        },
      });
      const refusal = answer ? answer.setChatPrivacy.errors[0]?.message : messages.error.short;
      if (refusal) toast.error(refusal);
      else toast.success(text.saved);
    } catch {
      toast.error(messages.error.short);
    }
  };
  return { privacy, error, refetch, choose };
}
