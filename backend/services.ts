import type { Logger } from "pino";
import type { CardGateway } from "./adapters/cardGateway/cardGateway";
import type { RemoteSettings } from "./adapters/cardGateway/remote";
import type { Sandbox } from "./adapters/cardGateway/sandbox";
import type { DocumentVault } from "./adapters/documentVault";
import type { FacebookSettings } from "./adapters/identity/facebook";
import type { GoogleSettings } from "./adapters/identity/google";
import type { IdentityProvider } from "./adapters/identity/provider";
import type { ImageStore } from "./adapters/images";
import type { UnsubscribeLinks } from "./adapters/unsubscribeLinks";
import type { VapidKeys } from "./adapters/webPush/vapid";
import type { Database, Db } from "./db/client";
import type { Provider } from "./db/schema/identities";
import type { SearchGate } from "./searchGate";
import type { Tracing } from "../telemetry/tracing";
import type { BackendMetrics } from "./telemetry/metrics";
import type { ViewCounter } from "./views";

/** The settings that routes and commands go by. */
export interface Settings {
  /** The app's address; links in mails start with it. */
  publicUrl: string;
  tokenRotation: boolean;
  /** `manual` leaves the review of publications to an operator. */
  moderation: "auto" | "manual";
  /** Addresses of the accounts that may decide at /moderacion, in lower case. */
  operatorEmails: ReadonlySet<string>;
  /** Seconds in which an operator can undo a decision. */
  undoSeconds: number;
  /** Seconds until a new publication is reviewed automatically. */
  reviewSeconds: number;
  /** Milliseconds between two checks for due jobs. */
  jobsEveryMs: number;
  /** Days from the first confirmation to the automatic completion. */
  completionDays: number;
  /** Days from the first confirmation to the reminder. */
  reminderDays: number;
  /** Searches at once, waiting ones included. */
  searchLimit: number;
  /** How long a statement of a search may take, in ms. */
  searchTimeoutMs: number;
  /** Refuses cable upgrades whose Origin is absent or foreign, as Rails does by default. */
  cableOriginCheck: boolean;
  /** Applies rate limits to callers on this machine, too; the gateway is one of them and has its own limits. */
  limitLoopback: boolean;
  /** Shared with gateways on other machines, which then say for whom they call. Undefined: no gateway is believed. */
  gatewaySecret: string | undefined;
  /** Whether mails and pushes that can wait are kept from 21 to 7 in Caracas. */
  quietHours: boolean;
  /** Origins of push services besides those of the browsers' makers; tests have their own. */
  pushOrigins: readonly string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Who reads what is written on the contact page. */
  contactEmail: string;
  /** Absent where people cannot sign in with it. */
  google: GoogleSettings | undefined;
  facebook: FacebookSettings | undefined;
  /** Who takes card payments: the built-in test page, a provider, or none. */
  cardGateway: "sandbox" | RemoteSettings | "off";
  /** Bolívares for one US dollar, in ten-thousandths. */
  rateE4: number;
  /** How long a backend that is asked to stop serves on. */
  drainSeconds: number;
  /** Mails can be read at /outbox: never in production. */
  outbox: boolean;
}

/** What routes, commands, channels and jobs work with. */
export interface Services {
  db: Db;
  database: Database;
  images: ImageStore;
  /** Seals the documents of verifications. */
  vault: DocumentVault;
  /** Links in mails that turn off mails like them. */
  links: UnsubscribeLinks;
  /** By which push services know our pushes. */
  vapid: VapidKeys;
  identityProviders: Partial<Record<Provider, IdentityProvider>>;
  /** Absent where card payments are off. */
  cardGateway: CardGateway | undefined;
  /** The built-in card gateway, where it is in use. */
  sandbox: Sandbox | undefined;
  views: ViewCounter;
  /** Undefined without metrics and traces. */
  metrics: BackendMetrics | undefined;
  tracing: Tracing | undefined;
  searches: SearchGate;
  settings: Settings;
  /** Own address; absolute addresses of pictures start with it. */
  origin: string;
  /** Aborted once this backend is about to stop: it goes on serving, but new requests should go elsewhere. */
  draining: AbortSignal;
  log: Logger;
  now: () => Date;
}

/** The settings of automatic completion. */
export const completionRulesOf = ({ now, settings }: Services) => ({
  now,
  completionDays: settings.completionDays,
  reminderDays: settings.reminderDays,
});

/** A part beside the routes (cable, jobs): starts with the server and returns its stop function. */
export type StartPart = (services: Services, server: import("node:http").Server) => Promise<() => Promise<void>>;
