import { chakra } from "@chakra-ui/react/styled-system";
import { LuBellOff, LuImage, LuMapPin } from "react-icons/lu";
import { Link as RouterLink } from "react-router-dom";
import type { ChatListItem_ChatFragment } from "../../__generated__/graphql";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { transactionMessages } from "../../lib/transactionMessages";

const text = transactionMessages.chat;

/** One conversation of a list. */
export const ChatRow = chakra(RouterLink, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    position: "relative",
    p: { base: "14px 16px", md: "14px 20px" },
    borderBottom: "1px solid {colors.border.subtle}",
    color: "inherit",
    textDecoration: "none",
    _hover: { bg: "bg.sunken" },
    _focusVisible: { outlineOffset: "-3px" },
    _currentPage: {
      bg: "bg.give",
      _before: {
        content: '""',
        position: "absolute",
        left: 0,
        top: "10px",
        bottom: "10px",
        width: "4px",
        borderRadius: "0 4px 4px 0",
        bg: "border.selected",
      },
    },
  },
});

/** Cut at the end of the row with an ellipsis. */
export const TruncatedLine = chakra("span", {
  base: { display: "block", minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
});

/** How many messages of a chat are unread. */
export const CountBadge = chakra("span", {
  base: {
    flexShrink: 0,
    px: "1.5",
    minWidth: "20px",
    borderRadius: "md",
    bg: "action.swap",
    color: "fg.onSwap",
    textStyle: "micro",
    lineHeight: "20px",
    textAlign: "center",
  },
});

/** Says that a chat is muted. */
export function MutedMark() {
  return (
    <chakra.span flexShrink={0} color="fg.muted">
      <LuBellOff size={16} aria-hidden="true" />
      <VisuallyHidden>{text.muted}</VisuallyHidden>
    </chakra.span>
  );
}

/** How many messages are unread; nothing where there are none. Of a muted chat without its colour. */
export function UnreadBadge({ count, isMuted }: { count: number; isMuted: boolean }) {
  if (count === 0) return null;
  return (
    <CountBadge {...(isMuted && { bg: "bg.sunken", color: "fg.muted" })}>
      <span aria-hidden="true">{count > 9 ? "9+" : count}</span>
      <VisuallyHidden>{text.unread(count)}</VisuallyHidden>
    </CountBadge>
  );
}

interface LastMessageProps {
  message: Pick<NonNullable<ChatListItem_ChatFragment["lastMessage"]>, "text" | "picture" | "location">;
  /** Named before it; null where it is plain who wrote it. */
  author: string | null;
}

/** The words of the newest message, or what it is without words. */
export function LastMessage({ message, author }: LastMessageProps) {
  const kind = message.text ? null : message.picture ? "picture" : message.location ? "location" : null;
  const content = message.text || (kind ? text[kind] : "");
  return (
    <>
      {kind === "picture" && <LuImage size={16} aria-hidden="true" />}
      {kind === "location" && <LuMapPin size={16} aria-hidden="true" />}
      <TruncatedLine>{author === null ? content : text.said(author, content)}</TruncatedLine>
    </>
  );
}
