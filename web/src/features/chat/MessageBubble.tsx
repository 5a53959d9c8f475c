import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, memo, Suspense } from "react";
import type { ReactNode } from "react";
import { LuFlag } from "react-icons/lu";
import { Picture } from "../../components/ui/Picture";
import { Skeleton } from "../../components/ui/Skeleton";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { timeOfDay } from "../../lib/dates";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { transactionMessages } from "../../lib/transactionMessages";
import type { ChatPlace } from "./ChatPlace";
import type { Delivery } from "./delivery";
import { DeliveryMark } from "./DeliveryMark";

const LocationMessage = lazy(loadWhenOnline(() => import("./LocationMessage")));

const text = transactionMessages.chat;

interface MessageBubbleProps {
  isOwn: boolean;
  /** The counterpart's name. */
  name: string;
  content: string | null;
  picture: { url: string; sources: readonly { url: string; width: number }[] } | null;
  location: ChatPlace | null;
  createdAt: string;
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
  content,
  picture,
  location,
  createdAt,
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
        <VisuallyHidden>{`${author}: `}</VisuallyHidden>
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
            {onReport && reportedId && (
              <chakra.button
                type="button"
                aria-label={text.reportMessage}
                title={text.reportMessage}
                display="grid"
                placeItems="center"
                width="24px"
                height="24px"
                my="-4px"
                cursor="pointer"
                onClick={() => onReport(reportedId)}
              >
                <LuFlag size={13} aria-hidden="true" />
              </chakra.button>
            )}
            {delivery && <DeliveryMark delivery={delivery} isOnBlue={isBlue} />}
            {state}
          </chakra.span>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
});
