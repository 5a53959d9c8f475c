interface Item {
  __typename: string
}

/**
 * The feed as rows: publications by two, everything else over the whole width. A publication that is left over waits for the
 * next one, so that no row has a hole; only the last may stand alone.
 */
export function toRows<T extends Item>(items: readonly T[]): T[][] {
  const rows: T[][] = []
  let waiting: T | undefined
  for (const item of items) {
    if (item.__typename !== 'PublicationWallItem') rows.push([item])
    else if (waiting) {
      rows.push([waiting, item])
      waiting = undefined
    } else waiting = item
  }
  if (waiting) rows.push([waiting])
  return rows
}
