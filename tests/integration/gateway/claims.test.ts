import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { messages } from "../../../backend/db/schema/chats";
import { transactionEvents, transactions } from "../../../backend/db/schema/transactions";
import { anImage, aTransaction } from "../../support/builders";
import type { GraphqlClient } from "../../support/graphqlClient";
import { aPhoto } from "../../support/uploads";
import { APPLY, ITEM, useOperator } from "../../support/operatorFixture";
import type { ItemAnswer } from "../../support/operatorFixture";

const fixture = useOperator();
const { clientOf, runJobs, decide } = fixture;

it("reports to both parties how their claim ended", async () => {
  const claim = await aTransaction(fixture.backend.db, {
    status: "claim_owner",
    updatedAt: new Date(Date.now() - 60_000),
  });
  const parties = await Promise.all([claim.owner, claim.interested].map(({ email }) => clientOf(email)));
  const { decision } = (await decide("CLAIM", claim.id, "COMPLETE", { reason: "Ambos lo recibieron." }))
    .decideModeration;
  await fixture.operator.data(APPLY, { input: { id: decision?.id } });
  await runJobs();
  for (const party of parties) {
    const answer = await party.data(
      "{ notifications { items { type subject { ... on TransactionSubject { resolution transaction { status closeReason } } } } } }",
    );
    expect(answer).toMatchObject({
      notifications: {
        items: [
          {
            type: "CLAIM_RESOLVED",
            subject: {
              resolution: "Ambos lo recibieron.",
              transaction: { status: "COMPLETE", closeReason: "OPERATOR" },
            },
          },
        ],
      },
    });
  }
});

it("names what was claimed as resolved also where the backend does not say why it ended", async () => {
  const [claimed, refused] = [
    await aTransaction(fixture.backend.db, { status: "rejected" }),
    await aTransaction(fixture.backend.db, { status: "rejected" }),
  ];
  await fixture.backend.db.insert(transactionEvents).values([
    { transactionId: claimed.id, kind: "claim", actor: "owner" },
    { transactionId: refused.id, kind: "rejected", actor: "owner" },
  ]);
  for (const [{ id, owner }, closeReason] of [
    [claimed, "OPERATOR"],
    [refused, null],
  ] as const) {
    const party = await clientOf(owner.email);
    expect(await party.data("query ($id: ID!) { transaction(id: $id) { closeReason } }", { id: String(id) })).toEqual({
      transaction: { closeReason },
    });
  }
});

it("takes the version of the party that does not claim, and shows it to operators alone", async () => {
  const claim = await aTransaction(fixture.backend.db, { status: "claim_owner" });
  const [claimant, other] = [await clientOf(claim.owner.email), await clientOf(claim.interested.email)];
  const stateOf = async (client: GraphqlClient) =>
    (
      await client.data<{ transaction: { claimStatement: string | null } }>(
        "query ($id: ID!) { transaction(id: $id) { claimStatement } }",
        { id: String(claim.id) },
      )
    ).transaction.claimStatement;
  const send = async (client: GraphqlClient, input: Record<string, unknown>, files = {}) =>
    client.data(
      `mutation ($input: SendClaimStatementInput!) { sendClaimStatement(input: $input) {
        transaction { claimStatement } errors { code field } } }`,
      { input: { transactionId: String(claim.id), pictures: [], ...input } },
      files,
    );
  expect([await stateOf(claimant), await stateOf(other)]).toEqual(["AWAITED", "AWAITED"]);
  expect(await send(other, {})).toEqual({
    sendClaimStatement: { transaction: null, errors: [{ code: "BAD_USER_INPUT", field: "text" }] },
  });
  const photo = { name: "foto.jpg", type: "image/jpeg", bytes: await aPhoto() };
  expect(await send(other, { text: "Se la di", pictures: [null] }, { "input.pictures.0": photo })).toEqual({
    sendClaimStatement: { transaction: { claimStatement: "GIVEN" }, errors: [] },
  });
  expect([await stateOf(claimant), await stateOf(other)]).toEqual(["AWAITED", "GIVEN"]);

  const PICTURES = "query ($id: ID!) { claimPictures(transactionId: $id) { author picture } }";
  const id = String(claim.id);
  expect((await claimant.run(PICTURES, { id })).errors[0]?.extensions?.code).toBe("FORBIDDEN");
  expect(await fixture.operator.data(PICTURES, { id })).toEqual({
    claimPictures: [
      {
        author: `${claim.interested.name} ${claim.interested.lastName}`,
        picture: expect.stringMatching(/^data:image\/webp;base64,UklGR/),
      },
    ],
  });
  const { moderationItem } = await fixture.operator.data<ItemAnswer>(ITEM, { kind: "CLAIM", id });
  expect(moderationItem?.content.find(({ name }) => name === "claim_answer")?.value).toBe("Se la di");
  await fixture.backend.db.update(transactions).set({ status: "complete" }).where(eq(transactions.id, claim.id));
  expect([await stateOf(other), await fixture.operator.data(PICTURES, { id })]).toEqual([
    null,
    { claimPictures: null },
  ]);
});

it("shows what the parties of a claim wrote, and the pictures that they sent with it", async () => {
  const claim = await aTransaction(fixture.backend.db, { status: "claim_owner" });
  const { id: imageId } = await anImage(fixture.backend.db, claim.ownerId);
  const line = { chatId: claim.chatId, senderId: claim.ownerId };
  await fixture.backend.db.insert(messages).values([
    { ...line, randomId: "a", text: "Así llegó" },
    { ...line, randomId: "b", text: null, imageId },
  ]);
  expect(await fixture.operator.data(ITEM, { kind: "CLAIM", id: String(claim.id) })).toMatchObject({
    moderationItem: {
      statements: [
        { text: "Así llegó", image: null },
        { text: "Foto enviada por el chat", image: { url: expect.stringContaining(`/uploads/${imageId}`) } },
      ],
    },
  });
});
