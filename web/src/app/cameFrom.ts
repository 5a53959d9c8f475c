import type { Location } from 'react-router-dom'

/** Stands in the location's state of the login: where to go on afterwards. */
interface CameFrom {
  from?: Location
  /** Whose place it was, where somebody had been signed in: it is nobody else's business. */
  of?: string | null
}

export function cameFrom(from: Location, formerId: string | null): CameFrom {
  return { from, of: formerId }
}

/** Where this person goes after signing in; null when they did not come from anywhere, or another one did. */
export function placeToReturn(state: unknown, viewerId: string | undefined): Location | null {
  const { from, of } = (state ?? {}) as CameFrom
  return from && (!of || of === viewerId) ? from : null
}
