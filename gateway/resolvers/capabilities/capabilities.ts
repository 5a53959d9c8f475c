import type { QueryResolvers } from "../../__generated__/resolvers";

export const capabilityQueries: QueryResolvers = {
  capabilities: async (_root, _args, { capabilities }) => ({
    counterOffers: await capabilities.counterOffers.isThere(),
  }),
};
