import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuArrowLeftRight, LuBookmark, LuHandHelping } from "react-icons/lu";
import { Link } from "react-router-dom";
import type { ProfileCardQuery, ProfileCardQueryVariables } from "../../__generated__/graphql";
import { Avatar } from "../../components/ui/Avatar";
import { Card } from "../../components/ui/Card";
import { ErrorState } from "../../components/ui/ErrorState";
import { Skeleton } from "../../components/ui/Skeleton";
import { Link as TextLink } from "../../components/ui/Link";
import { VerifiedMark } from "../../components/ui/VerifiedMark";
import { messages } from "../../lib/messages";
import { countProposals } from "../../apollo/useTransactionCounts";
import { fullName, shortName } from "../../lib/names";
import { paths } from "../../lib/paths";
import { CreditCard } from "./CreditCard";
import { Reputation } from "./Reputation";
import { colorVar } from "../../theme/colors";

const QUERY: TypedDocumentNode<ProfileCardQuery, ProfileCardQueryVariables> = gql`
  query ProfileCard {
    viewer {
      id
      activePublicationCount
      savedPublicationCount
      receivedProposalCount
      sentProposalCount
      inProgressCount
      balance {
        amount
        currency
      }
      credit {
        status
        productEarned {
          amount
          currency
        }
        productCap {
          amount
          currency
        }
        serviceEarned {
          amount
          currency
        }
        serviceCap {
          amount
          currency
        }
      }
      user {
        id
        firstName
        lastName
        isVerified
        subscription
        city
        state
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
    }
  }
`;

/** The viewer's card beside the wall: avatar, reputation, counts, credit. */
export default function ProfileCard() {
  const { data, error, refetch } = useQuery(QUERY);
  const viewer = data?.viewer;
  if (!viewer)
    return error ? (
      <Card>
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      </Card>
    ) : (
      <Skeleton height="660px" borderRadius="card" />
    );
  const { user } = viewer;
  return (
    <chakra.div display="grid" gap="4">
      <Card asChild overflow="hidden">
        <section>
          <Curve />
          <chakra.div px="18px" pb="3" mt="-36px" position="relative">
            <chakra.span display="inline-block" borderRadius="full" boxShadow="0 0 0 4px {colors.bg.surface}">
              <Avatar person={user} size={72} />
            </chakra.span>
            <chakra.h2 textStyle="h3" mt="2" display="flex" alignItems="center" gap="1.5" title={fullName(user)}>
              <TextLink to={paths.profile()} color="inherit">
                {shortName(user)}
              </TextLink>
              <VerifiedMark person={user} size={20} />
            </chakra.h2>
            <chakra.div
              mt="0.5"
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              gap="1.5"
              textStyle="small"
              color="fg.muted"
            >
              <Reputation value={user.reputation} />
              {user.city && <span>· {user.city}</span>}
            </chakra.div>
            <chakra.dl display="grid" gridTemplateColumns="1fr 1fr" gap="2" mt="4">
              <Figure label={messages.publication.activePublications} value={viewer.activePublicationCount} />
              <Figure label={messages.publication.swapsDone} value={user.completedExchangeCount ?? 0} />
            </chakra.dl>
            <chakra.div mt="3">
              <Entry to={paths.saved()} icon={<LuBookmark size={19} />} count={viewer.savedPublicationCount}>
                {messages.nav.saved}
              </Entry>
              <Entry to={paths.requests(1)} icon={<LuHandHelping size={19} />} count={countProposals(viewer)}>
                {messages.nav.proposals}
              </Entry>
              <Entry to={paths.requests(2)} icon={<LuArrowLeftRight size={19} />} count={viewer.inProgressCount}>
                {messages.nav.inProgress}
              </Entry>
            </chakra.div>
          </chakra.div>
        </section>
      </Card>
      <CreditCard balance={viewer.balance} credit={viewer.credit} />
    </chakra.div>
  );
}

function Curve() {
  return (
    <chakra.svg
      display="block"
      width="100%"
      height="60px"
      viewBox="0 0 264 60"
      preserveAspectRatio="none"
      aria-hidden="true"
      bg="bg.accent"
    >
      <path fill={colorVar("fill.receive")} d="M150 0H264V60H96C130 44 112 30 134 16C140 12 148 8 150 0Z" />
    </chakra.svg>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column-reverse"
      justifyContent="flex-end"
      bg="bg.canvas"
      borderRadius="control"
      p="10px 12px"
    >
      <chakra.dt textStyle="caption" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="h2" fontSize="1.375rem">
        {value}
      </chakra.dd>
    </chakra.div>
  );
}

function Entry({ to, icon, count, children }: { to: string; icon: ReactNode; count: number; children: ReactNode }) {
  return (
    <chakra.div
      borderTop="1px solid {colors.border.subtle}"
      css={{
        "& a": {
          display: "flex",
          alignItems: "center",
          gap: "3",
          minHeight: "44px",
          textStyle: "small",
          color: "inherit",
          textDecoration: "none",
        },
      }}
    >
      <Link to={to}>
        <chakra.span color="fg.link" aria-hidden="true">
          {icon}
        </chakra.span>
        <chakra.span flex="1">{children}</chakra.span>
        <b>{count}</b>
      </Link>
    </chakra.div>
  );
}
