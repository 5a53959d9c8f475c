import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { CountBannerClickMutation, CountBannerClickMutationVariables } from "../../__generated__/graphql";

const COUNT: TypedDocumentNode<CountBannerClickMutation, CountBannerClickMutationVariables> = gql`
  mutation CountBannerClick($input: CountBannerClickInput!) {
    countBannerClick(input: $input) {
      done
    }
  }
`;

/** Counts a click on a banner without holding up what it opens; on a bad network it is simply not counted. */
export function useCountClick(bannerId: string): () => void {
  const [count] = useMutation(COUNT, {
    variables: { input: { id: bannerId } },
    // The page may be gone before the answer.
    context: { fetchOptions: { keepalive: true } },
    errorPolicy: "ignore",
  });
  return () => void count().catch(() => undefined);
}
