import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuBell, LuChevronDown, LuMessagesSquare } from "react-icons/lu";
import { matchPath, useLocation } from "react-router-dom";
import { useViewer } from "../../apollo/session";
import { Avatar } from "../../components/ui/Avatar";
import { Disclosure } from "../../components/ui/Disclosure";
import { ErrorState } from "../../components/ui/ErrorState";
import { lazyWithFallback } from "../../components/ui/lazyWithFallback";
import { Skeleton } from "../../components/ui/Skeleton";
import { messages } from "../../lib/messages";
import { shortName } from "../../lib/names";
import { routePatterns } from "../../lib/routePatterns";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";
import { UnreadBadge } from "./UnreadBadge";
import { HeaderLabel, headerButtonStyle, currentPageStyle } from "./NavItem";

const NotificationMenu = lazyWithFallback(
  loadOrFailOffline(() => import("../../features/notification/NotificationMenu")),
  PanelFailed,
  <PanelLoading />,
);
const ChatMenu = lazyWithFallback(
  loadOrFailOffline(() => import("../../features/chat/ChatMenu")),
  PanelFailed,
  <PanelLoading />,
);
const UserMenu = lazyWithFallback(
  loadOrFailOffline(() => import("../../features/user/UserMenu")),
  PanelFailed,
  <PanelLoading />,
);

/** Notifications, chats and the user menu, with their panels. */
export function MemberNav() {
  const viewer = useViewer();
  return (
    <>
      <HeaderPanel
        icon={<LuBell size={22} />}
        label={messages.nav.notifications}
        screen={routePatterns.notifications}
        count={viewer.unreadNotificationCount}
      >
        {(close) => <NotificationMenu close={close} />}
      </HeaderPanel>
      <HeaderPanel
        icon={<LuMessagesSquare size={22} />}
        label={messages.nav.chats}
        screen={routePatterns.chats}
        count={viewer.unreadChatCount}
      >
        {(close) => <ChatMenu close={close} />}
      </HeaderPanel>
      <chakra.span display={{ base: "none", sm: "contents" }}>
        <Disclosure
          label={messages.nav.userMenu(shortName(viewer.user))}
          width="300px"
          button={
            <>
              <Avatar person={viewer.user} />
              <LuChevronDown size={18} aria-hidden="true" />
            </>
          }
          buttonProps={{
            display: "flex",
            alignItems: "center",
            gap: "2",
            px: "2",
            height: "56px",
            borderRadius: "control",
          }}
        >
          {(close) => <UserMenu close={close} hasHead />}
        </Disclosure>
      </chakra.span>
    </>
  );
}

interface HeaderPanelProps {
  icon: ReactNode;
  label: string;
  /** The screen that shows the full list. */
  screen: string;
  count: number;
  children: (close: () => void) => ReactNode;
}

function HeaderPanel({ icon, label, screen, count, children }: HeaderPanelProps) {
  const isCurrent = matchPath(screen, useLocation().pathname) !== null;
  return (
    <Disclosure
      width="400px"
      buttonProps={isCurrent ? { ...headerButtonStyle, ...currentPageStyle } : headerButtonStyle}
      button={
        <>
          <span aria-hidden="true">{icon}</span>
          <HeaderLabel>{label}</HeaderLabel>
          {/* Without its label the icon sits lower. */}
          <UnreadBadge count={count} top={{ base: "6px", lg: "0" }} />
        </>
      }
    >
      {children}
    </Disclosure>
  );
}

function PanelLoading() {
  return (
    <chakra.div p="4" display="grid" gap="3">
      <Skeleton height="44px" />
      <Skeleton height="44px" />
      <Skeleton height="44px" />
    </chakra.div>
  );
}

function PanelFailed(_props: { close: () => void }) {
  return <ErrorState />;
}
