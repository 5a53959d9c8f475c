import { BREAK, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import type { DocumentNode, GraphQLSchema } from "graphql";

/** Fields whose value opens something for whoever knows it. A test compares them with the schema. */
export const secretFields: ReadonlySet<string> = new Set([
  "ClaimPicture.picture",
  "IncompleteRegistration.token",
  "MeetingCodes.counterpartKey",
  "MeetingCodes.ownKey",
  "MeetingSafety.sharePath",
  "Proforma.paymentUrl",
  "Query.dataExport",
  "ReactivationOffer.token",
  "RegisterPayload.correctionToken",
  "RingMeetingCodes.giverKey",
  "RingMeetingCodes.ownKey",
  "SecureExchange.code",
  "SecureExchangePayment.paymentUrl",
  "Suspension.appealToken",
  "VerificationDocuments.document",
  "VerificationDocuments.identityNumber",
  "VerificationDocuments.photo",
]);

/** Says of validated documents whether they ask for a secret, which is looked for once in each. */
export function createSecretCheck(schema: GraphQLSchema): (document: DocumentNode) => boolean {
  const known = new WeakMap<DocumentNode, boolean>();
  return (document) => {
    let asks = known.get(document);
    if (asks === undefined) {
      asks = asksForSecret(schema, document);
      known.set(document, asks);
    }
    return asks;
  };
}

function asksForSecret(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let found = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        found = secretFields.has(`${types.getParentType()?.name}.${name.value}`);
        return found ? BREAK : undefined;
      },
    }),
  );
  return found;
}
