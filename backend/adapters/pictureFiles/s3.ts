import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import { Agent, errors, interceptors, request } from "undici";
import type { Dispatcher } from "undici";
import { StoreUnavailableError } from "./pictureFiles";
import type { PictureFiles } from "./pictureFiles";

/** The bucket, and how it is reached. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long the store may be silent, in ms; for a picture that a reader waits for, retries included. */
  timeoutMs?: number;
}

/** The settings of the store are wrong; the message says which. */
export class StoreConfigurationError extends Error {}

/** A status that the caller did not expect. */
class UnexpectedStatusError extends Error {
  constructor(readonly status: number) {
    super(`HTTP ${status}`);
  }
}

const folder = "uploads/";
const listedAtOnce = 1_000;
/** How long reads are refused at once after one that got no answer, in ms. */
const awayMs = 2_000;

/** Every request here is idempotent. */
const retries = interceptors.retry({
  maxRetries: 2,
  minTimeout: 200,
  maxTimeout: 2_000,
  timeoutFactor: 3,
  methods: ["GET", "PUT", "DELETE"],
  statusCodes: [408, 429, 500, 502, 503, 504],
  errorCodes: [
    "ECONNREFUSED",
    "ECONNRESET",
    "EAI_AGAIN",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "ENOTFOUND",
    "EPIPE",
    "UND_ERR_CONNECT_TIMEOUT",
    "UND_ERR_HEADERS_TIMEOUT",
    "UND_ERR_SOCKET",
  ],
});

/**
 * Pictures in a bucket, under the paths that they are served by, so that a CDN can stand in front of it. Throws
 * StoreConfigurationError where bucket or keys are wrong; a store that is away may come back, and is no reason not to
 * start.
 */
export async function openS3Files(settings: S3Settings, warn: (message: string) => void): Promise<PictureFiles> {
  const { endpoint, bucket, timeoutMs = 4_000, ...credentials } = settings;
  const agent = new Agent({
    connections: 50,
    connect: { timeout: Math.min(timeoutMs, 3_000) },
    // Silence is bounded rather than the whole: whoever receives a picture may be slow.
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const dispatcher = agent.compose(retries);
  let awayUntil = 0;

  /** Answers with one of the statuses that are expected; throws for every other. */
  async function send(
    method: "GET" | "PUT" | "DELETE",
    path: string,
    expected: readonly number[],
    { body, ...more }: { body?: Uint8Array; headers?: Record<string, string>; patience?: Deadline } = {},
  ): Promise<Dispatcher.ResponseData> {
    // What is stored cannot be changed on its way, even over plain HTTP.
    const hash = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const signed = await new AwsV4Signer({
      ...credentials,
      method,
      url: `${endpoint}/${bucket}${path}`,
      headers: { ...more.headers, "x-amz-content-sha256": hash },
      service: "s3",
    }).sign();
    const answer = await withDeadline(more.patience ?? { ms: 3 * timeoutMs }, (signal) =>
      request(signed.url, {
        method,
        headers: Object.fromEntries(signed.headers),
        body: body ?? null,
        dispatcher,
        signal,
      }),
    );
    if (expected.includes(answer.statusCode)) return answer;
    await answer.body.dump();
    throw new UnexpectedStatusError(answer.statusCode);
  }

  /** The same for what is done once it has answered. */
  async function settle(...args: Parameters<typeof send>): Promise<void> {
    await (await send(...args)).body.dump();
  }

  async function listAfter(key: string, count: number, prefix = folder): Promise<{ key: string; writtenAt: Date }[]> {
    const query = new URLSearchParams({
      "list-type": "2",
      "max-keys": String(count),
      "encoding-type": "url",
      prefix,
    });
    if (key) query.set("start-after", key);
    return readList(await (await send("GET", `?${query}`, [200])).body.text());
  }

  const files: PictureFiles = {
    write: (id, contents) =>
      available(async () => {
        // Not seen by anyone before its row is there.
        const puts = [...contents].map(([name, body]) => settle("PUT", pathOf(id, name), [200], { body, headers }));
        await Promise.all(puts);
      }),
    read: (id, name, leaving) =>
      available(async () => {
        if (Date.now() < awayUntil) throw new Error("away a moment ago");
        const patience = { ms: timeoutMs, leaving };
        const {
          statusCode,
          headers: found,
          body,
        } = await send("GET", pathOf(id, name), [200, 404], {
          patience,
        }).catch((error: unknown) => {
          if (!leaving?.aborted && !(error instanceof UnexpectedStatusError)) awayUntil = Date.now() + awayMs;
          throw error;
        });
        if (statusCode === 200) return { body, bytes: Number(found["content-length"]) };
        await body.dump();
        return null;
      }),
    // Whatever is there: other versions may have kept other widths.
    remove: (id) =>
      available(async () => {
        const kept = await listAfter("", listedAtOnce, `${folder}${id}/`);
        await Promise.all(kept.map(({ key }) => settle("DELETE", pathOfKey(key), [200, 204, 404])));
      }),
    async *list() {
      let last = "";
      while (true) {
        const after = last;
        const page = await available(() => listAfter(after, listedAtOnce));
        last = page.at(-1)?.key ?? "";
        // A store that writes keys in its own way could begin again and again.
        if (page.length === 0 || last === after) return;
        yield page.map(({ key, writtenAt }) => ({ id: key.split("/")[1] ?? "", writtenAt }));
      }
    },
    close: () => agent.destroy(),
  };
  try {
    await listAfter("", 1);
  } catch (error) {
    const reason = reasonOf(error);
    const isRefused = error instanceof UnexpectedStatusError && error.status < 500;
    if (!isRefused) warn(`Pictures can neither be kept nor shown: ${endpoint} is away (S3_ENDPOINT): ${reason}`);
    else await files.close();
    if (isRefused && error.status === 404)
      throw new StoreConfigurationError(`There is no bucket ${bucket} at ${endpoint} (S3_BUCKET, S3_ENDPOINT)`);
    if (isRefused)
      throw new StoreConfigurationError(
        `${endpoint} does not show the bucket ${bucket} to these keys (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION): ${reason}`,
      );
  }
  return files;
}

const pathOf = (id: string, name: string) => `/${folder}${id}/${name}`;
const pathOfKey = (key: string) => `/${key.split("/").map(encodeURIComponent).join("/")}`;

interface Deadline {
  ms: number;
  /** Aborted when the reader has gone. */
  leaving?: AbortSignal | undefined;
}

/**
 * Bounds the time from the queue to the headers. It races the request, since undici ignores the signal until a request
 * is sent.
 */
async function withDeadline<Answer>(
  { ms, leaving }: Deadline,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(new Error(`no answer within ${ms} ms`)), ms);
  const leave = () => ending.abort(new Error("the reader has gone"));
  if (leaving?.aborted) leave();
  leaving?.addEventListener("abort", leave, { once: true });
  const { signal } = ending;
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
  try {
    signal.throwIfAborted();
    return await Promise.race([ask(signal), ended]);
  } finally {
    clearTimeout(timer);
    leaving?.removeEventListener("abort", leave);
  }
}

/** Stored with the object, for servers and CDNs that serve it directly. */
const headers = { "content-type": "image/webp", "cache-control": "public, max-age=31536000, immutable" };

/** Our keys need no XML unescaping; foreign ones come URL-encoded, where the store supports it. */
const listed = /<Contents>.*?<\/Contents>/gs;
const readList = (xml: string) => {
  const isEncoded = xml.includes("<EncodingType>url</EncodingType>");
  return [...xml.matchAll(listed)].flatMap(([entry]) => {
    const written = /<Key>([^<]*)<\/Key>/.exec(entry)?.[1];
    const time = /<LastModified>([^<]*)<\/LastModified>/.exec(entry)?.[1];
    if (!written || !time) return [];
    const key = isEncoded ? decodeURIComponent(written.replaceAll("+", " ")) : written;
    return [{ key, writtenAt: new Date(time) }];
  });
};

async function available<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw new StoreUnavailableError(new Error(reasonOf(error)));
  }
}

/** The reason without the request, which contains the access key's name. */
function reasonOf(error: unknown): string {
  if (error instanceof errors.RequestRetryError) return `HTTP ${error.statusCode}`;
  const { code, message } = error as { code?: string; message?: string };
  return code ?? String(message);
}
