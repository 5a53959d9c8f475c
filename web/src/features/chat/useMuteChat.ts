import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  MuteChatMutation,
  MuteChatMutationVariables,
  UnmuteChatMutation,
  UnmuteChatMutationVariables,
} from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { toast } from "../../components/ui/toast";
import { chatOptionMessages as text } from "../../lib/chatOptionMessages";

registerFragment(gql`
  fragment Mute_payload on MuteChatPayload {
    chat {
      id
      isMuted
    }
    ringChat {
      id
      isMuted
    }
    viewer {
      id
      unreadChatCount
    }
    errors {
      message
    }
  }
`);

const MUTE: TypedDocumentNode<MuteChatMutation, MuteChatMutationVariables> = gql`
  mutation MuteChat($input: MuteChatInput!) {
    muteChat(input: $input) {
      ...Mute_payload @unmask
    }
  }
`;

const UNMUTE: TypedDocumentNode<UnmuteChatMutation, UnmuteChatMutationVariables> = gql`
  mutation UnmuteChat($input: MuteChatInput!) {
    unmuteChat(input: $input) {
      ...Mute_payload @unmask
    }
  }
`;

/** Mutes a chat, or takes it back; shows the result as a toast. */
export function useMuteChat(chatId: string) {
  const [mute, { loading: isMuting }] = useMutation(MUTE);
  const [unmute, { loading: isUnmuting }] = useMutation(UNMUTE);
  const setMuted = async (isMuted: boolean) => {
    const options = { variables: { input: { chatId } } };
    try {
      const errors = isMuted
        ? (await mute(options)).data?.muteChat.errors
        : (await unmute(options)).data?.unmuteChat.errors;
      const refusal = errors?.[0]?.message;
      if (refusal) toast.refused(refusal);
      else toast.success(isMuted ? text.muted : text.unmuted);
    } catch (error) {
      toast.error(failureMessage(error));
    }
  };
  return { setMuted, isBusy: isMuting || isUnmuting };
}
