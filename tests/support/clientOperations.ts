import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Kind, parse, print, visit } from "graphql";
import type { FragmentDefinitionNode, OperationDefinitionNode } from "graphql";

const webSources = join(import.meta.dirname, "../../web/src");

/** What stands in the client's sources. */
export function clientDefinitions() {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const name of readdirSync(webSources, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(name) || /__generated__|\.test\./.test(name)) continue;
    for (const [, source] of readFileSync(join(webSources, name), "utf8").matchAll(/\bgql`([^`]+)`/g)) {
      for (const definition of parse(source ?? "").definitions) {
        if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
        if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
      }
    }
  }
  return { fragments, operations };
}

/** Every operation that the client sends, with the fragments it spreads by name. */
export function clientOperations(): [name: string, source: string][] {
  const { fragments, operations } = clientDefinitions();
  return operations.map((operation) => {
    const usedFragments = new Set<string>();
    const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
      visit(node, {
        FragmentSpread({ name }) {
          const fragment = fragments.get(name.value);
          if (!fragment || usedFragments.has(name.value)) return;
          usedFragments.add(name.value);
          collect(fragment);
        },
      });
    collect(operation);
    const parts = [operation, ...[...usedFragments].map((name) => fragments.get(name))];
    return [operation.name?.value ?? "", parts.map((part) => (part ? print(withoutUnmask(part)) : "")).join("\n")];
  });
}

/** Apollo Client removes @unmask before it sends a document. */
function withoutUnmask(node: OperationDefinitionNode | FragmentDefinitionNode) {
  return visit(node, { Directive: ({ name }) => (name.value === "unmask" ? null : undefined) });
}

const operationsByName = new Map(clientOperations());

/** The source of one operation of the client. */
export function clientOperation(name: string): string {
  const source = operationsByName.get(name);
  if (!source) throw new Error(`the client has no operation ${name}`);
  return source;
}
