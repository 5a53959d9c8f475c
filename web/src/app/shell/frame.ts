import { matchPath } from 'react-router-dom'
import { routePatterns } from '../../lib/paths'

export interface Frame {
  hasFooter: boolean
  /** Screens with a sticky action bar of their own do without it. */
  hasBottomBar: boolean
}

const WITHOUT_FOOTER = [routePatterns.wall, routePatterns.chats, routePatterns.newPublication, routePatterns.proposalManager]
const WITHOUT_BOTTOM_BAR = ['/chats/:id', routePatterns.newPublication, routePatterns.proposalManager]
const FIXED = ['/chats/:id', '/publication/:id/proposal/manager']

/** What surrounds a screen. */
export function frameOf(pathname: string): Frame {
  const is = (patterns: readonly string[]) => patterns.some((pattern) => matchPath(pattern, pathname))
  const isDetail = matchPath(routePatterns.publication, pathname) !== null && !is(FIXED)
  return { hasFooter: !is(WITHOUT_FOOTER), hasBottomBar: !isDetail && !is(WITHOUT_BOTTOM_BAR) }
}
