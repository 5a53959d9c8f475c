import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense, lazy, useState } from "react";
import { LuMegaphone } from "react-icons/lu";
import type { PublicationPromotionQuery, PublicationPromotionQueryVariables } from "../../__generated__/graphql";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { useRefreshOnPayment } from "../../apollo/useRefresh";
import { Button } from "../../components/ui/Button";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { promotionMessages } from "../../lib/promotionMessages";
import { CampaignBadge, campaignState } from "./CampaignBadge";
import { Impressions } from "./Impressions";
import { PromotionFrame, PromotionFrameSkeleton } from "./PromotionFrame";
import "./summaryDialogFragment";

const PromoteDialog = lazy(loadWhenOnline(() => import("./PromoteDialog")));
const SummaryDialog = lazy(loadWhenOnline(() => import("./SummaryDialog")));

const QUERY: TypedDocumentNode<PublicationPromotionQuery, PublicationPromotionQueryVariables> = gql`
  query PublicationPromotion($id: ID!) {
    publication(id: $id) {
      id
      title
      cover {
        url
        sources {
          url
          width
        }
      }
      campaign {
        id
        isActive
        proformaStatus
        promotedViews
        purchasedViews
        ...SummaryDialog_campaign
      }
    }
  }
`;

const text = promotionMessages;

/** The promotion of an own publication: its progress, or the button to start one. Nothing if it cannot be read. */
export default function PromotionPanel({ publicationId }: { publicationId: string }) {
  const { data, error, loading, refetch } = useQuery(QUERY, {
    ...useNavigationFetchPolicy(),
    variables: { id: publicationId },
    ssr: false,
  });
  useRefreshOnPayment(refetch, loading);
  const [opened, setOpened] = useState<"summary" | "promote" | null>(null);
  const publication = data?.publication;
  if (!publication) return error || publication === null ? null : <PromotionFrameSkeleton />;
  const { campaign } = publication;
  const state = campaign ? campaignState(campaign) : "ended";
  const close = () => setOpened(null);
  return (
    <PromotionFrame badge={campaign && <CampaignBadge state={state} />}>
      {campaign && state !== "ended" ? (
        <Impressions shown={campaign.promotedViews} purchased={campaign.purchasedViews} label={text.summary.promoted} />
      ) : (
        <chakra.p textStyle="small" color="fg.muted">
          {text.panel.none}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignSelf="end">
        {state === "ended" && (
          <Button size="s" onClick={() => setOpened("promote")}>
            <LuMegaphone size={18} aria-hidden="true" />
            {text.list.promote}
          </Button>
        )}
        {campaign && (
          <Button size="s" variant="secondary" onClick={() => setOpened("summary")}>
            {text.list.summary}
          </Button>
        )}
      </chakra.div>
      <Suspense>
        {opened === "promote" && <PromoteDialog publication={publication} onClose={close} />}
        {opened === "summary" && campaign && <SummaryDialog campaign={campaign} onClose={close} />}
      </Suspense>
    </PromotionFrame>
  );
}
