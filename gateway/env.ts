import { z } from "zod";
import { parseProxies } from "./clientAddress";

/** The settings of `createGateway`; every value is checked once, at the start. */
export type Env = ReturnType<typeof readEnv>;

const url = z
  .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
  .transform((text) => text.replace(/\/+$/, ""));
const port = z.coerce.number({ error: "must be a number" }).int("must be a whole number").min(0).max(65_535);
const blankAsAbsent = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsAbsent, schema.optional());

const shape = z.object({
  NODE_ENV: z.preprocess(blankAsAbsent, z.enum(["production", "development", "test", "local"]).default("local")),
  PORT: z.preprocess(blankAsAbsent, port.default(4000)),
  HOST: z.preprocess(blankAsAbsent, z.string().default("127.0.0.1")),
  BACKEND_URL: z.preprocess(blankAsAbsent, url.default("http://127.0.0.1:4001")),
  /** The origin under which the backend writes its own addresses, where BACKEND_URL is another. */
  BACKEND_ORIGIN: optional(url.transform((text) => new URL(text).origin)),
  PUBLIC_URL: optional(url),
  /** Where people fetch pictures instead of here: a CDN in front of the bucket, or of ourselves. */
  PICTURES_URL: optional(url),
  DATA_DIR: z.preprocess(blankAsAbsent, z.string().default("data")),
  /** What several gateways share, in Valkey or Redis; without it each has its own. */
  VALKEY_URL: optional(z.url({ protocol: /^rediss?$/, error: "must be a redis:// or rediss:// address" })),
  SESSION_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
  SESSION_SECRET_PREVIOUS: optional(z.string().min(32, "must have at least 32 characters")),
  /**
   * The embedded backend's secret, where it runs on another machine: its limits then count for each visitor, not for
   * the gateway.
   */
  GATEWAY_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
  CAPTCHA: z.preprocess(blankAsAbsent, z.enum(["on", "off"]).default("on")),
  RECAPTCHA_SITE_KEY: optional(z.string()),
  RECAPTCHA_SECRET: optional(z.string()),
  /**
   * Sign-in with Google or Facebook appears where its id is set; the backend checks the tokens and has the same
   * settings.
   */
  GOOGLE_CLIENT_ID: optional(z.string()),
  FACEBOOK_APP_ID: optional(z.string()),
  /** Built into the client; here it only opens the Content-Security-Policy for Google's map. */
  VITE_GOOGLE_MAPS_API_KEY: optional(z.string()),
  /** The same for the video of the home page. */
  VITE_HOW_IT_WORKS_VIDEO_URL: optional(url),
  /** The company's blog, linked with the pages of information. */
  BLOG_URL: optional(url),
  /**
   * Address where a payment's control value is paid, with `{control}` in it: for a backend that does not return the
   * page's address itself.
   */
  CARD_PAGE_URL: optional(z.string().regex(/^https?:\/\/.*\{control\}/, "must be a web address with {control} in it")),
  /** Script of a support chat that operators staff; none without. */
  SUPPORT_CHAT_URL: optional(url),
  /** Script of a tag manager, loaded only with the visitor's consent; none without. */
  TAG_MANAGER_URL: optional(url),
  /** Further hosts that those two need, as sources of a Content-Security-Policy separated by spaces. */
  THIRD_PARTY_HOSTS: optional(z.string().regex(/^[\w.:/* -]+$/, "must be a list of hosts with spaces between")),
  TRUSTED_PROXY: optional(z.string().refine(isProxyList, "must be addresses or subnets with commas between")),
  /** What may be asked: anything that the schema allows, or only what our client asks. */
  OPERATIONS: z.preprocess(blankAsAbsent, z.enum(["any", "registered"]).default("any")),
  /** /schema.graphql; where nothing is said, it is there where the schema is open. */
  SCHEMA_FILE: optional(z.enum(["on", "off"])),
  /** Public pages as HTML; off leaves them to the browser. */
  RENDERING: z.preprocess(blankAsAbsent, z.enum(["on", "off"]).default("on")),
  /** How long a page may take before the browser renders it, and how many are rendered at once. */
  RENDER_TIMEOUT_MS: z.preprocess(blankAsAbsent, z.coerce.number().int().min(0).max(60_000).default(1_000)),
  RENDER_LIMIT: z.preprocess(blankAsAbsent, z.coerce.number().int().min(0).max(1_000).default(12)),
  /** How long guests share the answer to a public read; 0 for not at all. */
  SHARED_ANSWER_MS: z.preprocess(blankAsAbsent, z.coerce.number().int().min(0).max(5_000).default(1_000)),
  /** How long guests share a rendered page; 0 for not at all. */
  SHARED_PAGE_MS: z.preprocess(blankAsAbsent, z.coerce.number().int().min(0).max(60_000).default(5_000)),
  /** How long a gateway that is asked to stop serves on, so that a balancer notices; in production 10 unless set. */
  DRAIN_SECONDS: optional(z.coerce.number().int().min(0).max(3_600)),
  UPSTREAM_TIMEOUT_MS: z.preprocess(blankAsAbsent, z.coerce.number().int().min(100).max(60_000).default(5_000)),
  SESSION_HOURS: z.preprocess(
    blankAsAbsent,
    z.coerce
      .number()
      .positive()
      .max(24 * 30)
      .default(24),
  ),
  /** /metrics, on a port of its own; none without. */
  METRICS_PORT: optional(port),
  METRICS_HOST: z.preprocess(blankAsAbsent, z.string().default("127.0.0.1")),
  /** A receiver of traces (OTLP over HTTP), and which part of them it gets. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(blankAsAbsent, z.coerce.number().min(0).max(1).default(1)),
  LOG_LEVEL: z.preprocess(blankAsAbsent, z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info")),
});

function isProxyList(list: string): boolean {
  try {
    return Boolean(parseProxies(list));
  } catch {
    return false;
  }
}

/** The names of all settings, which docs/settings.md explains. */
export const settingNames = Object.keys(shape.shape);

/** Raised with one readable line per wrong setting. */
export class EnvError extends Error {}

/** Checks the settings; raises an EnvError that lists everything that is wrong. */
export function readEnv(source: Record<string, string | undefined>) {
  const parsed = shape.safeParse(source);
  const wrong = parsed.success
    ? crossChecks(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  if (!parsed.success || wrong.length > 0) throw new EnvError(wrong.join("\n"));
  const isProduction = parsed.data.NODE_ENV === "production";
  /** Whether it is public: by introspection, in the sandbox, as a file. */
  const isSchemaOpen = !isProduction && parsed.data.OPERATIONS === "any";
  const SCHEMA_FILE = parsed.data.SCHEMA_FILE ?? (isSchemaOpen ? "on" : "off");
  const DRAIN_SECONDS = parsed.data.DRAIN_SECONDS ?? (isProduction ? 10 : 0);
  return { ...parsed.data, DRAIN_SECONDS, isProduction, isSchemaOpen, SCHEMA_FILE };
}

function crossChecks(env: z.infer<typeof shape>): string[] {
  const wrong: string[] = [];
  const production = env.NODE_ENV === "production";
  if (production && !env.SESSION_SECRET) wrong.push("SESSION_SECRET is required with NODE_ENV=production");
  if (env.VALKEY_URL && !env.SESSION_SECRET)
    wrong.push("VALKEY_URL needs SESSION_SECRET, the same for all gateways: it seals what they share");
  if (production && env.CAPTCHA === "off") wrong.push("CAPTCHA=off is refused with NODE_ENV=production");
  if (production && env.CARD_PAGE_URL?.startsWith("http:"))
    wrong.push("CARD_PAGE_URL must be https with NODE_ENV=production");
  if (production && env.PICTURES_URL?.startsWith("http:"))
    wrong.push("PICTURES_URL must be https with NODE_ENV=production");
  if (!env.RECAPTCHA_SITE_KEY !== !env.RECAPTCHA_SECRET)
    wrong.push("RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET go together");
  if (env.PUBLIC_URL?.startsWith("http:") && !isLoopback(new URL(env.PUBLIC_URL).hostname)) {
    wrong.push("PUBLIC_URL must be https unless it is on this machine");
  }
  return wrong;
}

/** Whether a host name means this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname === "::1" || /^127(\.\d{1,3}){3}$/.test(hostname);
}
