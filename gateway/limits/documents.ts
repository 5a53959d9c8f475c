import { createHash } from "node:crypto";
import { GraphQLError, parse, specifiedRules, validate } from "graphql";
import type { DocumentNode, GraphQLSchema, ValidationRule } from "graphql";
import { LRUCache } from "lru-cache";
import { documentLimits, validationOptions } from "./rules";

const documentsKept = 1_000;

/** Parsed and validated documents by key; the shape that Apollo Server asks of its document store. */
export function createDocumentStore() {
  const documents = new LRUCache<string, DocumentNode>({ max: documentsKept });
  return {
    get: (key: string) => Promise.resolve(documents.get(key)),
    set: (key: string, document: DocumentNode) => {
      documents.set(key, document);
      return Promise.resolve();
    },
    delete: (key: string) => Promise.resolve(documents.delete(key)),
  };
}

/** Parses and validates for the WebSocket with the rules and bounds that HTTP has. */
export class Documents {
  private readonly cache = new LRUCache<string, DocumentNode>({ max: documentsKept });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly rules: ValidationRule[],
  ) {}

  prepare(source: string): DocumentNode | readonly GraphQLError[] {
    const key = createHash("sha256").update(source).digest("base64");
    const cached = this.cache.get(key);
    if (cached) return cached;
    let document: DocumentNode;
    try {
      document = parse(source, { maxTokens: documentLimits.tokens });
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
    const errors = validate(this.schema, document, [...specifiedRules, ...this.rules], validationOptions);
    if (errors.length > 0) return errors;
    this.cache.set(key, document);
    return document;
  }
}
