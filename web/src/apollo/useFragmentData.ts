import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { FragmentDefinitionNode } from "graphql";

/** The data of a component's fragment, live from the cache; null until it is complete. */
export function useFragmentData<TData>(
  fragment: TypedDocumentNode<TData>,
  from: FragmentType<NoInfer<TData>> | null | undefined,
): TData | null {
  // The registry adds the spread fragments to the document, so the fragment must be named.
  const fragmentName = (fragment.definitions[0] as FragmentDefinitionNode).name.value;
  const result = useFragment<TData>({ fragment, fragmentName, from: (from ?? null) as never });
  return result.dataState === "complete" ? (result.data as TData) : null;
}
