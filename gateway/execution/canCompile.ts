import { Kind } from "graphql";
import type { ASTNode, DocumentNode } from "graphql";

/**
 * Whether a document may be compiled. The compiler writes JavaScript from it, and has executed what a literal text
 * said: so only names of GraphQL reach it, and no text at all. Clients send texts as variables, which are never part
 * of the code.
 */
export function canCompile(document: DocumentNode): boolean {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  // A mutation runs once whatever happens: it is left to the executor that needs no second try.
  const isQuery = operation?.kind === Kind.OPERATION_DEFINITION && operation.operation === "query";
  return operations.length === 1 && isQuery && isPlain(document);
}

function isPlain(node: ASTNode): boolean {
  if (node.kind === Kind.STRING) return false;
  // It keeps the condition of a part at the node itself, which several places may share.
  if (node.kind === Kind.DIRECTIVE) return false;
  // Names that begin with __ mean something to the compiler, and one of them to every object.
  if (node.kind === Kind.NAME) return /^[A-Za-z]\w*$/.test(node.value);
  if (node.kind === Kind.FIELD && !node.alias && node.name.value === "__typename") return !node.directives?.length;
  for (const [key, value] of Object.entries(node)) {
    if (key === "loc") continue;
    for (const part of Array.isArray(value) ? value : [value])
      if (typeof part === "object" && part !== null && "kind" in part && !isPlain(part as ASTNode)) return false;
  }
  return true;
}
