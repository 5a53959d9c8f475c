import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { CategoryFieldsQuery, CategoryFieldsQueryVariables } from "../../__generated__/graphql";

/** Exported for its tests. */
const CATEGORY_FIELDS: TypedDocumentNode<CategoryFieldsQuery, CategoryFieldsQueryVariables> = gql`
  query CategoryFields($id: ID!) {
    category(id: $id) {
      id
      fields {
        name
        label
        kind
        unit
        options
      }
    }
  }
`;

/** An attribute that the category asks for; none of them has to be filled in. */
export type CategoryField = NonNullable<CategoryFieldsQuery["category"]>["fields"][number];

/** What a publication of the category can have besides; empty until it is known, and where the backend has nothing. */
export function useCategoryFields(categoryId: string): readonly CategoryField[] {
  const { data } = useQuery(CATEGORY_FIELDS, { variables: { id: categoryId }, skip: categoryId === "" });
  return data?.category?.fields ?? [];
}
