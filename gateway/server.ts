import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { createCableHub } from "./cable/hub";
import { createCaptcha } from "./captcha/createCaptcha";
import { createAddressReader } from "./clientAddress";
import { createRest } from "./context";
import type { Gateway } from "./context";
import { EnvError } from "./env";
import type { Env } from "./env";
import { createApollo } from "./http/apollo";
import { createApp } from "./http/app";
import { createCapabilities } from "./http/capabilities";
import { Operations } from "./http/operations";
import { createAttemptLimits } from "./limits/attempts";
import { Documents } from "./limits/documents";
import { readRegistered } from "./limits/registered";
import type { RegisteredOperations } from "./limits/registered";
import { documentRules } from "./limits/rules";
import { createLog } from "./log";
import { allowedOrigins } from "./origins";
import { caracas } from "./position";
import { reportUnreadable } from "./rest/shapes";
import { Transport } from "./rest/transport";
import { createSchema } from "./schema";
import { SessionCookie } from "./session/cookie";
import { deriveKey, loadSecrets, sealingKeys } from "./session/keys";
import { SessionStore } from "./session/store";
import { createSharedState } from "./sharedState";
import { SharedAnswers } from "./sharing/sharedAnswers";
import { attachSockets } from "./socket/server";
import { Pages } from "./ssr/pages";
import { openTracing } from "../telemetry/tracing";
import { createCallObserver } from "./telemetry/calls";
import { GatewayMetrics } from "./telemetry/metrics";
import { createOperationNames } from "./telemetry/operationNames";
import { showMetrics } from "./telemetry/show";
import { hourMs } from "../rules/durations";

/** A running gateway. */
interface RunningGateway {
  url: string;
  /** Where its metrics are, if they are. */
  metricsUrl: string | undefined;
  /** Warms up what the first visitors would wait for. */
  warmUp(): Promise<void>;
  /** Says that it is not ready any more, serves on for DRAIN_SECONDS, and meanwhile sends the sockets elsewhere. */
  drain(): Promise<void>;
  /** Finishes what is in flight, closes the sockets, frees the port. */
  stop(): Promise<void>;
}

/** How long requests in flight may take to finish when the gateway stops, in ms. */
const drainMs = 8_000;

/**
 * How long an idle connection stays open, in ms: longer than a proxy keeps it (60 s), so that none is closed under a
 * request.
 */
const keepAliveMs = 75_000;

interface GatewayOptions {
  env: Env;
  /** Those of the built client, unless others are given. */
  registered?: RegisteredOperations;
}

/** Starts a gateway; with PORT 0 on a free port. */
export async function createGateway({ env, registered = readRegistered() }: GatewayOptions): Promise<RunningGateway> {
  const isClosed = env.OPERATIONS === "registered";
  if (isClosed && registered.size === 0) throw new EnvError("OPERATIONS=registered needs a build of the client");
  const log = createLog(env);
  const secrets = loadSecrets(env);
  reportUnreadable((where) => log.warn({ where }, "unreadable record left out"));
  const schema = createSchema();
  const cookie = new SessionCookie(sealingKeys(secrets), {
    isSecure: env.isProduction || Boolean(env.PUBLIC_URL?.startsWith("https:")),
  });
  const metrics = env.METRICS_PORT === undefined ? undefined : new GatewayMetrics();
  const tracing = await openTracing({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    share: env.OTEL_TRACES_SAMPLER_ARG,
    service: "truequea-gateway",
  });
  const transport = new Transport(env.BACKEND_URL, createCallObserver(metrics, tracing));
  const state = await createSharedState(env, secrets, log);
  const sessions = new SessionStore(env.SESSION_HOURS * hourMs, Date.now, state.sessions);
  const shared = new SharedAnswers(env.SHARED_ANSWER_MS, env.UPSTREAM_TIMEOUT_MS);
  const onPublicChange = () => {
    shared.clear();
    state.publishPublicChange();
  };
  state.onPublicChange(() => shared.clear());
  const draining = new AbortController();
  const gateway: Gateway = {
    env,
    log,
    cookie,
    transport,
    sessions,
    attempts: createAttemptLimits(state.createLimiter),
    shared,
    sockets: state.sockets,
    capabilities: createCapabilities({ env, log, transport, sessions, onPublicChange }),
    draining: draining.signal,
    onPublicChange,
    captcha: createCaptcha(env, secrets[0], state.spentProofs),
    visitorKey: deriveKey(secrets[0], "names of visitors"),
    metrics,
    tracing,
    cable: createCableHub({
      backendUrl: env.BACKEND_URL,
      publicOrigin: env.PUBLIC_URL,
      log,
      isSessionOver: async (session) => {
        const caller = { session, position: caracas, requestId: randomUUID() };
        await createRest({ env, log, transport, sessions, onPublicChange }, caller)
          .call("GET", "/notifications")
          .catch(() => {});
        return session.isOver;
      },
      onGap: () => metrics?.countCableGap(),
    }),
  };
  const rules = documentRules({ introspection: env.isSchemaOpen });
  const documents = new Documents({ schema, rules, registered, isClosed });
  const operations = new Operations({
    schema,
    cookie,
    log,
    isProduction: env.isProduction,
    isClosed,
    metrics,
    nameOf: createOperationNames(registered),
  });
  const apollo = createApollo({ schema, documents, operations, log });
  await apollo.start();
  const addressOf = createAddressReader(env.TRUSTED_PROXY);
  const pages = new Pages(gateway, apollo, addressOf);
  const app = createApp({ gateway, apollo, operations, pages, addressOf });
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 20 * 60_000, keepAliveTimeout: keepAliveMs },
    (request, response) => {
      // So that a proxy does not send its next request over a connection that is being closed.
      if (draining.signal.aborted) response.shouldKeepAlive = false;
      app(request, response);
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const sockets = attachSockets({
    server,
    gateway,
    schema,
    documents,
    operations,
    addressOf,
    origins: allowedOrigins(env, port),
  });
  const metricsServer = metrics && (await showMetrics(metrics, { env, gateway, state, sockets }));
  log.info({ port, host: env.HOST }, "listening");
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    // Keep-alive connections become idle one by one, as their last responses go out.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    const terminateTimer = setTimeout(() => server.closeAllConnections(), drainMs);
    await sockets.close();
    await closed;
    clearInterval(sweep);
    clearTimeout(terminateTimer);
    await pages.stop();
    await apollo.stop();
    gateway.cable.close();
    await gateway.transport.close();
    await state.stop();
    await tracing?.stop();
    await metricsServer?.stop();
  };
  return {
    url: `http://${env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST}:${port}`,
    metricsUrl: metricsServer?.url,
    async warmUp() {
      await documents.warmUp((hash, errors) => log.error({ hash, errors }, "registered operation refused"));
      await pages.warmUp();
    },
    async drain() {
      draining.abort();
      await wait(env.DRAIN_SECONDS * 1_000, undefined, { ref: false });
    },
    stop: () => (stopping ??= stop()),
  };
}
