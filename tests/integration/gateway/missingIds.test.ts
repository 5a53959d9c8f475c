import { getNamedType, isInputObjectType, isListType, getNullableType } from "graphql";
import { beforeAll, expect, it } from "vitest";
import { aUser } from "../../support/builders";
import type { GraphqlClient } from "../../support/graphqlClient";
import { filesOf, mutationInputs, mutationOf, operatorInputs } from "../../support/mutationInputs";
import { useOperator } from "../../support/operatorFixture";
import { picture } from "../../support/people";
import { readSchema } from "../../support/schemaSelection";

const fixture = useOperator();
const schema = readSchema();
let member: GraphqlClient;
beforeAll(async () => {
  member = await fixture.clientOf((await aUser(fixture.backend.db)).email);
});

const chat = { chatId: "1" };
const inputs: Record<string, Record<string, unknown> | null> = {
  ...mutationInputs,
  ...operatorInputs,
  announceTyping: chat,
  confirmDelivery: chat,
  markChatRead: chat,
  markAllNotificationsRead: { upTo: "1" },
};

/** Every id of an input, those that clients make left out. */
const ids = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((mutation) => {
  const input = getNamedType(mutation.args[0]?.type);
  const fields = isInputObjectType(input) ? Object.values(input.getFields()) : [];
  return fields
    .filter(({ name, type }) => getNamedType(type).name === "ID" && !["requestId", "randomId"].includes(name))
    .map(({ name, type }) => ({ mutation: mutation.name, id: name, isList: isListType(getNullableType(type)) }));
});

/** The errors of a mutation that names something by this id, as `NOT_FOUND id`. */
async function errorsOf({ mutation, id, isList }: (typeof ids)[number], value: string) {
  const input = { ...inputs[mutation], [id]: isList ? [value] : value };
  const client = mutation in operatorInputs ? fixture.operator : member;
  const document = mutationOf(schema, mutation, input).replace("code message", "code field");
  const data = await client.data<Record<string, { errors: { code: string; field: string | null }[] }>>(
    document,
    { input },
    filesOf(mutation, await picture()),
  );
  return data[mutation]?.errors.map(({ code, field }) => `${code} ${field}`);
}

it.each(ids)("refuses a malformed $id of $mutation at its field", async (asked) => {
  const field = asked.isList ? `${asked.id}.0` : asked.id;
  expect(await errorsOf(asked, "x")).toEqual([expect.stringMatching(`^(BAD_USER_INPUT|NOT_FOUND) ${field}$`)]);
});

/** Whose things are looked for at last, after the one that they are about. */
const withSeveral: Record<string, string> = {
  bookSecureExchange: "transactionId",
  createProforma: "publicationId",
  createProposal: "publicationId",
  makeCounterOffer: "transactionId",
  moveSecureExchange: "id",
  payWithCredit: "publicationId",
  proposeRingMeeting: "ringId",
  requestAmendment: "transactionId",
  sendMessage: "chatId",
  updateProposal: "transactionId",
  updatePublication: "publicationId",
};
/** What they say of an id that nothing has. */
const otherAnswers: Record<string, string[]> = {
  // Done: it is gone, and what is only counted or marked is not looked for.
  deleteAlert: [],
  countBannerClick: [],
  countBannerViews: [],
  markAllNotificationsRead: [],
  createPublication: ["BAD_USER_INPUT categoryId"],
  decideModeration: ["CONFLICT null"],
  // Either of the two ids.
  answerQuestion: ["NOT_FOUND null"],
  reportUser: ["NOT_FOUND null"],
};

it.each(ids.filter(({ mutation, id }) => (withSeveral[mutation] ?? id) === id))(
  "names $id of $mutation where nothing has it",
  async (asked) => {
    const expected = otherAnswers[asked.mutation] ?? [`NOT_FOUND ${asked.id}`];
    expect(await errorsOf(asked, "2000000000")).toEqual(expected);
  },
);
