import { isObjectType, parse } from "graphql";
import { expect, test } from "vitest";
import { createSchema } from "../schema";
import { createSecretCheck, secretFields } from "./secrets";

const schema = createSchema();

test("the schema has no other secrets", () => {
  const suspects = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith("__")
      ? Object.values(type.getFields())
          .filter(
            ({ name, type: value }) =>
              /token|secret|paymentUrl|identityNumber/i.test(name) || (name === "code" && String(value) === "String"),
          )
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  );
  // Their names do not say it: pictures of documents and of claims, keys of codes, what is shared, and a copy of the
  // data with codes in it.
  const pictures = ["ClaimPicture.picture", "VerificationDocuments.document", "VerificationDocuments.photo"];
  const keys = [
    "MeetingCodes.counterpartKey",
    "MeetingCodes.ownKey",
    "RingMeetingCodes.giverKey",
    "RingMeetingCodes.ownKey",
  ];
  const unnamed = ["MeetingSafety.sharePath", "Query.dataExport", ...pictures, ...keys];
  expect([...suspects, ...unnamed].toSorted()).toEqual([...secretFields].toSorted());
});

test.each([
  ["a list without any", "{ notifications { items { id } } }", false],
  ["a field of the same name", "{ countries { code name } }", false],
  ["refusals", "mutation { signOut { errors { code } } }", false],
  ["one behind another name", "{ proforma(id: 1) { key: paymentUrl } }", true],
  ["one in a fragment", "{ ...all } fragment all on Query { proforma(id: 1) { id ... { paymentUrl } } }", true],
  ["one of a mutation", 'mutation { register(input: { email: "a" }) { correctionToken } }', true],
])("says whether a document asks for a secret: %s", (_name, source, expected) => {
  const asksForSecret = createSecretCheck(schema);
  const document = parse(source);
  expect([asksForSecret(document), asksForSecret(document)]).toEqual([expected, expected]);
});
