import { Kind } from "graphql";
import type { ASTNode, DocumentNode, SelectionSetNode } from "graphql";

/** Most fields of a compiled document, fragments written out: a plan is made of each of them. */
const maxFields = 1_000;

/** Whether a document may be compiled: one query without conditions and without introspection. */
export function canCompile(document: DocumentNode): boolean {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  // A mutation runs once whatever happens: it is left to the executor that needs no second try.
  const isQuery = operation?.kind === Kind.OPERATION_DEFINITION && operation.operation === "query";
  return operations.length === 1 && isQuery && isPlain(document) && countFields(document) <= maxFields;
}

/** The fields of an operation as the compiler meets them: a fragment counts wherever it is spread. */
export function countFields({ definitions }: DocumentNode): number {
  const sizes = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const known = sizes.get(name);
    if (known !== undefined) return known;
    sizes.set(name, 0);
    const fragment = definitions.find((node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name);
    const size = fragment?.kind === Kind.FRAGMENT_DEFINITION ? countIn(fragment.selectionSet) : 0;
    sizes.set(name, size);
    return size;
  };
  const countIn = ({ selections }: SelectionSetNode): number => {
    let count = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) count += sizeOf(selection.name.value);
      else {
        if (selection.kind === Kind.FIELD) count += 1;
        if (selection.selectionSet) count += countIn(selection.selectionSet);
      }
    }
    return count;
  };
  let count = 0;
  for (const node of definitions) if (node.kind === Kind.OPERATION_DEFINITION) count += countIn(node.selectionSet);
  return count;
}

const isPlainName = (name: string) => /^[A-Za-z]\w*$/.test(name);

function isPlain(node: ASTNode): boolean {
  // A plan has no conditions.
  if (node.kind === Kind.DIRECTIVE) return false;
  // Names that begin with __ are introspection, and one of them means something to every object.
  if (node.kind === Kind.NAME) return isPlainName(node.value);
  if (node.kind === Kind.FIELD && !node.alias && node.name.value === "__typename") return !node.directives?.length;
  for (const [key, value] of Object.entries(node)) {
    if (key === "loc") continue;
    for (const part of Array.isArray(value) ? value : [value])
      if (typeof part === "object" && part !== null && "kind" in part && !isPlain(part as ASTNode)) return false;
  }
  return true;
}
