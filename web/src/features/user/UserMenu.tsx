import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import {
  LuArrowLeftRight,
  LuBookmark,
  LuCirclePlus,
  LuHandHelping,
  LuHistory,
  LuLogOut,
  LuMegaphone,
  LuPackage,
  LuSettings,
  LuSparkles,
  LuShieldCheck,
  LuUser,
} from "react-icons/lu";
import { Link } from "react-router-dom";
import type { UserMenuQuery, UserMenuQueryVariables } from "../../__generated__/graphql";
import { useViewer } from "../../apollo/session";
import { countProposals } from "../../apollo/useTransactionCounts";
import { Avatar } from "../../components/ui/Avatar";
import { VerifiedMark } from "../../components/ui/VerifiedMark";
import { useCapability } from "../../components/useCapability";
import { messages } from "../../lib/messages";
import { formatAmount } from "../../lib/money";
import { fullName, shortName } from "../../lib/names";
import { paths } from "../../lib/paths";
import { userMenuMessages } from "../../lib/userMenuMessages";

const QUERY: TypedDocumentNode<UserMenuQuery, UserMenuQueryVariables> = gql`
  query UserMenu {
    viewer {
      id
      receivedProposalCount
      sentProposalCount
      inProgressCount
      campaignCount
      savedPublicationCount
      activePublicationCount
      isOperator
      balance {
        amount
        currency
      }
    }
  }
`;

interface UserMenuProps {
  close: () => void;
  /** Whether whose it is stands above the links. */
  hasHead?: boolean;
  /** Before the sign-out link. */
  children?: ReactNode;
}

/** Links to the viewer's own pages; the counts are refetched whenever it opens. */
export default function UserMenu({ close, hasHead = false, children }: UserMenuProps) {
  const { data } = useQuery(QUERY, { fetchPolicy: "cache-and-network" });
  const viewer = data?.viewer;
  const hasMatches = useCapability("matches");
  return (
    <chakra.nav aria-label={messages.nav.account} pt={hasHead ? "0" : "2"} pb="2">
      {hasHead && <Head balance={viewer?.balance} />}
      <Entry to={paths.profile("profile")} icon={<LuUser size={20} />} onClick={close}>
        {messages.nav.profile}
      </Entry>
      <Entry
        to={paths.requests(1)}
        icon={<LuHandHelping size={20} />}
        count={viewer && countProposals(viewer)}
        onClick={close}
      >
        {messages.nav.proposals}
      </Entry>
      <Entry
        to={paths.requests(2)}
        icon={<LuArrowLeftRight size={20} />}
        count={viewer?.inProgressCount}
        onClick={close}
      >
        {messages.nav.inProgress}
      </Entry>
      <Entry to={paths.requests(3)} icon={<LuHistory size={20} />} onClick={close}>
        {userMenuMessages.history}
      </Entry>
      <Entry
        to={paths.profile("campaigns")}
        icon={<LuMegaphone size={20} />}
        count={viewer?.campaignCount}
        onClick={close}
      >
        {userMenuMessages.promoted}
      </Entry>
      {hasMatches && (
        <Entry to={paths.matches()} icon={<LuSparkles size={20} />} onClick={close}>
          {userMenuMessages.matches}
        </Entry>
      )}
      <Entry to={paths.saved()} icon={<LuBookmark size={20} />} count={viewer?.savedPublicationCount} onClick={close}>
        {messages.nav.saved}
      </Entry>
      <Entry
        to={paths.profile("publications")}
        icon={<LuPackage size={20} />}
        count={viewer?.activePublicationCount}
        onClick={close}
      >
        {userMenuMessages.own}
      </Entry>
      <Entry to={paths.newPublication()} icon={<LuCirclePlus size={20} />} onClick={close}>
        {messages.nav.publish}
      </Entry>
      <Entry to={paths.profile("account")} icon={<LuSettings size={20} />} onClick={close}>
        {userMenuMessages.settings}
      </Entry>
      {viewer?.isOperator && (
        <Entry to={paths.moderation()} icon={<LuShieldCheck size={20} />} onClick={close}>
          {userMenuMessages.moderation}
        </Entry>
      )}
      <chakra.hr border="0" borderTop="1px solid {colors.border.subtle}" my="1.5" />
      {children}
      <Entry to={paths.logout()} icon={<LuLogOut size={20} />} onClick={close}>
        {userMenuMessages.signOut}
      </Entry>
    </chakra.nav>
  );
}

/** Who is signed in, and their credits. */
function Head({ balance }: { balance: { amount: number; currency: string } | undefined }) {
  const { user } = useViewer();
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="3"
      p="14px 18px"
      mb="1.5"
      borderBottom="1px solid {colors.border.subtle}"
    >
      <Avatar person={user} size={48} />
      <chakra.div minWidth="0">
        <chakra.p display="flex" alignItems="center" gap="1.5" fontWeight={700} title={fullName(user)}>
          {shortName(user)}
          <VerifiedMark person={user} />
        </chakra.p>
        {/* Keeps its height until the amount is here. */}
        <chakra.p textStyle="small" color="fg.muted" minHeight="1lh">
          {balance && userMenuMessages.credit(`${formatAmount(balance.amount)} ${balance.currency}`)}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}

const EntryLink = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    // In the panel all of them are seen at once.
    minHeight: { base: "50px", sm: "44px" },
    pl: "18px",
    pr: "18px",
    color: "fg",
    textDecoration: "none",
    _hover: { bg: "bg.hover" },
    _focusVisible: { outlineOffset: "-3px" },
  },
});

function Entry({
  to,
  icon,
  count,
  onClick,
  children,
}: {
  to: string;
  icon: ReactNode;
  count?: number | null;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <EntryLink to={to} onClick={onClick}>
      <chakra.span color="fg.link" aria-hidden="true">
        {icon}
      </chakra.span>
      <chakra.span flex="1">{children}</chakra.span>
      {count ? (
        <chakra.span
          minWidth="26px"
          px="7px"
          py="0.5"
          borderRadius="md"
          textAlign="center"
          textStyle="caption"
          fontWeight={700}
          bg="bg.sunken"
        >
          {count}
        </chakra.span>
      ) : null}
    </EntryLink>
  );
}
