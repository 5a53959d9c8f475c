import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";

/** A document that Apollo Server has let pass. */
interface KnownDocument {
  document: DocumentNode;
  operationName: string | null;
  /** The content type of its answer, for requests with the same Accept header. */
  contentType: string;
}

/** A request for one of them. */
export interface KnownRequest extends KnownDocument {
  variables: Record<string, unknown> | undefined;
}

/** Characters of all known documents with their keys, and of the longest: no query of the client is longer. */
const maxCharacters = 8_000_000;
const longest = 32_000;

/**
 * Frequent documents, by text or hash and by Accept header. Apollo Server has parsed and validated them once and would
 * do the same again; any request out of the ordinary is left to it.
 */
export class KnownDocuments {
  private readonly known = new LRUCache<string, KnownDocument>({
    maxSize: maxCharacters,
    maxEntrySize: longest,
    sizeCalculation: ({ document }, key) => key.length + (document.loc?.source.body.length ?? 0),
  });

  /** Null where Apollo Server has to decide. */
  find(body: unknown, accept: string | undefined): KnownRequest | null {
    const key = keyOf(body, accept);
    const known = key === null ? undefined : this.known.get(key);
    if (!known || !isRecord(body)) return null;
    const { operationName, variables } = body;
    if (operationName != null && operationName !== known.operationName) return null;
    if (variables != null && !isRecord(variables)) return null;
    // Not spread: V8 copies a shape that it does not know property by property.
    const { document, contentType } = known;
    return { document, operationName: known.operationName, contentType, variables: variables ?? undefined };
  }

  remember(body: unknown, accept: string | undefined, known: KnownDocument): void {
    const key = keyOf(body, accept);
    if (key !== null) this.known.set(key, known);
  }
}

/** Null for a request with both a text and a hash, which have to be compared. No header has a line feed. */
function keyOf(body: unknown, accept = ""): string | null {
  if (!isRecord(body)) return null;
  const { query, extensions } = body;
  if (extensions != null && !isRecord(extensions)) return null;
  const persisted = extensions?.["persistedQuery"];
  if (persisted === undefined) return typeof query === "string" ? `text ${accept}\n${query}` : null;
  if (query != null || !isRecord(persisted) || persisted["version"] !== 1) return null;
  const hash = persisted["sha256Hash"];
  return typeof hash === "string" ? `hash ${accept}\n${hash}` : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
