import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { ConversationHeader_UserFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Avatar } from "../../components/ui/Avatar";
import { PageTitle } from "../../components/ui/PageTitle";
import { ReputationStars } from "../../components/ui/Stars";
import { VerifiedMark } from "../../components/ui/VerifiedMark";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { transactionMessages } from "../../lib/transactionMessages";
import { messages } from "../../lib/messages";
import { fullName, shortName } from "../../lib/names";
import { paths } from "../../lib/paths";
import { formatReputation } from "../../lib/reputation";
import { BackToList } from "./BackToList";

const ChatPresence = lazy(loadWhenOnline(() => import("./ChatPresence")));

const FRAGMENT: TypedDocumentNode<ConversationHeader_UserFragment> = registerFragment(gql`
  fragment ConversationHeader_user on User {
    id
    firstName
    lastName
    isVerified
    subscription
    reputation
    completedExchangeCount
    picture {
      url
      sources {
        url
        width
      }
    }
  }
`);

interface ConversationHeaderProps {
  chatId: string;
  user: FragmentType<ConversationHeader_UserFragment>;
  /** Target of the back arrow on phones. */
  backTo: string;
  menu: ReactNode;
  /** Actions, shown on wide screens only. */
  children?: ReactNode;
}

/** The counterpart of the conversation. */
export function ConversationHeader({ chatId, user, backTo, menu, children }: ConversationHeaderProps) {
  const data = useFragmentData(FRAGMENT, user);
  if (!data) return null;
  const { reputation, completedExchangeCount } = data;
  const standing = (
    <>
      {reputation === null ? (
        messages.reputation.none
      ) : (
        <>
          <ReputationStars value={reputation} size={14} />
          <span aria-hidden="true">{formatReputation(reputation)}</span>
        </>
      )}
      {completedExchangeCount !== null && (
        <span data-spare="">· {transactionMessages.chat.changes(completedExchangeCount)}</span>
      )}
    </>
  );
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="3"
      flexShrink={0}
      minHeight={{ base: "60px", md: "72px" }}
      px={{ base: "1", md: "6" }}
      bg="bg.surface"
      borderBottom="1px solid {colors.border.subtle}"
    >
      <PageTitle>{transactionMessages.chat.with(shortName(data))}</PageTitle>
      <BackToList to={backTo} />
      <Avatar person={data} size={44} />
      <chakra.div flex="1" minWidth="0">
        <chakra.h2
          display="flex"
          alignItems="center"
          gap="1.5"
          fontFamily="body"
          fontSize="1rem"
          lineHeight="1.5rem"
          letterSpacing="0"
          title={fullName(data)}
        >
          <RouterLink
            to={paths.person(data.id)}
            aria-label={messages.publication.seeProfileOf(shortName(data))}
            style={{ color: "inherit" }}
          >
            <chakra.span lineClamp={1}>{shortName(data)}</chakra.span>
          </RouterLink>
          <VerifiedMark person={data} />
        </chakra.h2>
        <chakra.div display="flex" alignItems="center" gap="1" textStyle="caption" color="fg.muted">
          <Suspense fallback={standing}>
            <ChatPresence chatId={chatId}>{standing}</ChatPresence>
          </Suspense>
        </chakra.div>
      </chakra.div>
      {children && <chakra.div display={{ base: "none", lg: "block" }}>{children}</chakra.div>}
      {menu}
    </chakra.div>
  );
}
