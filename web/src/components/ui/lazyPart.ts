import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { whenReachable } from '../../lib/reachable'

/** React's lazy, which without a network keeps waiting (what Suspense shows stays) instead of breaking the page. */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => whenReachable(load))
}
