import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { GraphQLError, parse, specifiedRules, validate } from "graphql";
import type { DocumentNode, GraphQLSchema, ValidationRule } from "graphql";
import { LRUCache } from "lru-cache";
import { AppError } from "../errors";
import type { RegisteredOperations } from "./registered";
import { documentLimits, validationOptions } from "./rules";

const documentsKept = 1_000;

/** Total length of the texts that clients have registered themselves, in characters. */
const lettersKept = 2_000_000;

/** The words of Apollo Server, which judges what comes over HTTP. */
const persistedRefusals = {
  version: "Unsupported persisted query version",
  mismatch: "provided sha does not match query",
  nothing: "GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.",
};

/** As a client sends it. */
interface PersistedQuery {
  version?: unknown;
  sha256Hash?: unknown;
}

interface DocumentsOptions {
  schema: GraphQLSchema;
  /** On top of GraphQL's own. */
  rules: ValidationRule[];
  registered: RegisteredOperations;
  /** Whether clients may ask for what is registered only. */
  isClosed: boolean;
}

/** Parsed and validated documents, and the texts of persisted queries, shared by both transports. */
export class Documents {
  readonly rules: ValidationRule[];
  readonly isClosed: boolean;
  private readonly schema: GraphQLSchema;
  private readonly registered: RegisteredOperations;
  /** Those of what is registered stay, whatever others send. */
  private readonly own = new Map<string, DocumentNode>();
  private readonly others = new LRUCache<string, DocumentNode>({ max: documentsKept });
  private readonly sentTexts = new LRUCache<string, string>({
    maxSize: lettersKept,
    sizeCalculation: (text, hash) => text.length + hash.length,
  });

  constructor({ schema, rules, registered, isClosed }: DocumentsOptions) {
    this.schema = schema;
    this.rules = rules;
    this.registered = registered;
    this.isClosed = isClosed;
  }

  /** The documents in the shape that Apollo Server asks for. */
  readonly store = {
    get: async (key: string) => this.find(hashIn(key)),
    set: async (key: string, document: DocumentNode) => this.keep(hashIn(key), document),
    delete: async (key: string) => this.others.delete(hashIn(key)),
  };

  /** The texts in that shape. */
  readonly texts = {
    get: async (key: string) => this.textOf(hashIn(key)),
    set: async (key: string, text: string) => this.keepText(hashIn(key), text),
    delete: async (key: string) => this.sentTexts.delete(hashIn(key)),
  };

  /** Parses and validates the registered operations in advance; calls `refuse` for those that do not fit the schema. */
  async warmUp(refuse: (hash: string, errors: readonly GraphQLError[]) => void): Promise<void> {
    for (const [hash, text] of this.registered) {
      const prepared = this.prepare(hash, text);
      if (!("kind" in prepared)) refuse(hash, prepared);
      // Requests are served meanwhile.
      await setImmediate();
    }
  }

  /** Whether a text is accepted: where only registered operations are, no other text is even parsed. */
  takes(text: string): boolean {
    return !this.isClosed || this.registered.has(hashOf(text));
  }

  /**
   * Resolves what a socket sends: a text, the hash of a known one, or both to register it. Refusals have Apollo
   * Server's exact words.
   */
  request(
    query: string,
    extensions: Record<string, unknown> | null | undefined,
  ): DocumentNode | readonly GraphQLError[] {
    const persisted = extensions?.["persistedQuery"] as PersistedQuery | null | undefined;
    const isByHash = Boolean(persisted) && query === "";
    if (!isByHash && !this.takes(query)) return [new AppError("OPERATION_NOT_REGISTERED")];
    if (persisted && persisted.version !== 1) return [new AppError("BAD_USER_INPUT", persistedRefusals.version)];
    if (!persisted && query === "") return [new AppError("BAD_USER_INPUT", persistedRefusals.nothing)];
    const named = persisted?.sha256Hash;
    const hash = isByHash ? (typeof named === "string" ? named : "") : hashOf(query);
    if (persisted && !isByHash && named !== hash) return [new AppError("BAD_USER_INPUT", persistedRefusals.mismatch)];
    const text = isByHash ? this.textOf(hash) : query;
    if (text === undefined)
      return [new AppError(this.isClosed ? "OPERATION_NOT_REGISTERED" : "PERSISTED_QUERY_NOT_FOUND")];
    const prepared = this.prepare(hash, text);
    if (persisted && "kind" in prepared) this.keepText(hash, text);
    return prepared;
  }

  private find(hash: string): DocumentNode | undefined {
    return this.own.get(hash) ?? this.others.get(hash);
  }

  private keep(hash: string, document: DocumentNode): void {
    if (this.registered.has(hash)) this.own.set(hash, document);
    else this.others.set(hash, document);
  }

  private textOf(hash: string): string | undefined {
    return this.registered.get(hash) ?? this.sentTexts.get(hash);
  }

  private keepText(hash: string, text: string): void {
    if (!this.registered.has(hash)) this.sentTexts.set(hash, text);
  }

  private prepare(hash: string, text: string): DocumentNode | readonly GraphQLError[] {
    const known = this.find(hash);
    if (known) return known;
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: documentLimits.tokens });
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
    const errors = validate(this.schema, document, [...specifiedRules, ...this.rules], validationOptions);
    if (errors.length > 0) return errors;
    this.keep(hash, document);
    return document;
  }
}

/** As persisted queries are named. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Apollo Server writes something of its own before the hash. */
const hashIn = (key: string) => key.slice(key.lastIndexOf(":") + 1);
