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

/** Whether a backend has it is found out by asking it (`gateway/capabilities.ts`). */
export type CapabilityName = (typeof capabilityNames)[number];

/** Pages of information about something that not every backend has, by address. */
const pageCapabilities: Readonly<Record<string, CapabilityName | undefined>> = {
  "/truequea_seguro": "secureExchange",
  "/truequea_premium": "premium",
};

/** Whether this page of information describes a missing feature: then it is neither linked nor shown. */
export function isPageLacking(path: string, lacks: readonly string[]): boolean {
  const capability = pageCapabilities[path.replace(/\/$/, "")];
  return capability !== undefined && lacks.includes(capability);
}
