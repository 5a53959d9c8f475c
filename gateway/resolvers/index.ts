import type { Resolvers } from '../__generated__/resolvers'
import { scalars } from './scalars'

/** Every resolver, one file per noun. */
export const resolvers: Resolvers = {
  ...scalars,
  Query: {
    viewer: () => null,
  },
}
