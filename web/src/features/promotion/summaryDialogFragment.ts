import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { SummaryDialog_CampaignFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";

/** Apart from its component, which loads lazily: queries need the fragment before that. */
export const SUMMARY_DIALOG: TypedDocumentNode<SummaryDialog_CampaignFragment> = registerFragment(gql`
  fragment SummaryDialog_campaign on Campaign {
    id
    organicViews
    promotedViews
    purchasedViews
    totalViews
    startedAt
    publication {
      id
      slug
      status
      title
      cover {
        url
        sources {
          url
          width
        }
      }
    }
  }
`);
