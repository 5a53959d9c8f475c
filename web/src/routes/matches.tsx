import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { LuRefreshCw } from "react-icons/lu";
import { Navigate } from "react-router-dom";
import type { MatchesQuery, MatchesQueryVariables } from "../__generated__/graphql";
import { useIsPartialResult } from "../apollo/partialResults";
import { useNavigationFetchPolicy } from "../apollo/useNavigationFetchPolicy";
import { useCapability } from "../components/useCapability";
import { ButtonLink } from "../components/ui/Button";
import { Container } from "../components/ui/Card";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { Link } from "../components/ui/Link";
import { PageTitle } from "../components/ui/PageTitle";
import { PartialDataNotice } from "../components/ui/PartialDataNotice";
import { MatchCard } from "../features/match/MatchCard";
import { MatchCardSkeleton } from "../features/match/MatchCardSkeleton";
import { matchMessages as text } from "../lib/matchMessages";
import { paths } from "../lib/paths";

const QUERY: TypedDocumentNode<MatchesQuery, MatchesQueryVariables> = gql`
  query Matches {
    viewer {
      id
      matches {
        id
        ...MatchCard_match
      }
    }
  }
`;

/** /para_ti: what others have that the viewer may swap something for, the best first. */
export default function MatchesRoute() {
  const { data, error, refetch } = useQuery(QUERY, useNavigationFetchPolicy());
  const isPartial = useIsPartialResult("Matches");
  const matches = data?.viewer?.matches;
  const hasRings = useCapability("rings");
  const retry = () => void refetch().catch(() => {});
  // The backend looks for none: no way leads here, but a link may.
  if (matches === null && !isPartial) return <Navigate to={paths.wall()} replace />;
  return (
    <Container py={{ base: "5", md: "8" }}>
      <PageTitle>{text.title}</PageTitle>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" minHeight="44px">
        <chakra.h1 textStyle="h1">{text.title}</chakra.h1>
        {hasRings && (
          <Link
            to={paths.rings()}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minHeight="44px"
            textStyle="small"
            fontWeight={700}
            whiteSpace="nowrap"
          >
            <LuRefreshCw size={18} aria-hidden="true" />
            {text.toRings}
          </Link>
        )}
      </chakra.div>
      <chakra.p mt="1" mb={{ base: "4", md: "6" }} color="fg.muted">
        {text.intro}
      </chakra.p>
      {matches == null &&
        (error || isPartial ? (
          <ErrorState onRetry={retry} />
        ) : (
          <Grid aria-busy="true">
            {Array.from({ length: 6 }, (_, index) => (
              <MatchCardSkeleton key={index} />
            ))}
          </Grid>
        ))}
      {matches && isPartial && <PartialDataNotice onRetry={retry} />}
      {matches && matches.length > 0 && (
        <Grid>
          {matches.map((match) => (
            <MatchCard key={match.id} match={match} />
          ))}
        </Grid>
      )}
      {matches?.length === 0 && (
        <EmptyState
          title={text.none}
          hint={text.noneHint}
          action={
            <ButtonLink variant="secondary" to={paths.newPublication()}>
              {text.toPublish}
            </ButtonLink>
          }
        />
      )}
    </Container>
  );
}

const Grid = chakra("div", {
  base: {
    display: "grid",
    gap: { base: "4", md: "5" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", xl: "repeat(3, minmax(0, 1fr))" },
  },
});
