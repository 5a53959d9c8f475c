import { Kind } from "graphql";
import type { DocumentNode } from "graphql";
import { publicFields } from "../../rules/publicReads";

const publicByDocument = new WeakMap<DocumentNode, boolean>();

/** Whether a validated document consists of one query, and that of nothing but public reads. */
export function isPublicRead(document: DocumentNode): boolean {
  let isPublic = publicByDocument.get(document);
  if (isPublic === undefined) {
    isPublic = asksPublicFieldsOnly(document);
    publicByDocument.set(document, isPublic);
  }
  return isPublic;
}

function asksPublicFieldsOnly({ definitions }: DocumentNode): boolean {
  const [operation, ...others] = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operation?.operation !== "query" || others.length > 0) return false;
  // Fields behind a fragment at the root are not looked for: the client's reads have none.
  return operation.selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && publicFields.has(selection.name.value),
  );
}
