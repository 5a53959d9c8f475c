/** Whether the backend has a call that not every one has, the same for everybody. */
export interface Capability {
  isThere(): Promise<boolean>;
}

/** What not every backend can do, and pages promise only where it can. */
export interface Capabilities {
  secureExchange: Capability;
  alerts: Capability;
  counterOffers: Capability;
}
