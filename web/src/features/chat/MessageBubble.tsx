import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, memo, Suspense } from "react";
import type { ReactNode } from "react";
import { LuFlag, LuReply } from "react-icons/lu";
import { Picture } from "../../components/ui/Picture";
import { Skeleton } from "../../components/ui/Skeleton";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { timeOfDay } from "../../lib/dates";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { transactionMessages } from "../../lib/transactionMessages";
import { BubbleAction } from "./BubbleAction";
import type { ChatPlace } from "./ChatPlace";
import type { Quote } from "./quote";
import { QuoteBlock } from "./QuoteBlock";
import { QuoteLink } from "./QuoteLink";
import type { Delivery } from "./delivery";
import { DeliveryMark } from "./DeliveryMark";

const LocationMessage = lazy(loadWhenOnline(() => import("./LocationMessage")));

const text = transactionMessages.chat;

interface MessageBubbleProps {
  isOwn: boolean;
  /** Who wrote it, where that is not the viewer. */
  name: string;
  /** Whether it is seen, too: where there are several. */
  isNameShown?: boolean;
  content: string | null;
  picture: { url: string; sources: readonly { url: string; width: number }[] } | null;
  location: ChatPlace | null;
  createdAt: string;
  /** The message that it answers. */
  quote?: Quote | null;
  /** Who wrote that, where it was not the viewer. */
  quoteName?: string;
  onOpenQuote?: (messageId: string) => void;
  /** Begins an answer to a message by its id; absent where that is not possible. */
  onReply?: (messageId: string) => void;
  replyId?: string;
  /** Reports a received message by its id; absent where that is not possible. */
  onReport?: (messageId: string) => void;
  reportedId?: string;
  /** How far an own message has come; absent where that is not known. */
  delivery?: Delivery | undefined;
  /** Shown beside the time, for an unsent message. */
  state?: ReactNode;
}

/** One message: text, a picture, a location. */
export const MessageBubble = memo(function MessageBubble({
  isOwn,
  name,
  isNameShown = false,
  content,
  picture,
  location,
  createdAt,
  quote,
  quoteName = "",
  onOpenQuote,
  onReply,
  replyId,
  onReport,
  reportedId,
  delivery,
  state,
}: MessageBubbleProps) {
  const author = isOwn ? text.you : name;
  // A location without text has a white background, on both sides.
  const isBlue = isOwn && (content !== null || location === null);
  return (
    <chakra.div display="flex" justifyContent={isOwn ? "flex-end" : "flex-start"}>
      <chakra.div
        maxWidth={{ base: "284px", md: "430px" }}
        overflow="hidden"
        borderRadius={isOwn ? "18px 18px 5px 18px" : "18px 18px 18px 5px"}
        bg={isBlue ? "action.primary" : "bg.surface"}
        color={isBlue ? "fg.onFill" : "fg"}
        border={isBlue ? undefined : "1px solid {colors.border.subtle}"}
      >
        {isNameShown ? (
          <chakra.span display="block" p="8px 14px 0" textStyle="caption" fontWeight={700} overflowWrap="anywhere">
            {author}
            <VisuallyHidden>: </VisuallyHidden>
          </chakra.span>
        ) : (
          <VisuallyHidden>{`${author}: `}</VisuallyHidden>
        )}
        {quote &&
          (onOpenQuote ? (
            <QuoteLink quote={quote} name={quoteName} onOpen={onOpenQuote} />
          ) : (
            <QuoteBlock quote={quote} name={quoteName} />
          ))}
        {picture && (
          <chakra.a
            href={picture.url}
            target="_blank"
            rel="noreferrer"
            display="block"
            minWidth="min(252px, 100%)"
            aspectRatio="4/3"
          >
            <Picture image={picture} alt={isOwn ? text.yourPicture : text.pictureFrom(name)} sizes="252px" />
          </chakra.a>
        )}
        {location && (
          <Suspense fallback={<Skeleton width="252px" maxWidth="100%" height="197px" />}>
            <LocationMessage place={location} />
          </Suspense>
        )}
        <chakra.div p={content ? "10px 14px 8px" : "4px 14px 8px"}>
          {content && (
            <chakra.span dir="auto" display="block" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {content}
            </chakra.span>
          )}
          <chakra.span
            display="flex"
            justifyContent="flex-end"
            alignItems="center"
            gap="1.5"
            mt="0.5"
            fontSize="0.75rem"
            lineHeight="1rem"
            color={isBlue ? "fg.onFill" : "fg.muted"}
          >
            <time dateTime={createdAt}>{timeOfDay(createdAt)}</time>
            {onReply && replyId && <BubbleAction onClick={() => onReply(replyId)} label={text.reply} icon={LuReply} />}
            {onReport && reportedId && (
              <BubbleAction onClick={() => onReport(reportedId)} label={text.reportMessage} icon={LuFlag} />
            )}
            {delivery && <DeliveryMark delivery={delivery} isOnBlue={isBlue} />}
            {state}
          </chakra.span>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
});
