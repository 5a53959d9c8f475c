import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import type { CategoryNamesQuery, CategoryNamesQueryVariables } from "../__generated__/graphql";
import { usePosition } from "../apollo/position";
import { CardSkeletons } from "../features/publication/CardSkeleton";
import { PublicationCard } from "../features/publication/PublicationCard";
import { SearchResults } from "../features/search/SearchResults";
import { messages } from "../lib/messages";
import { CARACAS } from "../lib/position";
import { paths, readSearchAddress } from "../lib/paths";

const QUERY: TypedDocumentNode<CategoryNamesQuery, CategoryNamesQueryVariables> = gql`
  query CategoryNames {
    categories {
      id
      name
      children {
        id
        name
        children {
          id
          name
          children {
            id
            name
          }
        }
      }
    }
  }
`;

/** Everything in a category and below it. */
export default function CategoryResultsRoute() {
  const params = useParams();
  const { position } = usePosition();
  const { data } = useQuery(QUERY);
  const search = readSearchAddress(params, position);
  const name = findCategoryName(data?.categories ?? [], search.categoryId);
  return (
    <SearchResults
      search={search}
      title={name ?? messages.publication.category}
      path={paths.category(search.categoryId ?? "", CARACAS)}
      addressOf={({ categoryId }) => paths.category(categoryId ?? search.categoryId ?? "", search.position)}
      renderCard={(publication, eager) => (
        <PublicationCard key={publication.id} publication={publication} kind="compact" heading="h3" eager={eager} />
      )}
      skeleton={<CardSkeletons count={8} kind="compact" />}
    />
  );
}

interface CategoryNode {
  id: string;
  name: string;
  children?: readonly CategoryNode[];
}

function findCategoryName(categories: readonly CategoryNode[], id: string | null | undefined): string | null {
  for (const category of categories) {
    const name = category.id === id ? category.name : findCategoryName(category.children ?? [], id);
    if (name) return name;
  }
  return null;
}
