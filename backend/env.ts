import { resolve } from "node:path";
import { z } from "zod";
import { usualSearchTimeoutMs } from "./db/client";
import { root } from "./root";

const onOff = z.enum(["on", "off"], { error: "must be on or off" }).transform((value) => value === "on");
const port = z.coerce
  .number({ error: "must be a port number" })
  .int("must be a port number")
  .min(0)
  .max(65535, "must be at most 65535");
const webAddress = z
  .url({ protocol: /^https?$/, error: "must be an http(s) address" })
  .transform((value) => value.replace(/\/+$/, ""));

/** Used exactly as given: clients that fetch keys follow no redirect. */
const keysAddress = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });

const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" });
const s3Names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const wholeNumber = z.coerce.number({ error: "must be a number" }).int("must be a whole number");

const schema = z
  .object({
    HOST: z.string().default("127.0.0.1"),
    BACKEND_PORT: port.default(4001),
    /**
     * Where everything that lasts is kept: the database of PGlite and the pictures, unless they have a place of their
     * own.
     */
    DATA_DIR: z
      .string()
      .default("data")
      .transform((value) => resolve(root, value)),
    DATABASE_URL: databaseAddress.optional(),
    /** PostgreSQL itself, where DATABASE_URL is a pooler's. */
    DATABASE_LISTEN_URL: databaseAddress.optional(),
    /** A streaming replica for searches, the wall, details and profiles. */
    DATABASE_READ_URL: databaseAddress.optional(),
    /** How far it may be behind: so long a read waits for it. */
    DATABASE_READ_LAG_MS: wholeNumber.min(0, "must be 0 or more").max(1_000, "must be at most 1000").default(200),
    /** Off where PostgreSQL is migrated in a step of its own. */
    MIGRATE_AT_START: onOff.default(true),
    /** Connections at once, those of searches aside. */
    DATABASE_POOL_SIZE: wholeNumber.min(2, "must be 2 or more").default(20),
    /** How long a statement may take, and how long a transaction may wait for its next; 0 for no end. */
    DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber.min(0, "must be 0 or more").default(60_000),
    DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: wholeNumber.min(0, "must be 0 or more").default(60_000),
    /** A bucket for the pictures, which all backends on one database share; the four without a default go together. */
    S3_ENDPOINT: webAddress.optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i, "must be the name of a bucket")
      .optional(),
    S3_REGION: z.string().default("us-east-1"),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** The app's address: links in mails start with it. */
    PUBLIC_URL: webAddress.default("http://localhost:4000"),
    /** The address under which this backend is reached, where it is not the one it listens on. */
    BACKEND_ORIGIN: webAddress.optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
    MAIL_FROM: z.string().default("Truequea <no-responder@truequea.local>"),
    /** Who reads what is written on the contact page. */
    CONTACT_EMAIL: z.email("must be an e-mail address").default("contacto@truequea.local"),
    /**
     * Sign-in with Google or Facebook; the gateway has the same ids. The addresses are the providers' own unless tests
     * say otherwise.
     */
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_ISSUER: webAddress.default("https://accounts.google.com"),
    GOOGLE_KEYS_URL: keysAddress.default("https://www.googleapis.com/oauth2/v3/certs"),
    FACEBOOK_APP_ID: z.string().optional(),
    FACEBOOK_APP_SECRET: z.string().optional(),
    FACEBOOK_GRAPH_URL: webAddress.default("https://graph.facebook.com/v23.0"),
    FACEBOOK_ISSUER: webAddress.default("https://www.facebook.com"),
    FACEBOOK_KEYS_URL: keysAddress.default("https://www.facebook.com/.well-known/oauth/openid/jwks/"),
    /**
     * Who takes card payments: `sandbox` is the built-in test page (in production only where set), `remote` a provider.
     */
    CARD_GATEWAY: z.enum(["sandbox", "remote", "off"], { error: "must be sandbox, remote or off" }).optional(),
    CARD_GATEWAY_URL: keysAddress.optional(),
    CARD_GATEWAY_MERCHANT: z.string().optional(),
    CARD_GATEWAY_SECRET: z.string().min(16, "must have 16 characters or more").optional(),
    /** Bolívares for one US dollar; orders keep the rate of their moment. */
    BS_PER_USD: z.coerce
      .number({ error: "must be a number" })
      .min(0.01, "must be 0.01 or more")
      .max(100_000, "must be at most 100000")
      .default(240),
    MODERATION: z.enum(["auto", "manual"], { error: "must be auto or manual" }).default("auto"),
    /** Whose accounts may decide at /moderacion: addresses with commas between; in production none unless set. */
    OPERATOR_EMAILS: z
      .string()
      .transform((value) => value.split(",").map((address) => address.trim().toLowerCase()))
      .pipe(z.array(z.email("must be e-mail addresses with commas between")))
      .optional(),
    /** Mails and pushes that can wait are kept from 21 to 7 in Caracas. */
    QUIET_HOURS: onOff.default(true),
    /** Searches at once, waiting ones included; beyond them they are refused at once. */
    SEARCH_LIMIT: z.coerce.number({ error: "must be a number" }).int("must be a whole number").min(1).default(40),
    /** How long a search may take, its wait for a connection included. */
    SEARCH_TIMEOUT_MS: z.coerce
      .number({ error: "must be a number" })
      .int("must be a whole number")
      .min(100, "must be 100 or more")
      .default(usualSearchTimeoutMs),
    /** How long a backend that is asked to stop serves on, so that a balancer notices; in production 10 unless set. */
    DRAIN_SECONDS: wholeNumber.min(0, "must be 0 or more").max(3_600, "must be at most 3600").optional(),
    /** Off on backends that leave jobs and mail to workers. */
    JOBS: onOff.default(true),
    TOKEN_ROTATION: onOff.default(false),
    /** Refuse cable upgrades whose Origin is absent or foreign. */
    CABLE_ORIGIN_CHECK: onOff.default(true),
    /** The gateway's own, where it runs on another machine: it may then say for whom it asks. */
    GATEWAY_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    /** What documents of identity are sealed with; made and kept in DATA_DIR where it is not set. */
    DOCUMENTS_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    /** What an empty database is filled with; in production nothing unless set. */
    SEED: z.enum(["demo", "off"], { error: "must be demo or off" }).optional(),
    /** /metrics, on a port of its own; none without. */
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default("127.0.0.1"),
    /** A receiver of traces (OTLP over HTTP), and which part of them it gets. */
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: "must be a number" }).min(0).max(1).default(1),
    NODE_ENV: z.string().default("development"),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
  })
  // Beside what it seals, the key would go with every copy of it.
  .refine((env) => env.NODE_ENV !== "production" || env.DOCUMENTS_SECRET, {
    path: ["DOCUMENTS_SECRET"],
    error: "is required with NODE_ENV=production",
  })
  .refine((env) => !env.DATABASE_LISTEN_URL || env.DATABASE_URL, {
    path: ["DATABASE_LISTEN_URL"],
    error: "needs DATABASE_URL",
  })
  .refine((env) => [0, 4].includes(s3Names.filter((name) => env[name]).length), {
    path: [s3Names.join(", ")],
    error: "go together",
  })
  .refine((env) => env.JOBS || env.DATABASE_URL, {
    path: ["JOBS"],
    error: "off needs DATABASE_URL: no worker can work on PGlite",
  })
  .refine((env) => !env.DATABASE_READ_URL || env.DATABASE_URL, {
    path: ["DATABASE_READ_URL"],
    error: "needs DATABASE_URL",
  })
  .refine((env) => !env.FACEBOOK_APP_ID === !env.FACEBOOK_APP_SECRET, {
    path: ["FACEBOOK_APP_SECRET"],
    error: "and FACEBOOK_APP_ID go together",
  })
  .refine(
    (env) =>
      env.CARD_GATEWAY !== "remote" || (env.CARD_GATEWAY_URL && env.CARD_GATEWAY_MERCHANT && env.CARD_GATEWAY_SECRET),
    {
      path: ["CARD_GATEWAY"],
      error: "remote needs CARD_GATEWAY_URL, CARD_GATEWAY_MERCHANT and CARD_GATEWAY_SECRET",
    },
  );

/** The settings as they are used: defaults filled in, numbers and lists read. */
export type Env = z.infer<typeof schema>;

/** The names of all settings, which docs/settings.md explains. */
export const settingNames = Object.keys(schema.shape);

/** Thrown for invalid settings; the message has one line per setting. */
export class InvalidSettingsError extends Error {}

/** Reads the settings from the environment; a blank one counts as absent. Throws InvalidSettingsError. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new InvalidSettingsError(
    result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("\n"),
  );
}
