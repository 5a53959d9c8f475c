import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { StoreConfigurationError } from "./adapters/pictureFiles/s3";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { MoveRefusedError } from "./db/client";
import { FolderInUseError } from "./db/lock";
import { readEnv, InvalidSettingsError } from "./env";
import type { Env } from "./env";
import { makeFolder } from "./folder";
import { createLog } from "./log";
import { createBackend } from "./server";
import type { BackendRole } from "./server";
import type { Services, Settings } from "./services";

const exitNow = (): void => process.exit(0);

/** `role` is that of the command; without one it follows from the settings. */
async function main(role?: BackendRole) {
  const env = readEnv(process.env);
  if (role === "worker" && !env.DATABASE_URL)
    throw new InvalidSettingsError("DATABASE_URL is required: PGlite has room for one process");
  await makeFolder(env.DATA_DIR);
  await access(env.DATA_DIR, constants.W_OK);
  let stop: () => void = exitNow;
  // Handled during the start, too: whatever is half done then is a transaction that never committed.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop());
  const backend = await createBackend({
    ...optionsOf(env),
    role: role ?? (env.JOBS ? "all" : "server"),
    // It serves no requests, so there is nothing to drain; the servers plant the demo town.
    ...(role === "worker" && { drainSeconds: 0, prepare: [] }),
  });
  let isStopping = false;
  stop = () => {
    // A second signal stops at once. Under `npm start` the terminal signals this process, too: there the parent
    // enforces the time.
    if (isStopping) return process.connected ? undefined : process.exit(1);
    isStopping = true;
    void backend
      .drain()
      .then(() => backend.stop())
      .then(() => process.exit(0), fail);
  };
  console.log(`${role === "worker" ? "Worker" : "Backend"} ready at ${backend.url}`);
  // A parent process waits for this message.
  process.send?.({ ready: backend.url });
}

function optionsOf(env: Env) {
  return {
    host: env.HOST,
    port: env.BACKEND_PORT,
    dataFolder: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    postgres: postgresOf(env),
    s3: s3Of(env),
    documentsSecret: env.DOCUMENTS_SECRET,
    origin: env.BACKEND_ORIGIN,
    publicUrl: env.PUBLIC_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL,
    google: googleOf(env),
    facebook: facebookOf(env),
    cardGateway: cardGatewayOf(env),
    rateE4: Math.round(env.BS_PER_USD * 10_000),
    moderation: env.MODERATION,
    quietHours: env.QUIET_HOURS,
    operatorEmails: operatorEmailsOf(env),
    searchLimit: env.SEARCH_LIMIT,
    searchTimeoutMs: env.SEARCH_TIMEOUT_MS,
    drainSeconds: env.DRAIN_SECONDS ?? (env.NODE_ENV === "production" ? 10 : 0),
    tokenRotation: env.TOKEN_ROTATION,
    cableOriginCheck: env.CABLE_ORIGIN_CHECK,
    gatewaySecret: env.GATEWAY_SECRET,
    outbox: env.NODE_ENV !== "production",
    log: createLog(env.LOG_LEVEL),
    metricsAddress: metricsAddressOf(env),
    traces: tracesOf(env),
    prepare: shouldSeedDemo(env) ? [buildDemoTown] : [],
  };
}

const metricsAddressOf = ({ METRICS_PORT: port, METRICS_HOST: host }: Env) =>
  port === undefined ? undefined : { port, host };

const tracesOf = ({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share }: Env) =>
  endpoint === undefined ? undefined : { endpoint, share };

const postgresOf = (env: Env) => ({
  poolSize: env.DATABASE_POOL_SIZE,
  statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
  idleTransactionTimeoutMs: env.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
  listenUrl: env.DATABASE_LISTEN_URL,
  readUrl: env.DATABASE_READ_URL,
  readLagMs: env.DATABASE_READ_LAG_MS,
  migratesAtStart: env.MIGRATE_AT_START,
});

const s3Of = ({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Env) =>
  S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
    ? {
        endpoint: S3_ENDPOINT,
        bucket: S3_BUCKET,
        region: S3_REGION,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
      }
    : undefined;

/** The demo town has an operator; a real one has those that the settings name. */
const operatorEmailsOf = (env: Env) =>
  new Set(env.OPERATOR_EMAILS ?? (env.NODE_ENV === "production" ? [] : ["operador@example.com"]));

const keysCooldownMs = 30_000;

const googleOf = (env: Env) =>
  env.GOOGLE_CLIENT_ID
    ? {
        clientId: env.GOOGLE_CLIENT_ID,
        issuer: env.GOOGLE_ISSUER,
        keysUrl: env.GOOGLE_KEYS_URL,
        cooldownMs: keysCooldownMs,
      }
    : undefined;

const facebookOf = (env: Env) =>
  env.FACEBOOK_APP_ID && env.FACEBOOK_APP_SECRET
    ? {
        appId: env.FACEBOOK_APP_ID,
        appSecret: env.FACEBOOK_APP_SECRET,
        graphUrl: env.FACEBOOK_GRAPH_URL,
        issuer: env.FACEBOOK_ISSUER,
        keysUrl: env.FACEBOOK_KEYS_URL,
        cooldownMs: keysCooldownMs,
      }
    : undefined;

/** In production a test page that takes no money would give away what is sold: only where set explicitly. */
function cardGatewayOf(env: Env): Settings["cardGateway"] {
  const { CARD_GATEWAY_URL: url, CARD_GATEWAY_MERCHANT: merchant, CARD_GATEWAY_SECRET: secret } = env;
  const kind = env.CARD_GATEWAY ?? (env.NODE_ENV === "production" ? "off" : "sandbox");
  return kind === "remote" && url && merchant && secret
    ? { url, merchant, secret, allowsLocalPages: env.NODE_ENV !== "production" }
    : kind === "sandbox"
      ? kind
      : "off";
}

const shouldSeedDemo = (env: Env) => (env.SEED ?? (env.NODE_ENV === "production" ? "off" : "demo")) === "demo";

/** Loaded only where it is wanted: images for production go without. */
async function buildDemoTown(services: Services) {
  const { seed } = await import("./seed");
  await seed(services, (line) => console.log(line));
}

/** Errors that an operator can fix get one clear line, all others their stack. */
function fail(error: unknown) {
  console.error(explain(error));
  process.exit(1);
}

function explain(error: unknown): unknown {
  if (
    [InvalidSettingsError, FolderInUseError, MoveRefusedError, StoreConfigurationError].some(
      (kind) => error instanceof kind,
    )
  )
    return (error as Error).message;
  const { code, port, path, message } = error as NodeJS.ErrnoException & { port?: number };
  const portName = String(port) === process.env["METRICS_PORT"] ? "METRICS_PORT" : "BACKEND_PORT";
  if (code === "EADDRINUSE") return `Port ${port} is already in use: choose another one with ${portName}`;
  if (code === "EACCES" && port)
    return `Port ${port} may not be used by this user: choose another one with BACKEND_PORT`;
  if (code === "EACCES" || code === "EROFS" || code === "ENOTDIR" || code === "ENOENT" || code === "EEXIST")
    return `The data folder cannot be written: ${path} (DATA_DIR)`;
  if (code === "MODULE_NOT_FOUND" && message.includes("fluent-emoji-flat"))
    return "The demo town is drawn from a development dependency: install those, too, or set SEED=off";
  if (code === "ERR_MODULE_NOT_FOUND" && message.includes("/seed-")) return "The demo town is not here: set SEED=off";
  if (code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "28P01" || code === "3D000")
    return `PostgreSQL cannot be reached with DATABASE_URL: ${message}`;
  return error;
}

/** `migrate`: brings the tables of PostgreSQL up to date, and ends. */
async function migrate() {
  const { DATABASE_URL, DATABASE_LISTEN_URL = DATABASE_URL } = readEnv(process.env);
  if (!DATABASE_LISTEN_URL) throw new InvalidSettingsError("DATABASE_URL is required: PGlite is migrated at the start");
  await (await import("./db/postgres")).migratePostgres(DATABASE_LISTEN_URL);
  console.log("The database is up to date.");
}

/** `move --to postgres://…`: takes what is in PGlite's folder to an empty PostgreSQL, and ends. */
async function move(args: string[]) {
  const { DATA_DIR } = readEnv(process.env);
  const { values } = parseArgs({ args, options: { to: { type: "string" } }, strict: false });
  if (typeof values.to !== "string" || !/^postgres(ql)?:\/\//.test(values.to))
    throw new MoveRefusedError("Say where to: move --to postgres://user:secret@host/database");
  const { moveDatabase } = await import("./db/move");
  await moveDatabase(join(DATA_DIR, "database"), values.to, (line) => console.log(line));
  console.log("Pictures and secrets stay in DATA_DIR. Start the backend with DATABASE_URL from now on.");
}

const [command, ...args] = process.argv.slice(2);
const commands: Record<string, () => Promise<void>> = { migrate, move: () => move(args), worker: () => main("worker") };
(commands[command ?? ""] ?? (() => main()))().catch(fail);
