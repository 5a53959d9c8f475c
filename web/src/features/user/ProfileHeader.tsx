import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuMailCheck, LuMapPin } from "react-icons/lu";
import type { ProfileHeader_UserFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Avatar } from "../../components/ui/Avatar";
import { Card } from "../../components/ui/Card";
import { Skeleton } from "../../components/ui/Skeleton";
import { VerifiedMark } from "../../components/ui/VerifiedMark";
import { monthLabel } from "../../lib/dates";
import { fullName, shortName } from "../../lib/names";
import { profileMessages } from "../../lib/profileMessages";
import { describeReliability } from "./describeReliability";
import { Reputation } from "./Reputation";
import { colorVar } from "../../theme/colors";

const FRAGMENT: TypedDocumentNode<ProfileHeader_UserFragment> = registerFragment(gql`
  fragment ProfileHeader_user on User {
    id
    firstName
    lastName
    isVerified
    subscription
    isEmailConfirmed
    city
    state
    joinedAt
    reputation
    activePublicationCount
    completedExchangeCount
    reliability {
      replyTime
      meetings {
        kept
        late
        missed
      }
    }
    picture {
      url
      sources {
        url
        width
      }
    }
  }
`);

interface ProfileHeaderProps {
  user: FragmentType<ProfileHeader_UserFragment>;
  /** An extra figure, on the viewer's own profile only. */
  figure?: ReactNode;
  /** Buttons for the profile. */
  action?: ReactNode;
}

/** A user's avatar, name, reputation, place, membership date and completed transactions. */
export function ProfileHeader({ user: ref, figure, action }: ProfileHeaderProps) {
  const user = useFragmentData(FRAGMENT, ref);
  if (!user) return null;
  const text = profileMessages.person;
  const place = [user.city, user.state].filter(Boolean).join(", ");
  return (
    <Frame
      face={<Avatar person={user} size={104} />}
      name={
        <>
          <chakra.h1 textStyle="h1" overflowWrap="anywhere" title={fullName(user)}>
            {shortName(user)}
          </chakra.h1>
          <VerifiedMark person={user} size={24} />
        </>
      }
      lines={
        <>
          <Reputation value={user.reputation} />
          {place && (
            <chakra.span display="inline-flex" alignItems="center" gap="1">
              <LuMapPin size={16} aria-hidden="true" />
              {place}
            </chakra.span>
          )}
          {user.isEmailConfirmed && (
            <chakra.span display="inline-flex" alignItems="center" gap="1">
              <LuMailCheck size={16} aria-hidden="true" />
              {text.emailConfirmed}
            </chakra.span>
          )}
          {user.reliability && (
            <chakra.span flexBasis="100%" color="fg">
              {describeReliability(user.reliability)}
            </chakra.span>
          )}
        </>
      }
      action={action}
      figures={figure ? 4 : 3}
    >
      <Figure label={text.swapsDone} value={user.completedExchangeCount} />
      <Figure label={text.published} value={user.activePublicationCount} />
      <Figure label={text.memberSince} value={user.joinedAt && monthLabel(user.joinedAt)} />
      {figure}
    </Frame>
  );
}

/** The same while it loads. */
export function ProfileHeaderSkeleton({ figures = 3 }: { figures?: 3 | 4 }) {
  return (
    <Frame
      isWaiting
      figures={figures}
      face={<Skeleton width="104px" height="104px" borderRadius="full" />}
      name={<Skeleton width="200px" height="34px" />}
      lines={<Skeleton width="240px" height="22px" />}
    >
      {["a", "b", "c", "d"].slice(0, figures).map((key) => (
        <Skeleton key={key} width="88px" height="46px" />
      ))}
    </Frame>
  );
}

interface FrameProps {
  face: ReactNode;
  name: ReactNode;
  lines: ReactNode;
  action?: ReactNode;
  /** The number of figures. */
  figures?: 3 | 4;
  isWaiting?: boolean;
  children: ReactNode;
}

function Frame({ face, name, lines, action, figures = 3, isWaiting, children }: FrameProps) {
  return (
    <Card aria-busy={isWaiting} overflow="hidden" borderRadius={{ base: "card", md: "28px 8px 28px 8px" }}>
      <Curve />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-end"
        px={{ base: "4", md: "8" }}
        pb={{ base: "5", md: "6" }}
        mt="-52px"
        columnGap="5"
        rowGap="2"
      >
        <chakra.span borderRadius="full" boxShadow="0 0 0 5px {colors.bg.surface}" bg="bg.surface">
          {face}
        </chakra.span>
        <chakra.div flex="1" minWidth="min(100%, 240px)" pt={{ base: "0", md: "60px" }}>
          <chakra.div display="flex" alignItems="center" gap="2" minHeight="40px">
            {name}
          </chakra.div>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3.5"
            rowGap="1"
            minHeight="26px"
            textStyle="small"
            color="fg.muted"
          >
            {lines}
          </chakra.div>
        </chakra.div>
        <chakra.dl
          // A `dl` without any term is invalid HTML.
          as={isWaiting ? "div" : "dl"}
          display="grid"
          gridAutoFlow={{ base: "row", lg: "column" }}
          gridTemplateColumns={{ base: `repeat(${figures === 4 ? 2 : 3}, auto)`, md: "repeat(4, auto)", lg: "none" }}
          justifyContent={{ base: figures === 4 ? "stretch" : "space-between", md: "start", lg: "end" }}
          columnGap={{ base: "4", md: "8" }}
          rowGap="3"
          width={{ base: "100%", lg: "auto" }}
          mt={{ base: "2", lg: "0" }}
          pt={{ base: "4", lg: "0" }}
          minHeight={{ base: "64px", lg: "48px" }}
          borderTop={{ base: "1px solid {colors.border.subtle}", lg: "0" }}
        >
          {children}
        </chakra.dl>
        {action}
      </chakra.div>
    </Card>
  );
}

/** The curve of every swap: blue gives, gold receives. */
function Curve() {
  return (
    <chakra.svg
      display="block"
      width="100%"
      height={{ base: "92px", md: "120px" }}
      viewBox="0 0 1200 120"
      preserveAspectRatio="none"
      aria-hidden="true"
      bg="bg.accent"
    >
      <path fill={colorVar("fill.receive")} d="M812 0H1200V120H560C660 96 640 62 720 34C752 22 786 14 812 0Z" />
    </chakra.svg>
  );
}

/** One figure of a user's record; nothing while it is unknown. */
export function Figure({ label, value }: { label: string; value: ReactNode }) {
  if (value === null || value === undefined || value === "") return null;
  return (
    <chakra.div display="flex" flexDirection="column-reverse" justifyContent="flex-end">
      <chakra.dt textStyle="caption" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd
        textStyle="h3"
        fontSize={{ base: "1.125rem", md: "1.3125rem" }}
        lineHeight="1.75rem"
        whiteSpace="nowrap"
      >
        {value}
      </chakra.dd>
    </chakra.div>
  );
}
