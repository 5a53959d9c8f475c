import { expect, test } from 'vitest'
import { toRows } from './rows'

const items = (kinds: string) =>
  [...kinds].map((kind, id) => ({ id, __typename: kind === 'p' ? 'PublicationWallItem' : kind === 'x' ? 'ExchangeWallItem' : 'BannerWallItem' }))

test.each([
  ['pp', '01'],
  ['pxp', '1|02'],
  ['ppxpbp', '01|2|4|35'],
  ['ppp', '01|2'],
  ['', ''],
])('%s becomes the rows %s', (kinds, rows) => {
  expect(
    toRows(items(kinds))
      .map((row) => row.map(({ id }) => id).join(''))
      .join('|'),
  ).toBe(rows)
})
