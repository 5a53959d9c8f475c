import { expect, it } from 'vitest'
import { paths } from '../../lib/paths'
import { frameOf } from './frame'

it('gives every wizard the whole phone: its own bar above, its actions below', () => {
  for (const address of [paths.newPublication(), paths.editPublication('7'), paths.proposalManager('7')]) {
    expect(frameOf(address), address).toEqual({ header: 'wide', hasSearch: true, hasFooter: false, hasBottomBar: false })
  }
})
