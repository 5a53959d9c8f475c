import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "react-router-dom";
import type { TopMatchesQuery, TopMatchesQueryVariables } from "../../__generated__/graphql";
import { TransactionPair } from "../../components/transaction/TransactionPair";
import { Card } from "../../components/ui/Card";
import { Link as TextLink } from "../../components/ui/Link";
import { matchMessages as text } from "../../lib/matchMessages";
import { paths } from "../../lib/paths";
import { matchKind } from "./matchKind";

const QUERY: TypedDocumentNode<TopMatchesQuery, TopMatchesQueryVariables> = gql`
  query TopMatches {
    viewer {
      id
      matches(first: 3) {
        id
        isWanted
        isOwnWanted
        publication {
          id
          slug
          title
          cover {
            url
            sources {
              url
              width
            }
          }
        }
        ownPublication {
          id
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
    }
  }
`;

/** The best matches beside the wall; nothing where there are none. */
export default function MatchesCard() {
  const { data } = useQuery(QUERY);
  const matches = data?.viewer?.matches ?? [];
  if (matches.length === 0) return null;
  return (
    <Card asChild p="18px" mt="4">
      <section aria-labelledby="matches-title">
        <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
          <chakra.h2 id="matches-title" textStyle="h4">
            {text.title}
          </chakra.h2>
          <TextLink to={paths.matches()} textStyle="small" fontWeight={700} py="2" my="-2">
            {text.seeAll}
          </TextLink>
        </chakra.div>
        <chakra.ul listStyleType="none" mt="2">
          {matches.map((match) => (
            <li key={match.id}>
              <Row to={paths.publication(match.publication)}>
                <TransactionPair
                  size="list"
                  give={{ items: [match.ownPublication] }}
                  receive={{ items: [match.publication] }}
                  sentence={text.sentence(match.ownPublication.title, match.publication.title)}
                />
                <chakra.span minWidth="0">
                  <chakra.span display="block" textStyle="caption" color="fg.muted">
                    {text.kinds[matchKind(match)]}
                  </chakra.span>
                  <chakra.span display="block" textStyle="small" fontWeight={700} truncate aria-hidden="true">
                    {match.publication.title}
                  </chakra.span>
                </chakra.span>
              </Row>
            </li>
          ))}
        </chakra.ul>
      </section>
    </Card>
  );
}

const Row = chakra(Link, {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "3",
    alignItems: "center",
    py: "1.5",
    color: "inherit",
    textDecoration: "none",
    _hover: { textDecoration: "underline" },
  },
});
