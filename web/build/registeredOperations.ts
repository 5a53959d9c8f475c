import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { InMemoryCache, createFragmentRegistry } from "@apollo/client/cache";
import { Kind, parse, print, visit } from "graphql";
import type { OperationDefinitionNode } from "graphql";
import { publicFields } from "../../rules/publicReads";

/** Documents are literals without insertions, so that they can be read without running the code. */
export const GQL_TAG = /\bgql\s*`([^`]*)`/g;

/** An operation that the client may send. */
export interface RegisteredOperation {
  /** As it goes over the wire: with its fragments and the names of types. */
  text: string;
  /** SHA-256 of the text. */
  hash: string;
  /** Whether it is a query of nothing but public reads, whose answer guests share. */
  isPublic: boolean;
}

/**
 * The operations in the client's sources, by name. Their texts are made by Apollo's own cache, letter by letter what
 * the client would send.
 */
export function registerOperations(): Map<string, RegisteredOperation> {
  const definitions = readSources().flatMap((source) =>
    [...source.matchAll(GQL_TAG)].flatMap(([, text = ""]) => parse(text, { noLocation: true }).definitions),
  );
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const cache = new InMemoryCache({
    fragments: createFragmentRegistry({ kind: Kind.DOCUMENT, definitions: fragments }),
  });
  const operations = new Map<string, RegisteredOperation>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const name = definition.name?.value ?? "";
    if (operations.has(name)) throw new Error(`two operations are called ${name}`);
    const text = textOf(definition, cache);
    operations.set(name, { text, hash: hashOf(text), isPublic: isPublicRead(definition) });
  }
  return operations;
}

/** As the gateway reads it: the text of each operation by its hash. */
export function toManifest(operations: Iterable<RegisteredOperation>): Record<string, string> {
  return Object.fromEntries([...operations].map(({ hash, text }) => [hash, text]));
}

function readSources(): string[] {
  const folder = join(import.meta.dirname, "../src");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/__generated__|\.test\./.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

function textOf(operation: OperationDefinitionNode, cache: InMemoryCache): string {
  const whole = cache.transformDocument({ kind: Kind.DOCUMENT, definitions: [operation] });
  // It means something to the client alone, which takes it out before it sends a document.
  return print(visit(whole, { Directive: ({ name }) => (name.value === "unmask" ? null : undefined) }));
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

function isPublicRead({ operation, selectionSet }: OperationDefinitionNode): boolean {
  return (
    operation === "query" &&
    selectionSet.selections.every((field) => field.kind === Kind.FIELD && publicFields.has(field.name.value))
  );
}
