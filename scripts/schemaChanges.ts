import { readFileSync } from "node:fs";
import { CriticalityLevel, DiffRule, diff } from "@graphql-inspector/core";
import { Kind, buildASTSchema, buildSchema, parse, visit } from "graphql";
import type { ConstDirectiveNode, GraphQLSchema } from "graphql";

/** What the last release promised. Not beside the other files of schema/: those are the present one. */
export const releasedFile = "schema/released/schema.graphql";
/** The schema that clients in use were built with. */
export const readReleased = (): string => readFileSync(releasedFile, "utf8");

/** Changes that break clients of the released schema without a deprecation in it. */
export async function refusedChanges(released: string, present: string): Promise<string[]> {
  // Removing a type that only deprecated fields lead to was announced with them.
  const changes = await diff(withoutDeprecated(released), buildSchema(present), [DiffRule.safeUnreachable]);
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message);
}

/** What a release changes, as the body of its section in the change log; empty where nothing does. */
export async function listChanges(released: string, present: string): Promise<string> {
  const rules = [DiffRule.ignoreDescriptionChanges, DiffRule.simplifyChanges];
  const changes = await diff(buildSchema(released), buildSchema(present), rules);
  const groups = [
    ["Gone, as announced", CriticalityLevel.Breaking],
    ["To be looked at", CriticalityLevel.Dangerous],
    ["New or deprecated", CriticalityLevel.NonBreaking],
  ] as const;
  return groups
    .map(([title, level]) => [title, changes.filter(({ criticality }) => criticality.level === level)] as const)
    .filter(([, members]) => members.length > 0)
    .map(([title, members]) => `**${title}**\n\n${members.map(({ message }) => `- ${message}\n`).join("")}`)
    .join("\n");
}

/** The schema without its deprecated parts. */
function withoutDeprecated(text: string): GraphQLSchema {
  const document = visit(parse(text), {
    [Kind.FIELD_DEFINITION]: dropDeprecated,
    [Kind.INPUT_VALUE_DEFINITION]: dropDeprecated,
    [Kind.ENUM_VALUE_DEFINITION]: dropDeprecated,
  });
  return buildASTSchema(document, { assumeValid: true });
}

/** Null is no node, undefined the same one. */
function dropDeprecated({ directives = [] }: { directives?: readonly ConstDirectiveNode[] }): null | undefined {
  return directives.some(({ name }) => name.value === "deprecated") ? null : undefined;
}
