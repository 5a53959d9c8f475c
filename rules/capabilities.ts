/** What not every backend can do. Nothing of it shows, and no page promises it, where the backend lacks it. */
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
] as const;

export type CapabilityName = (typeof capabilityNames)[number];
