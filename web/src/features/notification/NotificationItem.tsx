import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentType, ReactNode } from "react";
import {
  LuArrowLeftRight,
  LuBadgeCheck,
  LuBell,
  LuBellRing,
  LuCheck,
  LuCreditCard,
  LuCrown,
  LuHandHeart,
  LuHourglass,
  LuIdCard,
  LuImageOff,
  LuMapPin,
  LuMessageCircleQuestion,
  LuPencil,
  LuRefreshCw,
  LuScale,
  LuShieldCheck,
  LuStar,
  LuUserX,
  LuX,
} from "react-icons/lu";
import { Link as RouterLink } from "react-router-dom";
import type { NotificationType } from "../../__generated__/enums";
import type { NotificationItem_NotificationFragment } from "../../__generated__/graphql";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Mark } from "../../components/brand/Mark";
import { Avatar } from "../../components/ui/Avatar";
import { Picture } from "../../components/ui/Picture";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { notificationMessages } from "../../lib/notificationMessages";
import { notificationTarget } from "./notificationTarget";
import { notificationText } from "./notificationText";
import { NOTIFICATION } from "./notificationFragment";
import { useMarkNotificationRead } from "./useMarkNotificationRead";

type NotificationStyle = { icon: ComponentType<{ size: number; strokeWidth: number }>; bg: string; color?: string };

const BLUE = "fill.info";
const STYLES: Record<NotificationType, NotificationStyle> = {
  NEW_CHANGE: { icon: LuHandHeart, bg: "action.swap", color: "fg.onSwap" },
  MODIFIED_PROPOSAL: { icon: LuPencil, bg: "action.swap", color: "fg.onSwap" },
  ACCEPTED_PROPOSAL: { icon: LuCheck, bg: "fill.success" },
  REJECTED_PROPOSAL: { icon: LuX, bg: "fill.danger" },
  EXCHANGE_ACCEPTED: { icon: LuStar, bg: "fill.nearby" },
  EXCHANGE_REJECTED: { icon: LuX, bg: "fill.danger" },
  TRANSACTION_COMPLETED_BY_THE_SYSTEM: { icon: LuArrowLeftRight, bg: "fill.success" },
  PUBLICATION_WAITING_APPROVAL: { icon: LuHourglass, bg: BLUE },
  APPROVED_PUBLICATION: { icon: LuBadgeCheck, bg: "fill.success" },
  RETURNED_PUBLICATION: { icon: LuPencil, bg: "fill.danger" },
  INVALID_AVATAR: { icon: LuImageOff, bg: "fill.danger" },
  PAYMENT_GATEWAY_STATUS: { icon: LuCreditCard, bg: "fill.premium" },
  PAYMENT_WITH_CREDIT: { icon: LuCreditCard, bg: "fill.premium" },
  NEW_COMMENT: { icon: LuMessageCircleQuestion, bg: BLUE },
  CLAIM_RESOLVED: { icon: LuScale, bg: BLUE },
  ACCOUNT_ERASURE: { icon: LuUserX, bg: "fill.premium" },
  IDENTITY_VERIFIED: { icon: LuBadgeCheck, bg: BLUE },
  IDENTITY_REFUSED: { icon: LuIdCard, bg: "fill.danger" },
  PREMIUM_TERM: { icon: LuCrown, bg: "fill.premium", color: "fg.onPremium" },
  SECURE_EXCHANGE: { icon: LuShieldCheck, bg: "fill.success" },
  MEETING: { icon: LuMapPin, bg: "fill.success" },
  RING: { icon: LuRefreshCw, bg: "action.swap", color: "fg.onSwap" },
  ALERT_MATCH: { icon: LuBellRing, bg: "fill.nearby" },
  DIGEST: { icon: LuBell, bg: BLUE },
  OTHER: { icon: LuBell, bg: BLUE },
};

interface NotificationItemProps {
  notification: FragmentType<NotificationItem_NotificationFragment>;
  /** Renders the time under the text. */
  renderTime: (createdAt: string) => ReactNode;
  onOpen?: () => void;
}

/** One notification; unread ones have a blue background. A click marks it as read and opens its subject. */
export function NotificationItem({ notification, renderTime, onOpen }: NotificationItemProps) {
  const data = useFragmentData(NOTIFICATION, notification);
  const markRead = useMarkNotificationRead();
  if (!data) return null;
  const { subject } = data;
  const transaction =
    subject?.__typename === "TransactionSubject" ||
    subject?.__typename === "SecureExchangeSubject" ||
    subject?.__typename === "MeetingSubject"
      ? subject.transaction
      : null;
  const { icon: Icon, bg, color = "fg.onFill" } = STYLES[data.type];
  const target = notificationTarget(data);
  const onClick = () => {
    markRead(data);
    if (target) onOpen?.();
  };
  const content = (
    <>
      <chakra.span position="relative" flexShrink={0} aria-hidden="true">
        {transaction ? (
          <Avatar person={transaction.counterpart} size={48} />
        ) : (
          <chakra.span display="grid" placeItems="center" width="48px" height="48px" borderRadius="full" bg="bg.sunken">
            <Mark size={28} />
          </chakra.span>
        )}
        <chakra.span
          position="absolute"
          right="-6px"
          bottom="-6px"
          display="grid"
          placeItems="center"
          width="24px"
          height="24px"
          borderRadius="8px 3px 8px 3px"
          boxShadow="0 0 0 2px {colors.bg.surface}"
          bg={bg}
          color={color}
        >
          <Icon size={14} strokeWidth={2.4} />
        </chakra.span>
      </chakra.span>
      <chakra.span display="block" flex="1" minWidth="0" ml="1.5">
        {!data.isRead && <VisuallyHidden>{notificationMessages.unread}. </VisuallyHidden>}
        <chakra.span
          display="block"
          fontSize={{ base: "1rem", md: "0.9375rem" }}
          lineHeight="1.375rem"
          overflowWrap="anywhere"
        >
          {notificationText(data).map(({ text, strong }, index) =>
            strong ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
          )}
        </chakra.span>
        <chakra.span
          display="block"
          textStyle="small"
          color={data.isRead ? "fg.muted" : "fg.action"}
          fontWeight={data.isRead ? 400 : 700}
        >
          {renderTime(data.createdAt)}
        </chakra.span>
      </chakra.span>
      {transaction && (
        <chakra.span
          flexShrink={0}
          width="56px"
          height="56px"
          overflow="hidden"
          borderRadius="plumaThumb"
          aria-hidden="true"
        >
          <Picture image={transaction.publication.cover} alt="" sizes="56px" />
        </chakra.span>
      )}
      <chakra.span
        aria-hidden="true"
        flexShrink={0}
        alignSelf="center"
        width="10px"
        height="10px"
        borderRadius="full"
        bg={data.isRead ? "transparent" : "border.selected"}
      />
    </>
  );
  return target ? (
    <Row to={target} onClick={onClick} unread={!data.isRead}>
      {content}
    </Row>
  ) : (
    <RowButton type="button" onClick={onClick} unread={!data.isRead}>
      {content}
    </RowButton>
  );
}

const row = {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "3",
    width: "100%",
    p: { base: "16px", md: "16px 24px" },
    borderBottom: "1px solid {colors.border.subtle}",
    color: "inherit",
    textAlign: "left",
    textDecoration: "none",
    cursor: "pointer",
    _hover: { bg: "bg.sunken" },
    _focusVisible: { outlineOffset: "-3px" },
  },
  variants: { unread: { true: { bg: "bg.give", _hover: { bg: "bg.accent" } }, false: { bg: "bg.surface" } } },
} as const;

const Row = chakra(RouterLink, row);
const RowButton = chakra("button", row);
