import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { FragmentDefinitionNode } from "graphql";

/** What a component's fragment selects, live from the cache; null until all of it is there. */
export function useFragmentData<TData>(
  fragment: TypedDocumentNode<TData>,
  from: FragmentType<NoInfer<TData>> | null | undefined,
): TData | null {
  // The registry adds the fragments that are spread in it, so that its own has to be named.
  const fragmentName = (fragment.definitions[0] as FragmentDefinitionNode).name.value;
  const result = useFragment<TData>({ fragment, fragmentName, from: (from ?? null) as never });
  return result.dataState === "complete" ? (result.data as TData) : null;
}
