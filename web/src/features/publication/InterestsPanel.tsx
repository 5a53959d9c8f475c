import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import type { InterestsPanel_PublicationFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Mark } from "../../components/brand/Mark";
import { detailMessages } from "../../lib/detailMessages";
import { messages } from "../../lib/messages";
import { InterestTags, matchesAny } from "./InterestTags";
import { useOwnTitles } from "../../apollo/useOwnTitles";

const FRAGMENT: TypedDocumentNode<InterestsPanel_PublicationFragment> = registerFragment(gql`
  fragment InterestsPanel_publication on Publication {
    id
    isOwn
    interests
    acceptsOtherOffers
  }
`);

/** «Le interesa»: everything the owner wants for it. */
export function InterestsPanel({
  publication: ref,
}: {
  publication: FragmentType<InterestsPanel_PublicationFragment>;
}) {
  const publication = useFragmentData(FRAGMENT, ref);
  const ownTitles = useOwnTitles();
  if (!publication) return null;
  const { interests, acceptsOtherOffers, isOwn } = publication;
  const matchingTitles = isOwn
    ? []
    : ownTitles.filter((title) => interests.some((interest) => matchesAny(interest, [title])));
  return (
    <chakra.section
      bg="bg.receive"
      border="1px solid {colors.border.receive}"
      borderRadius="plumaModal"
      p={{ base: "18px", md: "20px 22px" }}
    >
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.span
          display="grid"
          placeItems="center"
          width="44px"
          height="44px"
          borderRadius="full"
          bg="bg.surface"
          flexShrink={0}
        >
          <Mark size={27} />
        </chakra.span>
        <div>
          <chakra.h2 textStyle="h3">{messages.publication.interests}</chakra.h2>
          {acceptsOtherOffers && interests.length > 0 && (
            <chakra.p textStyle="small" color="fg.muted">
              {detailMessages.alsoOthers}
            </chakra.p>
          )}
        </div>
      </chakra.div>
      <chakra.ul display="flex" flexWrap="wrap" gap="2" mt="3.5" listStyleType="none">
        <InterestTags interests={interests} offered={matchingTitles} limit={interests.length} size="l" />
      </chakra.ul>
      {matchingTitles.length > 0 && (
        <chakra.p mt="3.5" textStyle="small" fontWeight={700} color="fg.receive">
          {detailMessages.wantsYours(matchingTitles)}
        </chakra.p>
      )}
    </chakra.section>
  );
}
