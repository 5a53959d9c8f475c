import type { FragmentType, TypedDocumentNode } from '@apollo/client'
import { useFragment } from '@apollo/client/react'

/** What a component's fragment selects, live from the cache; null until all of it is there. */
export function useFragmentData<TData>(
  fragment: TypedDocumentNode<TData>,
  from: FragmentType<NoInfer<TData>> | null | undefined,
): TData | null {
  const result = useFragment<TData>({ fragment, from: (from ?? null) as never })
  return result.dataState === 'complete' ? (result.data as TData) : null
}
