import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useSearchParams } from "react-router-dom";
import type { PersonPublicationsQuery, PersonPublicationsQueryVariables } from "../../__generated__/graphql";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { ButtonLink } from "../../components/ui/Button";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { Pager } from "../../components/ui/Pager";
import { readPageNumber, pageSearch } from "../../lib/pageNumber";
import { paths } from "../../lib/paths";
import { profileMessages } from "../../lib/profileMessages";
import { CardGrid } from "../../components/ui/CardGrid";
import { CardSkeletons } from "./CardSkeleton";
import { PublicationCard } from "./PublicationCard";

const QUERY: TypedDocumentNode<PersonPublicationsQuery, PersonPublicationsQueryVariables> = gql`
  query PersonPublications($userId: ID!, $page: Int!) {
    userPublications(userId: $userId, page: $page) {
      items {
        id
        ...PublicationCard_publication
      }
      page {
        page
        pages
        total
      }
    }
  }
`;

interface PersonPublicationsProps {
  userId: string;
  /** Short name; null while unknown. */
  name: string | null;
  heading?: "h1" | "h2";
}

/** A user's publications, in pages of ten; the page number is in the URL. */
export function PersonPublications({ userId, name, heading = "h2" }: PersonPublicationsProps) {
  const [params] = useSearchParams();
  const page = readPageNumber(params);
  const { data, error, refetch } = useQuery(QUERY, { ...useNavigationFetchPolicy(), variables: { userId, page } });
  const text = profileMessages.person;
  const list = data?.userPublications;
  const title = heading === "h1" && name ? text.publicationsOf(name) : text.publications;
  return (
    <chakra.section aria-label={text.publications}>
      <chakra.h2 as={heading} textStyle={heading === "h1" ? "h1" : "h2"} mb="4">
        {title}
        {list && list.page.total > 0 && (
          <chakra.span ml="2" color="fg.muted" fontWeight={600}>
            {list.page.total}
          </chakra.span>
        )}
      </chakra.h2>
      {list && list.items.length > 0 && (
        <CardGrid>
          {list.items.map((publication, index) => (
            <PublicationCard
              key={publication.id}
              publication={publication}
              kind="compact"
              heading={heading === "h1" ? "h2" : "h3"}
              eager={index < 4}
            />
          ))}
        </CardGrid>
      )}
      {list && list.items.length === 0 && (
        <EmptyState
          as={heading === "h1" ? "h2" : "h3"}
          title={text.none(name ?? "…")}
          hint={text.noneHint}
          action={
            <ButtonLink variant="secondary" to={paths.wall()}>
              {text.toWall}
            </ButtonLink>
          }
        />
      )}
      {list === null && (
        <chakra.p color="fg.muted" role="status">
          {text.notListed}
        </chakra.p>
      )}
      {list === undefined &&
        (error ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <CardGrid aria-busy="true">
            <CardSkeletons count={8} kind="compact" />
          </CardGrid>
        ))}
      {list && (
        <chakra.div mt="6">
          <Pager page={list.page.page} pages={list.page.pages} to={pageSearch} />
        </chakra.div>
      )}
    </chakra.section>
  );
}
