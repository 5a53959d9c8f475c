import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { OwnTitlesQuery, OwnTitlesQueryVariables } from "../__generated__/graphql";
import { useSession } from "./session";

const QUERY: TypedDocumentNode<OwnTitlesQuery, OwnTitlesQueryVariables> = gql`
  query OwnTitles {
    viewer {
      id
      activePublicationTitles
    }
  }
`;

const NONE: readonly string[] = [];

/** Titles of the viewer's active publications, to highlight matching interests; empty for guests. */
export function useOwnTitles(): readonly string[] {
  const { status } = useSession();
  const { data } = useQuery(QUERY, { skip: status !== "member" });
  return data?.viewer?.activePublicationTitles ?? NONE;
}
