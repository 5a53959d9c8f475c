import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Capabilities, Capability } from "../capabilities";
import { createRest } from "../context";
import { UpstreamError } from "../errors";
import { caracas } from "../position";
import { alertsPath } from "../rest/alerts";
import { chatSearchPath } from "../rest/chatSearch";
import { matchesPath } from "../rest/matches";
import { meetingPlacesPath } from "../rest/meetings";
import { notificationSettingsPath } from "../rest/notificationSettings";
import { premiumPath } from "../rest/premium";
import { pushPath } from "../rest/push";
import { ringsPath } from "../rest/rings";
import { counterOffersPath } from "../rest/offers";
import { exchangePlacesPath } from "../rest/secureExchange";

/** How long the backend's answer is valid, in ms. */
const freshMs = 5 * 60_000;
/** It is not asked again sooner after a failure, in ms. */
const pauseMs = 30_000;
/** How long a request may wait for the first answer, in ms. */
const patienceMs = 500;

/** What its calls need. */
type Caller = Parameters<typeof createRest>[0];

/** What the backend can do, each found out when it is first asked for. */
export function createCapabilities(gateway: Caller): Capabilities {
  return {
    secureExchange: new ProbedCapability(gateway, exchangePlacesPath),
    alerts: new ProbedCapability(gateway, alertsPath),
    matches: new ProbedCapability(gateway, matchesPath),
    rings: new ProbedCapability(gateway, ringsPath),
    notificationSettings: new ProbedCapability(gateway, notificationSettingsPath),
    push: new ProbedCapability(gateway, pushPath),
    chatSearch: new ProbedCapability(gateway, chatSearchPath),
    premium: new ProbedCapability(gateway, premiumPath),
    meetings: new ProbedCapability(gateway, meetingPlacesPath),
    counterOffers: new ProbedCapability(gateway, counterOffersPath, "POST"),
  };
}

/**
 * Whether the backend has a call, the same for everybody. Until it has said so the call is assumed to be there; an
 * outage changes nothing.
 */
class ProbedCapability implements Capability {
  private known: boolean | null = null;
  private validUntil = Number.NEGATIVE_INFINITY;
  private asking: Promise<void> | null = null;

  /** `path` is called without a session, and without an id: 404 means the call itself. */
  constructor(
    private readonly gateway: Caller,
    private readonly path: string,
    private readonly method: "GET" | "POST" = "GET",
  ) {}

  async isThere(): Promise<boolean> {
    if (Date.now() > this.validUntil) this.asking ??= this.ask();
    if (this.known === null && this.asking)
      await Promise.race([this.asking, wait(patienceMs, undefined, { ref: false })]);
    return this.known ?? true;
  }

  private async ask(): Promise<void> {
    const answer = await this.askBackend();
    this.known = answer ?? this.known;
    this.validUntil = Date.now() + (answer === null ? pauseMs : freshMs);
    this.asking = null;
  }

  /**
   * Null where it is unknown. The probe is made as a guest, whom an existing call refuses, so it reads and changes
   * nothing.
   */
  private async askBackend(): Promise<boolean | null> {
    const rest = createRest(this.gateway, { session: null, position: caracas, requestId: randomUUID() });
    try {
      await rest.call(this.method, this.path);
      return true;
    } catch (error) {
      if (!(error instanceof UpstreamError)) return null;
      if (error.isUnknownEndpoint || error.status === 404) return false;
      return error.status === 401 || error.status === 403 ? true : null;
    }
  }
}
