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
import { below348 } from "../../theme/breakpoints";
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
  /** On phones a single line says whose the page is: it is about something else. */
  isBrief?: boolean;
}

/** A user's avatar, name, reputation, place, membership date and completed transactions. */
export function ProfileHeader({ user: ref, figure, action, isBrief = false }: ProfileHeaderProps) {
  const user = useFragmentData(FRAGMENT, ref);
  if (!user) return null;
  const text = profileMessages.person;
  const place = [user.city, user.state].filter(Boolean).join(", ");
  return (
    <Frame
      isBrief={isBrief}
      face={<Avatar person={user} size={104} phoneSize={isBrief ? 44 : 72} />}
      name={
        <>
          <chakra.h1
            textStyle={{ base: isBrief ? "h3" : "h2", md: "h1" }}
            overflowWrap="anywhere"
            title={fullName(user)}
          >
            {shortName(user)}
          </chakra.h1>
          <VerifiedMark person={user} size={24} />
        </>
      }
      lines={
        <>
          <Reputation value={user.reputation} />
          <chakra.span display={isBrief ? { base: "none", md: "contents" } : "contents"}>
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
          </chakra.span>
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
export function ProfileHeaderSkeleton({ figures = 3, isBrief = false }: { figures?: 3 | 4; isBrief?: boolean }) {
  const face = { base: isBrief ? "44px" : "72px", md: "104px" };
  return (
    <Frame
      isWaiting
      isBrief={isBrief}
      figures={figures}
      face={<Skeleton width={face} height={face} borderRadius="full" />}
      name={<Skeleton width={{ base: "140px", md: "200px" }} height={{ base: "24px", md: "34px" }} />}
      lines={<Skeleton width={{ base: "160px", md: "240px" }} height="22px" />}
    >
      {["a", "b", "c", "d"].slice(0, figures).map((key) => (
        <Skeleton key={key} width={{ base: "60px", md: "88px" }} height="46px" />
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
  isBrief?: boolean;
  children: ReactNode;
}

function Frame({ face, name, lines, action, figures = 3, isWaiting, isBrief = false, children }: FrameProps) {
  return (
    <Card aria-busy={isWaiting} overflow="hidden" borderRadius={{ base: "card", md: "28px 8px 28px 8px" }}>
      <chakra.div display={{ base: isBrief ? "none" : "block", md: "block" }}>
        <Curve />
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap={{ base: isBrief ? "nowrap" : "wrap", md: "wrap" }}
        alignItems={{ base: isBrief ? "center" : "flex-start", md: "flex-end" }}
        px={{ base: isBrief ? "3" : "4", md: "8" }}
        pt={{ base: isBrief ? "2" : "0", md: "0" }}
        pb={{ base: isBrief ? "2" : "4", md: "6" }}
        mt={{ base: isBrief ? "0" : "-24px", md: "-52px" }}
        columnGap={{ base: "3", md: "5" }}
        rowGap="2"
      >
        <chakra.span borderRadius="full" boxShadow="0 0 0 5px {colors.bg.surface}" bg="bg.surface">
          {face}
        </chakra.span>
        <chakra.div flex="1" minWidth={{ base: "0", md: "240px" }} pt={{ base: isBrief ? "0" : "32px", md: "60px" }}>
          <chakra.div display="flex" alignItems="center" gap="2" minHeight={{ base: "0", md: "40px" }}>
            {name}
          </chakra.div>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3.5"
            rowGap={{ base: "0", md: "1" }}
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
          display={{ base: isBrief ? "none" : "grid", md: "grid" }}
          gridAutoFlow={{ base: "row", lg: "column" }}
          gridTemplateColumns={{ base: `repeat(${figures}, auto)`, md: "repeat(4, auto)", lg: "none" }}
          justifyContent={{ base: "space-between", md: "start", lg: "end" }}
          columnGap={{ base: "1", md: "8" }}
          rowGap="3"
          width={{ base: "100%", lg: "auto" }}
          mt={{ base: "1", lg: "0" }}
          pt={{ base: "3", lg: "0" }}
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
      height={{ base: "48px", md: "120px" }}
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
        fontSize={{ base: "1rem", md: "1.3125rem" }}
        lineHeight={{ base: "1.5rem", md: "1.75rem" }}
        whiteSpace="nowrap"
        // An amount is as large as the other figures, and keeps its currency beside it.
        css={{
          "& > span": { fontSize: "inherit", flexWrap: "nowrap" },
          [below348]: { whiteSpace: "normal", "& > span": { flexWrap: "wrap" } },
        }}
      >
        {value}
      </chakra.dd>
    </chakra.div>
  );
}
