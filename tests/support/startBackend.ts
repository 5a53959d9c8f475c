import { createBackend } from "../../backend/server";
import type { Backend, BackendOptions } from "../../backend/server";
import { passwordCost } from "../../backend/adapters/passwords";
import type { Db } from "../../backend/db/client";
import { emptyPglite } from "./emptyPglite";
import { freshPostgres } from "./postgres";

// Tests sign in hundreds of times, so password hashing is made cheap.
Object.assign(passwordCost, { ln: 4, p: 1 });

/** A response of the backend. */
export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  /** Parsed where it is JSON, else the text. */
  body: T;
  text: string;
}

/** GET without a body unless it is said. */
export interface CallOptions {
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/** A backend with a database of its own, which tests may look into. */
export interface TestBackend extends Backend {
  db: Db;
  /** Calls `/api` + path; asks for JSON as a client does. */
  call<T = unknown>(path: string, options?: CallOptions): Promise<Answer<T>>;
}

/** What the tests of the backend run on. */
export type TestDatabase = "pglite" | "postgres";

/** For tests that always run on both databases; see `defaultDatabase` for the others. */
export const bothDatabases: TestDatabase[] = ["pglite", "postgres"];

/** The database of tests that run on one only. */
export const defaultDatabase: TestDatabase = process.env.TEST_DATABASE === "postgres" ? "postgres" : "pglite";

/** Starts a backend in this process, on an empty migrated database. */
export async function startBackend(options: BackendOptions & { database?: TestDatabase } = {}): Promise<TestBackend> {
  const { database = defaultDatabase, ...rest } = options;
  const postgres = database === "postgres" && !rest.databaseUrl ? await freshPostgres() : undefined;
  const openedDatabase = database === "pglite" && !rest.databaseUrl ? await emptyPglite(rest.onQuery) : undefined;
  const backend = await createBackend({
    ...(postgres ? { databaseUrl: postgres.url } : {}),
    openedDatabase,
    // At whatever hour the tests run.
    quietHours: false,
    // Generous, so that searches succeed on slow machines, too.
    searchTimeoutMs: 60_000,
    ...rest,
  });
  return {
    ...backend,
    db: backend.services.db,
    call: (path, callOptions) => call(`${backend.url}/api${path}`, callOptions),
    stop: async () => {
      await backend.stop();
      await postgres?.drop();
    },
  };
}

async function call<T>(url: string, { method, body, form, headers }: CallOptions = {}): Promise<Answer<T>> {
  const hasBody = body !== undefined || form !== undefined;
  const response = await fetch(url, {
    method: method ?? (hasBody ? "POST" : "GET"),
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    redirect: "manual",
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parseBody(text) as T, text };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
