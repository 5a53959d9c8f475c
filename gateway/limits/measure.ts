import { Kind, getNamedType, isListType, isNonNullType, isObjectType, isInterfaceType } from "graphql";
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from "graphql";

/** What one operation asks for, its fragments expanded. */
interface Measure {
  /** Levels of fields, the deepest leaf included. */
  depth: number;
  /** Fields that may be resolved, lists counted by their size. */
  cost: number;
  aliases: number;
  /** Response names at the root, by field name and how often. */
  rootFields: Map<string, number>;
  /** The highest number of times one selection set repeats a response name. */
  repeats: number;
}

interface Measurement {
  depth: number;
  cost: number;
  aliases: number;
  repeats: number;
}

const emptyMeasurement: Measurement = { depth: 0, cost: 0, aliases: 0, repeats: 0 };
/** Assumed length of a list that has no `first` or `last` above it. */
const defaultListLength = 5;
/** Longest page that is counted; resolvers give no more. */
const maxPageSize = 100;

/**
 * Measures without expanding: every fragment is measured once for each type and page size it is met with, so that
 * fragments that double each other cost no time. A fragment that contains itself counts as nothing here; another rule
 * refuses it.
 */
export function measureOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measured = new Map<string, Measurement>();
  const visiting = new Set<string>();
  const rootFields = new Map<string, number>();
  const rootType = schema.getRootType(operation.operation) ?? null;

  const measureFragment = (name: string, pageSize: number): Measurement => {
    const key = `${name} ${pageSize}`;
    const before = measured.get(key);
    if (before) return before;
    const fragment = fragments.get(name);
    if (!fragment || visiting.has(name)) return emptyMeasurement;
    visiting.add(name);
    const type = schema.getType(fragment.typeCondition.name.value);
    const part = measureSet(fragment.selectionSet, isObjectType(type) || isInterfaceType(type) ? type : null, pageSize);
    visiting.delete(name);
    measured.set(key, part);
    return part;
  };

  const measureSet = (set: SelectionSetNode, type: GraphQLCompositeType | null, pageSize: number): Measurement => {
    const sum = { ...emptyMeasurement };
    const seen = new Map<string, number>();
    for (const selection of set.selections) {
      let part: Measurement;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        part = measureFragment(selection.name.value, pageSize);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : type;
        part = measureSet(
          selection.selectionSet,
          isObjectType(condition) || isInterfaceType(condition) ? condition : null,
          pageSize,
        );
      } else {
        const name = (selection.alias ?? selection.name).value;
        const count = (seen.get(name) ?? 0) + 1;
        seen.set(name, count);
        part = measureField(selection, type, pageSize);
        part = { ...part, repeats: Math.max(part.repeats, count) };
      }
      sum.depth = Math.max(sum.depth, part.depth);
      sum.cost += part.cost;
      sum.aliases += part.aliases;
      sum.repeats = Math.max(sum.repeats, part.repeats);
    }
    return sum;
  };

  const measureField = (field: FieldNode, type: GraphQLCompositeType | null, pageSize: number): Measurement => {
    const aliases = field.alias ? 1 : 0;
    // Introspection is answered from memory and bounded by a rule of its own; only the root names it, so nothing can
    // hide behind the name.
    if (type === rootType && (field.name.value === "__schema" || field.name.value === "__type"))
      return { ...emptyMeasurement, aliases, cost: 1 };
    const output = type && "getFields" in type ? type.getFields()[field.name.value]?.type : undefined;
    const pageSizeArgument = pageArgument(field);
    if (!field.selectionSet) return { depth: 1, cost: 1, aliases, repeats: 0 };
    const named = output ? getNamedType(output) : null;
    const childType = named && "getFields" in named && (isObjectType(named) || isInterfaceType(named)) ? named : null;
    const child = measureSet(field.selectionSet, childType, pageSizeArgument ?? 0);
    const length = output && isList(output) ? namedItems(field) || pageSize || defaultListLength : 1;
    return {
      depth: child.depth + 1,
      cost: 1 + length * child.cost,
      aliases: aliases + child.aliases,
      repeats: child.repeats,
    };
  };

  const countRoots = (set: SelectionSetNode, path: Set<string>): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        rootFields.set(selection.name.value, (rootFields.get(selection.name.value) ?? 0) + 1);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        countRoots(selection.selectionSet, path);
      } else if (!path.has(selection.name.value)) {
        // Each is counted once: the same fields under the same names are merged.
        path.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) countRoots(fragment.selectionSet, path);
      }
    }
  };

  countRoots(operation.selectionSet, new Set());
  return { ...measureSet(operation.selectionSet, rootType, 0), rootFields };
}

/** Page size of a connection field; one given by a variable counts as a usual full page. */
function pageArgument(field: FieldNode): number | null {
  for (const argument of field.arguments ?? []) {
    if (argument.name.value !== "first" && argument.name.value !== "last") continue;
    const size = argument.value.kind === Kind.INT ? Number(argument.value.value) : 50;
    return Math.min(Math.max(size, 1), maxPageSize);
  }
  return null;
}

/** How many items a list field selects by id; the maximum where the ids come from a variable. */
function namedItems(field: FieldNode): number | null {
  const ids = field.arguments?.find((argument) => argument.name.value === "ids")?.value;
  return ids ? (ids.kind === Kind.LIST ? ids.values.length : 50) : null;
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
