import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { TransactionSummary_TransactionFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Seal } from "../../components/brand/Seal";
import { SmallTile } from "../../components/transaction/SmallTile";
import { describeSide } from "../../components/transaction/TransactionPair";
import type { TransactionSide } from "../../components/transaction/TransactionPair";
import { Link } from "../../components/ui/Link";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { StepList } from "./StepList";
import { useSettling } from "./useSettling";
import { colorVar } from "../../theme/colors";

const FRAGMENT: TypedDocumentNode<TransactionSummary_TransactionFragment> = registerFragment(gql`
  fragment TransactionSummary_transaction on Transaction {
    id
    status
    viewerGives {
      text
      publications {
        id
        slug
        title
        status
        cover {
          url
          sources {
            url
            width
          }
        }
      }
    }
    viewerReceives {
      text
      publications {
        id
        slug
        title
        status
        cover {
          url
          sources {
            url
            width
          }
        }
      }
    }
  }
`);

type Side = TransactionSummary_TransactionFragment["viewerGives"];

/** The transaction of a conversation, pinned above it: both sides, the steps, and on phones the actions. */
export function TransactionSummary({
  transaction,
  actions,
}: {
  transaction: FragmentType<TransactionSummary_TransactionFragment>;
  actions?: ReactNode;
}) {
  const data = useFragmentData(FRAGMENT, transaction);
  const isSettling = useSettling(data?.status);
  if (!data) return null;
  return (
    <chakra.section
      position="relative"
      overflow="hidden"
      flexShrink={0}
      bg="bg.receive"
      borderBottom="1px solid {colors.border.subtle}"
    >
      <chakra.svg
        position="absolute"
        inset="0"
        width="100%"
        height="100%"
        viewBox="0 0 600 300"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill={colorVar("bg.give")} d="M0 0H372C330 60 348 110 306 150C258 196 276 246 232 300H0Z" />
      </chakra.svg>
      <chakra.div position="relative" p={{ base: "12px 14px 14px", md: "16px 24px 18px" }}>
        <chakra.div
          display="grid"
          gridTemplateColumns="minmax(0,1fr) auto minmax(0,1fr)"
          gap={{ base: "2", md: "4" }}
          alignItems="center"
        >
          <SummarySide side={data.viewerGives} kind="give" isSettling={isSettling} />
          <chakra.span display={{ base: "none", md: "block" }}>
            <Seal size={52} turn={isSettling} />
          </chakra.span>
          <chakra.span display={{ base: "block", md: "none" }}>
            <Seal size={40} turn={isSettling} />
          </chakra.span>
          <SummarySide side={data.viewerReceives} kind="receive" isSettling={isSettling} />
        </chakra.div>
        <chakra.div mt={{ base: "3", md: "4" }}>
          <StepList status={data.status} />
        </chakra.div>
        {actions && (
          <chakra.div display={{ base: "block", lg: "none" }} mt="3">
            {actions}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.section>
  );
}

function SummarySide({ side, kind, isSettling }: { side: Side; kind: "give" | "receive"; isSettling: boolean }) {
  const swapSide: TransactionSide = { items: side.publications, text: side.text };
  const isGive = kind === "give";
  const [onlyPublication] = side.publications;
  const name = describeSide(swapSide);
  const isLinked = onlyPublication?.status === "ACTIVE" && side.publications.length === 1 && !side.text;
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap={{ base: "2.5", md: "3.5" }}
      minWidth="0"
      flexDirection={isGive ? "row" : "row-reverse"}
      textAlign={isGive ? "left" : "right"}
    >
      <chakra.span
        display="block"
        flexShrink={0}
        animation={
          isSettling ? `${isGive ? "settle-give" : "settle-receive"} {durations.swap} {easings.swap}` : undefined
        }
        css={{
          "@media (prefers-reduced-motion: reduce)": { animationName: isSettling ? "fade-in !important" : undefined },
        }}
      >
        <SmallTile side={swapSide} kind={kind} size={{ base: 58, md: 76 }} />
      </chakra.span>
      <chakra.div minWidth="0">
        <chakra.div textStyle="caption" fontWeight={700} color={isGive ? "fg.give" : "fg.receive"}>
          {isGive ? messages.swap.give : messages.swap.receive}
        </chakra.div>
        <chakra.div
          fontSize={{ base: "0.8125rem", md: "0.875rem" }}
          lineHeight={{ base: "1.125rem", md: "1.25rem" }}
          fontWeight={700}
          lineClamp={2}
          title={name}
        >
          {isLinked ? (
            <Link to={paths.publication(onlyPublication)} color="inherit">
              {name}
            </Link>
          ) : (
            name
          )}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
