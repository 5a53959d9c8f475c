import type { WatchQueryFetchPolicy } from '@apollo/client'
import { useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { isOffline } from '../lib/patiently'

interface VisitPolicy {
  fetchPolicy: WatchQueryFetchPolicy
  nextFetchPolicy: WatchQueryFetchPolicy
}

/**
 * For screens that nothing keeps live: whoever follows a link sees at once what is known, and it is asked for anew; whoever goes
 * back finds the screen as it was, without a request. Without a network what is known has to do.
 */
export function useVisitPolicy(): VisitPolicy {
  const type = useNavigationType()
  // As it was when the screen opened: it may change while one is on it.
  const [fetchPolicy] = useState<WatchQueryFetchPolicy>(type === 'POP' || isOffline() ? 'cache-first' : 'cache-and-network')
  return { fetchPolicy, nextFetchPolicy: 'cache-first' }
}
