import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import type { SimilarPublicationsQuery, SimilarPublicationsQueryVariables } from "../../__generated__/graphql";
import { CardGrid } from "../../components/ui/CardGrid";
import { CardSkeletons } from "./CardSkeleton";
import { PublicationCard } from "./PublicationCard";

const QUERY: TypedDocumentNode<SimilarPublicationsQuery, SimilarPublicationsQueryVariables> = gql`
  query SimilarPublications($id: ID!) {
    similarPublications(id: $id) {
      id
      ...PublicationCard_publication
    }
  }
`;

interface SimilarPublicationsProps {
  id: string;
  title: string;
  /** How many at most. */
  count: number;
}

/** Things like a publication, which itself may be gone; nothing where there are none. */
export default function SimilarPublications({ id, title, count }: SimilarPublicationsProps) {
  const { data, error } = useQuery(QUERY, { variables: { id } });
  const similar = (data?.similarPublications ?? []).slice(0, count);
  if (error || (data && similar.length === 0)) return null;
  return (
    <section>
      <chakra.h2 textStyle="h2" mb={{ base: "3", md: "5" }}>
        {title}
      </chakra.h2>
      <CardGrid>
        {similar.map((publication) => (
          <PublicationCard key={publication.id} publication={publication} kind="compact" heading="h3" />
        ))}
        {!data && <CardSkeletons count={count} kind="compact" />}
      </CardGrid>
    </section>
  );
}
