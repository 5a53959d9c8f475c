import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { typingMs } from "../../../../rules/typing";
import type { AnnounceTypingMutation, AnnounceTypingMutationVariables } from "../../__generated__/graphql";
import { useViewer } from "../../apollo/session";
import { isOffline } from "../../lib/loadWhenOnline";
import { useDraft } from "./drafts";

const ANNOUNCE_TYPING: TypedDocumentNode<AnnounceTypingMutation, AnnounceTypingMutationVariables> = gql`
  mutation AnnounceTyping($input: AnnounceTypingInput!) {
    announceTyping(input: $input) {
      errors {
        message
      }
    }
  }
`;

/** Tells the others in a chat that the viewer is typing, when their draft changes, at most every `typingMs.between`. */
export function useAnnounceTyping(chatId: string): void {
  const { id: ownerId } = useViewer();
  const draft = useDraft(chatId, ownerId);
  const [announce] = useMutation(ANNOUNCE_TYPING);
  const known = useRef(draft);
  const announcedAt = useRef(0);
  useEffect(() => {
    if (draft === known.current) return;
    known.current = draft;
    const now = Date.now();
    if (draft === "" || isOffline() || now - announcedAt.current < typingMs.between) return;
    announcedAt.current = now;
    // The next one makes up for a lost one.
    announce({ variables: { input: { chatId } } }).catch(() => {});
  }, [announce, chatId, draft]);
}
