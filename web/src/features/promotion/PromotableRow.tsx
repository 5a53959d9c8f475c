import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { LuMegaphone } from "react-icons/lu";
import type { PromotableRow_PublicationFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Button } from "../../components/ui/Button";
import { promotionMessages } from "../../lib/promotionMessages";
import { PromotionRow, stretchedButton } from "./PromotionRow";
import type { PromotedPublication } from "./PromotedPublicationSummary";

const FRAGMENT: TypedDocumentNode<PromotableRow_PublicationFragment> = registerFragment(gql`
  fragment PromotableRow_publication on Publication {
    id
    title
    cover {
      url
      sources {
        url
        width
      }
    }
    ...PromotionRow_publication
  }
`);

const text = promotionMessages.list;

interface PromotableRowProps {
  publication: FragmentType<PromotableRow_PublicationFragment>;
  onPromote: (publication: PromotedPublication) => void;
}

/** A promotable publication. */
export function PromotableRow({ publication: ref, onPromote }: PromotableRowProps) {
  const publication = useFragmentData(FRAGMENT, ref);
  if (!publication) return null;
  return (
    <PromotionRow
      publication={publication}
      action={
        <Button
          size="s"
          css={stretchedButton}
          aria-label={text.promoteOf(publication.title)}
          onClick={() => onPromote(publication)}
        >
          <LuMegaphone size={18} aria-hidden="true" />
          {text.promote}
        </Button>
      }
    />
  );
}
