import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import type { CategoryNamesQuery, CategoryNamesQueryVariables } from "../../__generated__/graphql";

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

interface CategoryName {
  id: string;
  name: string;
  /** Null on the first level. */
  parentId: string | null;
}

interface CategoryNode {
  id: string;
  name: string;
  children?: readonly CategoryNode[];
}

/** All categories in one list, from the first level down; empty while they load or where they are skipped. */
export function useCategoryNames(skip = false): readonly CategoryName[] {
  const { data } = useQuery(QUERY, { skip });
  return useMemo(() => flatten(data?.categories ?? [], null), [data]);
}

function flatten(nodes: readonly CategoryNode[], parentId: string | null): CategoryName[] {
  return nodes.flatMap(({ id, name, children = [] }) => [{ id, name, parentId }, ...flatten(children, id)]);
}
