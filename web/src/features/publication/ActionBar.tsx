import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ActionBar_PublicationFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Container } from "../../components/ui/Card";
import { Picture } from "../../components/ui/Picture";
import { Price } from "../../components/ui/Price";
import { EditLink } from "./EditLink";
import { ProposalButton } from "./ProposalButton";
import { SaveButton } from "./SaveButton";

const FRAGMENT: TypedDocumentNode<ActionBar_PublicationFragment> = registerFragment(gql`
  fragment ActionBar_publication on Publication {
    id
    title
    isOwn
    canEdit
    price {
      amount
      currency
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

interface ActionBarProps {
  publication: FragmentType<ActionBar_PublicationFragment>;
  /** Shown on wide screens, while the panel's own buttons are out of view. */
  isShownOnWide: boolean;
}

/** Save and propose, or edit an own publication, always within reach of the thumb. */
export function ActionBar({ publication: ref, isShownOnWide }: ActionBarProps) {
  const publication = useFragmentData(FRAGMENT, ref);
  // Of an own thing that is closed nothing is left to do.
  if (!publication || (publication.isOwn && !publication.canEdit)) return null;
  return (
    <chakra.div
      position="fixed"
      left="0"
      right="0"
      bottom="0"
      zIndex="header"
      bg="bg.surface"
      borderTop="1px solid {colors.border.subtle}"
      boxShadow="0 -4px 20px {colors.shadow.soft}"
      display={{ base: "block", md: isShownOnWide ? "block" : "none" }}
    >
      <Container minHeight="84px" display="flex" alignItems="center" gap="3">
        <chakra.div display={{ base: "none", md: "flex" }} alignItems="center" gap="3" flex="1" minWidth="0">
          <chakra.div width="56px" height="56px" borderRadius="plumaThumb" overflow="hidden" flexShrink={0}>
            <Picture image={publication.cover} alt="" sizes="56px" />
          </chakra.div>
          <chakra.div minWidth="0">
            <chakra.p fontWeight={700} truncate>
              {publication.title}
            </chakra.p>
            <Price price={publication.price} size="s" />
          </chakra.div>
        </chakra.div>
        {!publication.isOwn && <SaveButton publication={publication} kind="bar" />}
        <chakra.div flex={{ base: "1", md: "0 0 280px" }}>
          {publication.canEdit ? (
            <EditLink id={publication.id} />
          ) : (
            <ProposalButton publication={publication} part="button" />
          )}
        </chakra.div>
      </Container>
    </chakra.div>
  );
}
