import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { PlanKind } from "../../__generated__/enums";
import type { PlansQuery, PlansQueryVariables } from "../../__generated__/graphql";
import "../../apollo/planPriceFragment";

const PLANS: TypedDocumentNode<PlansQuery, PlansQueryVariables> = gql`
  query Plans($kind: PlanKind!) {
    plans(kind: $kind) {
      id
      name
      adType
      views
      months
      ...PlanPrice_plan @unmask
    }
  }
`;

/** What can be ordered: prices before taxes in US dollars, the total in bolívares, both in minor units. */
export type Plan = NonNullable<PlansQuery["plans"]>[number];

/** The plans, with today's rate and the viewer's credit: asked for again beside what is known. */
export function usePlans(kind: PlanKind) {
  const { data, error, refetch } = useQuery(PLANS, {
    variables: { kind },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  return {
    plans: data && (data.plans ?? []),
    hasFailed: error !== undefined,
    retry: () => void refetch().catch(() => {}),
  };
}
