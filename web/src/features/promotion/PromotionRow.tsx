import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuArrowLeftRight, LuEye, LuHandHelping, LuMessageCircleQuestion } from "react-icons/lu";
import type { PromotionRow_PublicationFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Card } from "../../components/ui/Card";
import { Picture } from "../../components/ui/Picture";
import { Skeleton } from "../../components/ui/Skeleton";
import { dayLabel } from "../../lib/dates";
import { promotionMessages } from "../../lib/promotionMessages";

const FRAGMENT: TypedDocumentNode<PromotionRow_PublicationFragment> = registerFragment(gql`
  fragment PromotionRow_publication on Publication {
    id
    title
    type
    publishedAt
    cover {
      url
      sources {
        url
        width
      }
    }
    stats {
      views
      questionCount
      proposalCount
      inProgressCount
    }
  }
`);

const text = promotionMessages.list;

/** Style for the row's button: stretches its click area over the whole row. */
export const stretchedButton = {
  position: "static",
  _after: { content: '""', position: "absolute", inset: 0, borderRadius: "card" },
} as const;

interface PromotionRowProps {
  publication: FragmentType<PromotionRow_PublicationFragment>;
  /** Shown above the title. */
  badge?: ReactNode;
  /** Shown below the statistics. */
  children?: ReactNode;
  /** The row's button, styled with `stretchedButton`. */
  action: ReactNode;
}

/** A promoted or promotable publication with its statistics. */
export function PromotionRow({ publication: ref, badge, children, action }: PromotionRowProps) {
  const publication = useFragmentData(FRAGMENT, ref);
  if (!publication) return null;
  const { title, type, publishedAt, cover, stats } = publication;
  return (
    <Frame picture={<Picture image={cover} alt="" sizes="128px" />}>
      <chakra.div gridArea="what" minWidth="0" display="grid" gap="1" justifyItems="start" alignContent="start">
        {badge}
        <chakra.h2 textStyle="h4" overflowWrap="anywhere" lineClamp={2}>
          {title}
        </chakra.h2>
        <chakra.p textStyle="caption" color="fg.muted">
          {[text.types[type], publishedAt && text.published(dayLabel(publishedAt))].filter(Boolean).join(" · ")}
        </chakra.p>
      </chakra.div>
      <chakra.div gridArea="numbers" minWidth="0" display="grid" gap="3">
        <chakra.dl
          display="grid"
          gridTemplateColumns={{
            base: "repeat(2, minmax(0, 1fr))",
            sm: "repeat(4, auto)",
            lg: "repeat(2, minmax(0, 1fr))",
          }}
          justifyContent="space-between"
          gap="2"
          aria-label={text.statsOf(title)}
        >
          <Stat icon={<LuEye />} label={text.stats.views} value={stats?.views} />
          <Stat icon={<LuMessageCircleQuestion />} label={text.stats.questions} value={stats?.questionCount} />
          <Stat icon={<LuHandHelping />} label={text.stats.proposals} value={stats?.proposalCount} />
          <Stat icon={<LuArrowLeftRight />} label={text.stats.inProgress} value={stats?.inProgressCount} />
        </chakra.dl>
        {children}
      </chakra.div>
      <chakra.div gridArea="action" display="grid">
        {action}
      </chakra.div>
    </Frame>
  );
}

/** The same while it loads. */
export function PromotionRowSkeleton({ isCampaign }: { isCampaign: boolean }) {
  return (
    <Frame picture={<Skeleton width="100%" height="100%" borderRadius="0" />}>
      <chakra.div gridArea="what" display="grid" gap="2" alignContent="start" minHeight={isCampaign ? "90px" : "66px"}>
        <Skeleton width="80%" height="20px" />
        <Skeleton width="140px" height="18px" />
      </chakra.div>
      <chakra.div
        gridArea="numbers"
        minHeight={isCampaign ? { base: "140px", sm: "87px", lg: "140px" } : { base: "92px", sm: "42px", lg: "92px" }}
      >
        <Skeleton width="100%" height="46px" />
      </chakra.div>
      <chakra.div gridArea="action">
        <Skeleton width="100%" height="40px" borderRadius="md" />
      </chakra.div>
    </Frame>
  );
}

function Frame({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Card
      as="li"
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: "96px minmax(0, 1fr)", md: "128px minmax(0, 1fr)" }}
      gridTemplateAreas={{
        base: '"picture what" "numbers numbers" "action action"',
        md: '"picture what" "picture numbers" "action action"',
      }}
      gridTemplateRows="auto 1fr auto"
      columnGap={{ base: "3.5", md: "5" }}
      rowGap="3"
      p={{ base: "3", md: "4" }}
    >
      <chakra.div gridArea="picture" alignSelf="start" aspectRatio="1 / 1" overflow="hidden" borderRadius="plumaTile">
        {picture}
      </chakra.div>
      {children}
    </Card>
  );
}

function Stat({ icon, label, value }: { icon: ReactNode; label: string; value: number | null | undefined }) {
  return (
    <chakra.div display="flex" flexDirection="column-reverse" justifyContent="flex-end">
      <chakra.dt textStyle="caption" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        fontFamily="heading"
        fontWeight={700}
        fontSize="1.125rem"
        lineHeight="1.5rem"
      >
        <chakra.span color="fg.link" aria-hidden="true">
          {icon}
        </chakra.span>
        {value === null || value === undefined ? "–" : promotionMessages.count(value)}
      </chakra.dd>
    </chakra.div>
  );
}
