import type { TypedDocumentNode } from "@apollo/client";
import { createFragmentRegistry } from "@apollo/client/cache";

/** Fragments by name: documents spread them without importing them. */
export const fragmentRegistry = createFragmentRegistry();

// Each new cache would have it forget which documents it has completed: on the server, with every page.
fragmentRegistry.resetCaches = () => {};

/** Registers a component's fragment and returns it. */
export function registerFragment<TData, TVariables>(
  fragment: TypedDocumentNode<TData, TVariables>,
): TypedDocumentNode<TData, TVariables> {
  fragmentRegistry.register(fragment);
  return fragment;
}
