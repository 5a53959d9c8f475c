import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";

/** A document that Apollo Server has let pass. */
interface KnownDocument {
  document: DocumentNode;
  operationName: string | null;
  /** How its answer is labelled for who accepts the same. */
  contentType: string;
}

/** A request for one of them. */
export interface KnownRequest extends KnownDocument {
  variables: Record<string, unknown> | undefined;
}

/** Characters of all known documents, and of the longest: no query of the client is longer. */
const maxCharacters = 4_000_000;
const longest = 16_000;

/**
 * Documents that come often, by their text and by what the client accepts. Apollo Server has parsed and validated them,
 * and would do nothing else with another request in the same words; what is not plain about one is left to it.
 */
export class KnownDocuments {
  private readonly known = new LRUCache<string, KnownDocument>({
    maxSize: maxCharacters,
    maxEntrySize: longest,
    sizeCalculation: (_known, key) => key.length,
  });

  /** Null for what Apollo Server has to judge. */
  find(body: unknown, accept: string | undefined): KnownRequest | null {
    if (!isRecord(body) || typeof body["query"] !== "string") return null;
    const known = this.known.get(keyOf(body["query"], accept));
    if (!known) return null;
    const { operationName, variables, extensions } = body;
    if (operationName != null && operationName !== known.operationName) return null;
    if (variables != null && !isRecord(variables)) return null;
    if (extensions != null && (!isRecord(extensions) || "persistedQuery" in extensions)) return null;
    return { ...known, variables: variables ?? undefined };
  }

  remember(body: unknown, accept: string | undefined, known: KnownDocument): void {
    if (isRecord(body) && typeof body["query"] === "string") this.known.set(keyOf(body["query"], accept), known);
  }
}

/** No header has a line feed. */
const keyOf = (query: string, accept = "") => `${accept}\n${query}`;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
