/** What not every backend can do, and pages promise only where it can. */
export interface Capabilities {
  secureExchange: Capability;
  alerts: Capability;
  matches: Capability;
  rings: Capability;
  meetings: Capability;
  counterOffers: Capability;
}

/** Whether the backend has a call, the same for everybody. */
export interface Capability {
  isThere(): Promise<boolean>;
}
