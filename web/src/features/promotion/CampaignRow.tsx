import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { Suspense, lazy, useState } from "react";
import type { CampaignRow_CampaignFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Button } from "../../components/ui/Button";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { promotionMessages } from "../../lib/promotionMessages";
import { CampaignBadge, campaignState } from "./CampaignBadge";
import { Impressions } from "./Impressions";
import { PromotionRow, stretchedButton } from "./PromotionRow";
import "./summaryDialogFragment";

const SummaryDialog = lazy(loadWhenOnline(() => import("./SummaryDialog")));

const FRAGMENT: TypedDocumentNode<CampaignRow_CampaignFragment> = registerFragment(gql`
  fragment CampaignRow_campaign on Campaign {
    id
    isActive
    proformaStatus
    promotedViews
    purchasedViews
    publication {
      id
      title
      ...PromotionRow_publication
    }
    ...SummaryDialog_campaign
  }
`);

const text = promotionMessages.list;

/** A campaign, with a button that opens its summary. */
export function CampaignRow({ campaign: ref }: { campaign: FragmentType<CampaignRow_CampaignFragment> }) {
  const campaign = useFragmentData(FRAGMENT, ref);
  const [isOpen, setOpen] = useState(false);
  if (!campaign) return null;
  return (
    <>
      <PromotionRow
        publication={campaign.publication}
        badge={<CampaignBadge state={campaignState(campaign)} />}
        action={
          <Button
            variant="secondary"
            size="s"
            css={stretchedButton}
            aria-label={text.summaryOf(campaign.publication.title)}
            onClick={() => setOpen(true)}
          >
            {text.summary}
          </Button>
        }
      >
        <Impressions
          shown={campaign.promotedViews}
          purchased={campaign.purchasedViews}
          label={promotionMessages.summary.promoted}
        />
      </PromotionRow>
      {isOpen && (
        <Suspense>
          <SummaryDialog campaign={campaign} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
