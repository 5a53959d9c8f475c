/** Features that not every backend has. Where one is missing, the client neither shows nor mentions it. */
export const capabilityNames = [
  "secureExchange",
  "alerts",
  "matches",
  "meetings",
  "counterOffers",
  "rings",
  "notificationSettings",
  "push",
  "chatSearch",
  "premium",
] as const;

export type CapabilityName = (typeof capabilityNames)[number];
