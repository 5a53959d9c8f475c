import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import type { MoreOfOwnerQuery, MoreOfOwnerQueryVariables } from "../../__generated__/graphql";
import { CardGrid } from "../../components/ui/CardGrid";
import { Link } from "../../components/ui/Link";
import { detailMessages } from "../../lib/detailMessages";
import { paths } from "../../lib/paths";
import { PublicationCard } from "./PublicationCard";

const QUERY: TypedDocumentNode<MoreOfOwnerQuery, MoreOfOwnerQueryVariables> = gql`
  query MoreOfOwner($userId: ID!) {
    userPublications(userId: $userId) {
      items {
        id
        ...PublicationCard_publication
      }
    }
  }
`;

const SHOWN_COUNT = 4;

/** What else the owner of a publication has; nothing where that is all. */
export default function MoreOfOwner({ publicationId, ownerId }: { publicationId: string; ownerId: string }) {
  const { data } = useQuery(QUERY, { variables: { userId: ownerId } });
  const others = (data?.userPublications?.items ?? []).filter(({ id }) => id !== publicationId).slice(0, SHOWN_COUNT);
  if (others.length === 0) return null;
  return (
    <section>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" mb={{ base: "3", md: "5" }}>
        <chakra.h2 textStyle="h2">{detailMessages.moreOfOwner}</chakra.h2>
        <Link to={paths.person(ownerId)} fontWeight={700}>
          {detailMessages.seeProfile}
        </Link>
      </chakra.div>
      <CardGrid>
        {others.map((publication) => (
          <PublicationCard key={publication.id} publication={publication} kind="compact" heading="h3" />
        ))}
      </CardGrid>
    </section>
  );
}
