import { useApolloClient } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { LuImagePlus, LuMapPin, LuSendHorizontal } from "react-icons/lu";
import { useViewer } from "../../apollo/session";
import { Button } from "../../components/ui/Button";
import { lazyWithFallback } from "../../components/ui/lazyWithFallback";
import { useIsOnline } from "../../components/ui/useIsOnline";
import { transactionMessages } from "../../lib/transactionMessages";
import { loadOrFailOffline, loadWhenOnline } from "../../lib/loadWhenOnline";
import { randomId } from "../../lib/randomId";
import { ComposerButton } from "./ComposerButton";
import { useDraft, writeDraft } from "./drafts";
import { outbox } from "./outbox";
import type { Quote } from "./quote";
import { QuickReplies } from "./QuickReplies";
import { sendOutgoing } from "./sendMessages";
import { useAttachment } from "./useAttachment";
import { useReach } from "./useReach";
import { checkMessage, maxMessage } from "../../../../rules/message";
import { pictureTypes } from "../../../../rules/pictures";
import { cleanText, countCharacters } from "../../../../rules/text";

const ChatWarningNote = lazyWithFallback(
  loadOrFailOffline(() => import("../../components/form/ChatWarningNote")),
  () => null,
);
const AttachmentPreview = lazy(loadWhenOnline(() => import("./AttachmentPreview")));
const ReplyPreview = lazy(loadWhenOnline(() => import("./ReplyPreview")));
const PlaceDialog = lazy(loadWhenOnline(() => import("./PlaceDialog")));

const text = transactionMessages.chat;

/** From this length on, the remaining characters are shown. */
const nearLength = maxMessage - 100;

interface ComposerProps {
  chatId: string;
  /** Before a proposal is accepted, contact data and payments in the text are warned of. */
  shouldWarn: boolean;
  /** Who wrote the message that is answered. */
  name: string;
  /** Offered while nothing is written. */
  quickReplies: readonly string[];
  /** The message that is answered. */
  replyTo: Quote | null;
  /** The answer has been sent, or the message is no longer an answer. */
  onReplyEnd: () => void;
}

/**
 * Composes a message. Sending needs text, a picture or a location, and the network; offline, the message can be
 * queued.
 */
export function Composer({ chatId, shouldWarn, name, quickReplies, replyTo, onReplyEnd }: ComposerProps) {
  const client = useApolloClient();
  const { id: ownerId } = useViewer();
  const draft = useDraft(chatId, ownerId);
  const isOnline = useIsOnline();
  const { attachment, attachPicture, attachPlace, takeAttachment, removeAttachment } = useAttachment();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isChoosingPlace, setChoosingPlace] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const form = useRef<HTMLFormElement>(null);
  useReach(form);
  const length = countCharacters(cleanText(draft));
  const refusal = checkMessage(draft);
  const canSend = (draft.trim() !== "" || attachment !== null) && refusal === null;
  const isWarned = shouldWarn && draft !== "";

  const answeredId = replyTo?.messageId;
  // Whoever begins an answer wants to write it.
  useEffect(() => {
    if (answeredId !== undefined) field.current?.focus();
  }, [answeredId]);

  const send = () => {
    if (!canSend) return;
    const attached = takeAttachment();
    outbox.add({
      randomId: randomId(),
      chatId,
      text: cleanText(draft),
      picture: attached?.kind === "picture" ? attached.file : null,
      pictureUrl: attached?.kind === "picture" ? attached.url : null,
      location: attached?.kind === "location" ? attached.place : null,
      replyTo,
      createdAt: new Date().toISOString(),
      state: isOnline ? "sending" : "queued",
      reason: null,
    });
    writeDraft(chatId, ownerId, "");
    onReplyEnd();
    void sendOutgoing(client, chatId);
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isOnline) send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && replyTo) onReplyEnd();
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isOnline) send();
  };

  return (
    <chakra.form
      ref={form}
      onSubmit={onSubmit}
      data-composer=""
      flexShrink={0}
      display="flex"
      flexDirection="column"
      gap="2"
      p={{ base: "10px 10px max(14px, env(safe-area-inset-bottom))", md: "14px 24px" }}
      bg="bg.surface"
      borderTop="1px solid {colors.border.subtle}"
    >
      {isWarned && <ChatWarningNote id={noteId} text={draft} />}
      {quickReplies.length > 0 && draft === "" && !attachment && !replyTo && (
        <QuickReplies
          replies={quickReplies}
          onChoose={(reply) => {
            writeDraft(chatId, ownerId, reply);
            field.current?.focus();
          }}
        />
      )}
      {replyTo && (
        <Suspense fallback={<chakra.div height="52px" />}>
          <ReplyPreview quote={replyTo} name={name} onCancel={onReplyEnd} />
        </Suspense>
      )}
      {attachment && (
        <Suspense fallback={<chakra.div height="72px" />}>
          <AttachmentPreview attachment={attachment} onRemove={removeAttachment} />
        </Suspense>
      )}
      {!isOnline && canSend && (
        <Button variant="secondary" size="s" onClick={send}>
          {text.sendOnReconnect}
        </Button>
      )}
      <chakra.div display="flex" alignItems="flex-end" gap={{ base: "0.5", md: "2" }}>
        <input
          ref={fileInput}
          type="file"
          accept={pictureTypes.join(",")}
          hidden
          aria-label={text.sendPicture}
          onChange={(event) => {
            void attachPicture(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
        <ComposerButton type="button" aria-label={text.sendPicture} onClick={() => fileInput.current?.click()}>
          <LuImagePlus size={23} aria-hidden="true" />
        </ComposerButton>
        <ComposerButton type="button" aria-label={text.sendPlace} onClick={() => setChoosingPlace(true)}>
          <LuMapPin size={23} aria-hidden="true" />
        </ComposerButton>
        <chakra.textarea
          ref={field}
          value={draft}
          onChange={(event) => writeDraft(chatId, ownerId, event.target.value)}
          onKeyDown={onKeyDown}
          rows={1}
          aria-label={text.write}
          aria-describedby={isWarned ? noteId : undefined}
          placeholder={text.write}
          flex="1"
          minWidth="0"
          minHeight="48px"
          maxHeight="144px"
          px="3.5"
          py="11px"
          resize="none"
          lineHeight="1.5rem"
          borderRadius="24px"
          border="1.5px solid {colors.border.control}"
          bg="bg.surface"
          css={{ fieldSizing: "content" }}
        />
        <chakra.button
          type="submit"
          aria-label={text.send}
          disabled={!canSend || !isOnline}
          display="grid"
          placeItems="center"
          flexShrink={0}
          width="48px"
          height="48px"
          borderRadius="full"
          bg="action.primary"
          color="fg.onFill"
          cursor="pointer"
          _hover={{ bg: "action.primaryHover" }}
          _disabled={{ bg: "bg.disabled", color: "fg.disabled", cursor: "not-allowed" }}
        >
          <LuSendHorizontal size={21} aria-hidden="true" />
        </chakra.button>
      </chakra.div>
      {(refusal || length >= nearLength) && (
        <chakra.p role="status" textStyle="caption" color={refusal ? "fg.error" : "fg.muted"} textAlign="right">
          {refusal ?? text.left(maxMessage - length)}
        </chakra.p>
      )}
      {isChoosingPlace && (
        <Suspense fallback={null}>
          <PlaceDialog
            onClose={() => setChoosingPlace(false)}
            onChoose={(place) => {
              attachPlace(place);
              setChoosingPlace(false);
            }}
          />
        </Suspense>
      )}
    </chakra.form>
  );
}
