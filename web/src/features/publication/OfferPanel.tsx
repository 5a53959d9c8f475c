import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import type { Ref } from "react";
import { LuMapPin, LuShieldCheck } from "react-icons/lu";
import type { OfferPanel_PublicationFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { TransactionPair } from "../../components/transaction/TransactionPair";
import { Card } from "../../components/ui/Card";
import { Price } from "../../components/ui/Price";
import { detailMessages } from "../../lib/detailMessages";
import { distanceLabel } from "../../lib/distance";
import { editMessages } from "../../lib/editMessages";
import { messages } from "../../lib/messages";
import { conditionLabel } from "../../lib/conditionLabel";
import { EditLink } from "./EditLink";
import { ProposalButton } from "./ProposalButton";
import { proposalStateOf } from "./proposalState";
import { RingSearchLink } from "./RingSearchLink";
import { SaveButton } from "./SaveButton";
import { ShareButton } from "./ShareButton";
import { colorVar } from "../../theme/colors";

const FRAGMENT: TypedDocumentNode<OfferPanel_PublicationFragment> = registerFragment(gql`
  fragment OfferPanel_publication on Publication {
    id
    slug
    title
    type
    condition
    usage
    distanceKm
    interests
    isOwn
    isReserved
    canEdit
    hasChangesInReview
    status
    viewerProposal {
      state
      reason
    }
    price {
      amount
      currency
    }
    place {
      label
    }
    cover {
      url
      sources {
        url
        width
      }
    }
    ...ProposalButton_publication
    ...SaveButton_publication
  }
`);

interface OfferPanelProps {
  publication: FragmentType<OfferPanel_PublicationFragment>;
  /** Marks the buttons' position, so that a bar can take over when they are out of view. */
  actionsRef: Ref<HTMLDivElement>;
}

/** Title, value, place, and the swap to propose. */
export function OfferPanel({ publication: ref, actionsRef }: OfferPanelProps) {
  const publication = useFragmentData(FRAGMENT, ref);
  if (!publication) return null;
  const { publication: text } = messages;
  const { isOwn } = publication;
  const { state, reason } = proposalStateOf(publication);
  const isInvited = !isOwn && state === "CAN_PROPOSE";
  const done =
    state === "CAN_UPDATE" ? detailMessages.proposed : reason === "ALREADY_ACCEPTED" ? detailMessages.agreed : null;
  return (
    <Card
      p={{ base: "0", md: "6" }}
      border={{ base: "0", md: "1px solid {colors.border.subtle}" }}
      bg={{ base: "transparent", md: "bg.surface" }}
      boxShadow={{ base: "none", md: "1" }}
    >
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" minHeight={{ md: "32px" }}>
        <chakra.span
          display="inline-flex"
          px="2.5"
          py="0.5"
          borderRadius="full"
          bg="bg.sunken"
          textStyle="caption"
          fontWeight={700}
        >
          {publication.type === "PRODUCT" ? `${text.product} · ${conditionLabel(publication)}` : text.service}
        </chakra.span>
        <chakra.div display={{ base: "none", md: "block" }} my="-1.5" mr="-2">
          <ShareButton publication={publication} />
        </chakra.div>
      </chakra.div>
      <chakra.h1
        textStyle="h1"
        mt="1.5"
        fontSize={{ base: "1.5rem", md: "1.8125rem" }}
        lineHeight={{ base: "1.8125rem", md: "2.125rem" }}
        overflowWrap="anywhere"
      >
        {publication.title}
      </chakra.h1>
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" gap="0 12px" mt="3">
        <Price price={publication.price} size="l" />
        {publication.price && (
          <chakra.span textStyle="small" color="fg.muted">
            {detailMessages.estimated}
          </chakra.span>
        )}
      </chakra.div>
      <chakra.p mt="0.5" display="flex" alignItems="center" gap="1.5" textStyle="small" color="fg.muted">
        <LuMapPin size={16} aria-hidden="true" />
        {[publication.place.label, publication.distanceKm === null ? null : distanceLabel(publication.distanceKm)]
          .filter(Boolean)
          .join(" · ")}
      </chakra.p>
      {!isOwn && (isInvited || done) && (
        <chakra.div mt="5">
          <TransactionPair
            size="panel"
            give={{ items: [] }}
            receive={{ items: [publication] }}
            labels
            {...(done && { emptyLabel: done, sentence: done })}
          />
        </chakra.div>
      )}
      <chakra.div mt="4" display={{ md: "none" }} css={{ "&:empty, &:has(> :empty)": { display: "none" } }}>
        <ProposalButton publication={publication} part="notes" />
      </chakra.div>
      <chakra.div mt="4" display={{ base: "none", md: "grid" }} gap="2.5">
        <div ref={actionsRef}>
          <ProposalButton publication={publication} />
        </div>
        {isOwn ? (
          publication.canEdit && <EditLink id={publication.id} />
        ) : (
          <SaveButton publication={publication} kind="button" />
        )}
      </chakra.div>
      {publication.hasChangesInReview && (
        <chakra.p mt="3" textStyle="small" fontWeight={700} color="fg.receive">
          {editMessages.inReview}
        </chakra.p>
      )}
      {publication.isReserved && (
        <chakra.p mt="3" textStyle="small" fontWeight={700} color="fg.receive">
          {detailMessages.reserved}
        </chakra.p>
      )}
      {isOwn && !publication.isReserved && <RingSearchLink id={publication.id} />}
      {isInvited && !publication.isReserved && (
        <chakra.p mt="4" display="flex" alignItems="flex-start" gap="2" textStyle="small" color="fg.muted">
          <LuShieldCheck size={20} color={colorVar("fg.success")} aria-hidden="true" />
          {detailMessages.proposeIsFree}
        </chakra.p>
      )}
    </Card>
  );
}
