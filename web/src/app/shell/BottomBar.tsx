import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuHouse, LuLayoutGrid, LuLogIn, LuMessagesSquare, LuPlus, LuUser } from "react-icons/lu";
import { Link, matchPath, useLocation } from "react-router-dom";
import { useSession } from "../../apollo/session";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { routePatterns } from "../../lib/routePatterns";
import { UnreadBadge } from "./UnreadBadge";

/** The navigation bar at the bottom on phones. */
export function BottomBar() {
  const { viewer } = useSession();
  return (
    <chakra.nav
      aria-label={messages.nav.quick}
      display={{ base: "flex", sm: "none" }}
      alignItems="center"
      position="fixed"
      left="0"
      right="0"
      bottom="0"
      zIndex="header"
      height="76px"
      p="0 4px 10px"
      bg="bg.surface"
      borderTop="1px solid {colors.border.subtle}"
    >
      <Item to={paths.home()} screens={[routePatterns.home, routePatterns.homeAlias]} icon={<LuHouse size={22} />}>
        {messages.nav.home}
      </Item>
      <Item to={paths.wall()} screens={[routePatterns.wall]} icon={<LuLayoutGrid size={22} />}>
        {messages.nav.wall}
      </Item>
      <Item to={paths.newPublication()} screens={[routePatterns.newPublication]} icon={<PublishIcon />}>
        {messages.nav.publish}
      </Item>
      <Item
        to={paths.chats()}
        screens={[routePatterns.chats]}
        icon={<LuMessagesSquare size={22} />}
        count={viewer?.unreadChatCount ?? 0}
      >
        {messages.nav.chats}
      </Item>
      {viewer ? (
        <Item to={paths.profile()} screens={[routePatterns.profile]} icon={<LuUser size={22} />}>
          {messages.nav.profile}
        </Item>
      ) : (
        <Item to={paths.login()} screens={[routePatterns.login]} icon={<LuLogIn size={22} />}>
          {messages.nav.enter}
        </Item>
      )}
    </chakra.nav>
  );
}

const StyledLink = chakra(Link, {
  base: {
    flex: 1,
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: "1",
    minHeight: "52px",
    position: "relative",
    fontSize: "0.75rem",
    lineHeight: 1,
    fontWeight: 600,
    color: "fg.muted",
    textDecoration: "none",
    "&[aria-current=page]": { color: "fg.action", fontWeight: 700 },
  },
});

interface ItemProps {
  to: string;
  /** The patterns of the screen that it opens, with all that is part of it. */
  screens: readonly string[];
  icon: ReactNode;
  count?: number;
  children: ReactNode;
}

function Item({ to, screens, icon, count = 0, children }: ItemProps) {
  // A pattern, not the beginning of the address: /chats has no slash at its end, and /profile/third/7 is another
  // user's.
  const { pathname } = useLocation();
  const isCurrent = screens.some((screen) => matchPath(screen, pathname));
  return (
    <StyledLink to={to} aria-current={isCurrent ? "page" : undefined}>
      <chakra.span aria-hidden="true">{icon}</chakra.span>
      {children}
      <UnreadBadge count={count} on="bg.surface" />
    </StyledLink>
  );
}

function PublishIcon() {
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      width="52px"
      height="44px"
      mt="-14px"
      borderRadius="plumaMd"
      bg="action.swap"
      color="fg.onSwap"
    >
      <LuPlus size={24} strokeWidth={2.6} />
    </chakra.span>
  );
}
