import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import type { Logger } from "pino";
import { createRemote } from "./adapters/cardGateway/remote";
import { createSandbox } from "./adapters/cardGateway/sandbox";
import { createDocumentVault, localDocumentsSecret } from "./adapters/documentVault";
import { createFacebook } from "./adapters/identity/facebook";
import { createGoogle } from "./adapters/identity/google";
import { transactionDays } from "../rules/transaction";
import { openImageStore } from "./adapters/images";
import { startMail } from "./adapters/mail";
import { createUnsubscribeLinks } from "./adapters/unsubscribeLinks";
import { startPushes } from "./adapters/webPush/sendPushes";
import { createVapidKeys } from "./adapters/webPush/vapid";
import type { S3Settings } from "./adapters/pictureFiles/s3";
import { serveMetrics } from "../telemetry/metrics";
import type { MetricsAddress } from "../telemetry/metrics";
import { openTracing } from "../telemetry/tracing";
import { createApp, createWorkerApp } from "./app";
import { recordConnectionTimes } from "./arrival";
import { startCable } from "./cable/server";
import { syncCategories } from "./db/categories";
import { openDatabase, usualSearchTimeoutMs } from "./db/client";
import type { Database, OpenOptions } from "./db/client";
import { startOrphanSweep } from "./jobs/orphanPictures";
import { startJobs } from "./jobs/runner";
import { createSearchGate } from "./searchGate";
import type { Services, Settings, StartPart } from "./services";
import { BackendMetrics } from "./telemetry/metrics";
import { createStatementObserver } from "./telemetry/statements";
import { createViewCounter } from "./views";

/** What a backend is started with; the environment of the process is not read here. */
export interface BackendOptions extends Partial<Settings>, Pick<OpenOptions, "onQuery" | "postgres"> {
  /** PostgreSQL; without it PGlite in `dataFolder`. */
  databaseUrl?: string | undefined;
  /** One that is open already, in place of both; closed with the backend. */
  openedDatabase?: Database | undefined;
  /** Where /metrics is served. */
  metricsAddress?: MetricsAddress | undefined;
  /** A receiver of traces, and which part of them it gets. */
  traces?: { endpoint: string; share: number } | undefined;
  /** Everything that lasts; without it all is gone at the stop. */
  dataFolder?: string | undefined;
  /** 0 takes a free one. */
  /** A bucket for the pictures; without it they are in the folder, too. */
  s3?: S3Settings | undefined;
  /** What documents of identity are sealed with; without it one that is made and kept in the folder. */
  documentsSecret?: string | undefined;
  port?: number;
  host?: string;
  /** The address of this backend where it is not the one it listens on. */
  origin?: string | undefined;
  log?: Logger;
  /** A `server` leaves jobs and mail to workers; a `worker` does them, and serves only /healthz and /readyz. */
  role?: BackendRole;
  /** The clock of rules and jobs. */
  now?: () => Date;
  /** Run before the first request is answered, in order: the catalogue, the demo town. */
  prepare?: ((services: Services) => Promise<void>)[];
}

/** `all` is one process that does everything; the other two share its work, around one database. */
export type BackendRole = "all" | "server" | "worker";

/** A running backend. */
export interface Backend {
  url: string;
  /** Where its metrics are, if they are. */
  metricsUrl: string | undefined;
  services: Services;
  /**
   * Says that it is not ready any more, serves on for `drainSeconds`, and meanwhile sends the cable's peers elsewhere.
   */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * How long an idle connection stays open, in ms: longer than gateway and proxies keep it, so that none is closed under
 * a request.
 */
const keepAliveMs = 75_000;

/** Until everything is there only the process answers for itself. */
const notReady: RequestListener = (req, res) => {
  res.writeHead(req.url === "/healthz" ? 200 : 503, { "Retry-After": "1" }).end();
};

/** What runs beside the routes. */
const parts: Record<BackendRole, StartPart[]> = {
  all: [startMail, startPushes, startCable, startJobs, startOrphanSweep],
  server: [startCable],
  worker: [startMail, startPushes, startJobs, startOrphanSweep],
};

const defaults: Settings = {
  publicUrl: "http://localhost:4000",
  tokenRotation: false,
  moderation: "auto",
  operatorEmails: new Set(),
  undoSeconds: 60,
  reviewSeconds: 2,
  jobsEveryMs: 1_000,
  completionDays: transactionDays.completion,
  reminderDays: transactionDays.reminder,
  searchLimit: 40,
  searchTimeoutMs: usualSearchTimeoutMs,
  cableOriginCheck: true,
  limitLoopback: false,
  gatewaySecret: undefined,
  quietHours: true,
  pushOrigins: [],
  smtpUrl: undefined,
  mailFrom: "Truequea <no-responder@truequea.local>",
  contactEmail: "contacto@truequea.local",
  google: undefined,
  facebook: undefined,
  cardGateway: "sandbox",
  rateE4: 2_400_000,
  drainSeconds: 0,
  outbox: true,
};

/** Starts the embedded backend. Rejects with EADDRINUSE or FolderInUseError, and then holds nothing. */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const {
    databaseUrl,
    postgres,
    openedDatabase,
    metricsAddress,
    traces,
    dataFolder,
    s3,
    documentsSecret,
    port = 0,
    host = "127.0.0.1",
    origin,
    role = "all",
    log = pino({ level: "silent" }),
    now = () => new Date(),
    prepare = [],
    onQuery,
    ...settings
  } = options;
  const stopSteps: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of stopSteps.splice(0).toReversed()) await end();
  };
  try {
    // The port is taken first, so that a second start fails before it touches the data.
    let handle = notReady;
    const draining = new AbortController();
    const server = createServer({ requestTimeout: 120_000, keepAliveTimeout: keepAliveMs }, (req, res) => {
      // So that a gateway does not send its next request over a connection that is being closed.
      if (draining.signal.aborted) res.shouldKeepAlive = false;
      handle(req, res);
    });
    recordConnectionTimes(server, now);
    server.listen(port, host);
    await once(server, "listening");
    stopSteps.push(async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeAllConnections();
      await closed;
    });
    const url = `http://${host.includes(":") ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;

    const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), "truequea-")));
    if (!dataFolder) stopSteps.push(() => rm(folder, { recursive: true, force: true }));
    const images = await openImageStore(folder, log, s3);
    stopSteps.push(() => images.close());
    const secret = documentsSecret ?? (await localDocumentsSecret(folder));
    const vault = createDocumentVault(secret);
    const metrics = metricsAddress && new BackendMetrics();
    const tracing = traces && (await openTracing({ ...traces, service: "truequea-backend" }));
    stopSteps.push(() => tracing?.stop());
    const effective: Settings = { ...defaults, ...withoutUndefined(settings) };
    const database =
      openedDatabase ??
      (await openDatabase({
        databaseUrl,
        postgres,
        dataFolder: dataFolder && join(dataFolder, "database"),
        searchTimeoutMs: effective.searchTimeoutMs,
        log,
        onQuery,
        observe: createStatementObserver(metrics, tracing),
      }));
    stopSteps.push(() => database.close());
    const identityProviders = {
      ...(effective.google && { google: createGoogle(effective.google) }),
      ...(effective.facebook && { facebook: createFacebook(effective.facebook) }),
    };
    const views = createViewCounter(database.db, log);
    stopSteps.push(() => views.stop());
    const callbackUrl = `${url}/card_gateway/callback`;
    const sandbox =
      effective.cardGateway === "sandbox" ? createSandbox({ db: database.db, callbackUrl, now, log }) : undefined;
    const cardGateway =
      typeof effective.cardGateway === "object"
        ? createRemote(effective.cardGateway, { publicUrl: effective.publicUrl, now })
        : sandbox;
    const services: Services = {
      db: database.db,
      database,
      images,
      vault,
      vapid: await createVapidKeys(secret, effective.contactEmail),
      links: createUnsubscribeLinks(secret, effective.publicUrl),
      identityProviders,
      cardGateway,
      sandbox,
      views,
      metrics,
      tracing,
      searches: createSearchGate(database, effective.searchLimit, log),
      settings: effective,
      origin: origin ?? url,
      draining: draining.signal,
      log,
      now,
    };
    await syncCategories(database.db);
    for (const step of prepare) await step(services);
    metrics?.watchPools(database);
    metrics?.watchTables(database.db, now);
    const metricsServer = metrics && metricsAddress && (await serveMetrics(metrics.registry, metricsAddress));
    stopSteps.push(() => metricsServer?.stop());
    // Ended in reverse: first the cable, whose connections would count as requests under way.
    stopSteps.push(() => finishRequests(server));
    for (const start of parts[role]) stopSteps.push(await start(services, server));
    handle = role === "worker" ? createWorkerApp(services) : createApp(services);
    const drain = async () => {
      draining.abort();
      await wait(effective.drainSeconds * 1_000, undefined, { ref: false });
    };
    return { url, metricsUrl: metricsServer?.url, services, drain, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Takes no more connections, and lets requests under way end, for three seconds at most. */
async function finishRequests(server: import("node:http").Server) {
  server.close();
  for (let waited = 0; waited < 3_000 && (await connections(server)) > 0; waited += 50) {
    server.closeIdleConnections();
    await wait(50);
  }
}

const connections = (server: import("node:http").Server) =>
  new Promise<number>((done) => server.getConnections((error, count) => done(error ? 0 : count)));

function withoutUndefined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
