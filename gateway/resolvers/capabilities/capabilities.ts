import type { CapabilitiesResolvers, QueryResolvers } from "../../__generated__/resolvers";

export const capabilityQueries: QueryResolvers = { capabilities: (_root, _args, { capabilities }) => capabilities };

export const Capabilities: CapabilitiesResolvers = {
  meetings: ({ meetings }) => meetings.isThere(),
  rings: ({ rings }) => rings.isThere(),
  counterOffers: ({ counterOffers }) => counterOffers.isThere(),
};
