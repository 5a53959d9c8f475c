import { ANA } from "./renderScreen";

/**
 * The answer to the query of the own profile, Ana's, with fields of the viewer and of the user in place of the usual
 * ones.
 */
export function ownProfile(viewer: object = {}, user: object = {}) {
  return {
    viewer: {
      __typename: "Viewer",
      id: "1",
      activePublicationCount: 1,
      balance: { __typename: "Money", amount: 0, currency: "USD" },
      credit: { __typename: "Credit", status: "VERIFIED_PARTIAL_CREDITS" },
      ...viewer,
      user: {
        ...ANA.user,
        isEmailConfirmed: true,
        joinedAt: "2024-03-05T12:00:00.000Z",
        activePublicationCount: 1,
        completedExchangeCount: 0,
        reliability: null,
        ratingReasons: null,
        ...user,
      },
    },
  };
}
