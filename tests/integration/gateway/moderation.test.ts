import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { publications } from "../../../backend/db/schema/publications";
import { aPublication, aUser } from "../../support/builders";
import type { GraphqlClient } from "../../support/graphqlClient";
import { APPLY, DECIDE, ITEM, useOperator } from "../../support/operatorFixture";
import type { ItemAnswer } from "../../support/operatorFixture";

const QUEUE = `query ($kind: ModerationKind) { moderationQueue(kind: $kind) {
  counts { kind count oldestAt } items { kind subjectId title personName waitingSince } } }`;
const TRAIL = "{ moderationDecisions { id kind subjectId action reason operator decidedAt undoUntil undoneId } }";
const UNDO = "mutation ($input: ModerationDecisionInput!) { undoModeration(input: $input) { done errors { code } } }";
const APPEAL = "mutation ($input: AppealReviewInput!) { appealReview(input: $input) { sent errors { code field } } }";

const fixture = useOperator();
const { clientOf, runJobs, decide } = fixture;

it("refuses guests and members, and says who is an operator", async () => {
  const member = await clientOf((await aUser(fixture.backend.db)).email);
  const { client: guest } = { client: new (fixture.operator.constructor as typeof GraphqlClient)(fixture.gateway.url) };
  const { id } = await aPublication(fixture.backend.db, { status: "waiting", approvedAt: null });
  const decision = { requestId: "x", kind: "PUBLICATION", subjectId: String(id), revision: "0", action: "APPROVE" };
  const operations: [string, Record<string, unknown>][] = [
    [QUEUE, {}],
    [ITEM, { kind: "PUBLICATION", id: String(id) }],
    [TRAIL, {}],
    [DECIDE, { input: decision }],
    [UNDO, { input: { id: "1" } }],
    [APPLY, { input: { id: "1" } }],
  ];
  for (const [document, variables] of operations) {
    const codes = [guest, member].map(async (client) => (await client.run(document, variables)).errors[0]?.extensions);
    expect([document, await Promise.all(codes)]).toMatchObject([
      document,
      [{ code: "UNAUTHENTICATED" }, { code: "FORBIDDEN" }],
    ]);
  }
  const account = "{ viewer { isOperator } }";
  expect([await fixture.operator.data(account), await member.data(account), await guest.data(account)]).toEqual([
    { viewer: { isOperator: true } },
    { viewer: { isOperator: false } },
    { viewer: null },
  ]);
});

it("lists what waits, shows it whole, decides, undoes and keeps the trail", async () => {
  const owner = await aUser(fixture.backend.db, { name: "Ana", lastName: "Pérez" });
  const { id } = await aPublication(fixture.backend.db, {
    ownerId: owner.id,
    title: "Radio vieja",
    status: "waiting",
    approvedAt: null,
  });
  const { moderationQueue } = await fixture.operator.data<{
    moderationQueue: { items: { subjectId: string }[]; counts: { kind: string; count: number }[] };
  }>(QUEUE, { kind: "PUBLICATION" });
  expect(moderationQueue.items.find(({ subjectId }) => subjectId === String(id))).toMatchObject({
    kind: "PUBLICATION",
    title: "Radio vieja",
    personName: "Ana Pérez",
  });
  expect(moderationQueue.counts).toContainEqual({
    kind: "PUBLICATION",
    count: moderationQueue.items.length,
    oldestAt: expect.any(String),
  });
  const { moderationItem } = await fixture.operator.data<ItemAnswer>(ITEM, { kind: "PUBLICATION", id: String(id) });
  expect(moderationItem).toMatchObject({
    actions: ["APPROVE", "RETURN"],
    person: { id: String(owner.id) },
    images: [{ url: expect.stringMatching(/^\/uploads\//) }],
  });
  expect(moderationItem?.content).toContainEqual({ name: "title", value: "Radio vieja", former: null });

  expect((await decide("PUBLICATION", id, "RETURN")).decideModeration.errors).toEqual([
    { code: "BAD_USER_INPUT", field: "reason", message: "Escribe el motivo de la decisión" },
  ]);
  expect((await decide("PUBLICATION", id, "COMPLETE")).decideModeration.errors).toMatchObject([{ field: "action" }]);
  const { decision } = (await decide("PUBLICATION", id, "RETURN", { reason: "Borrosa", remedy: "Otra foto" }))
    .decideModeration;
  const input = { id: decision?.id };
  expect(await fixture.operator.data(UNDO, { input })).toEqual({ undoModeration: { done: true, errors: [] } });
  const again = (await decide("PUBLICATION", id, "APPROVE")).decideModeration.decision;
  expect(await fixture.operator.data(APPLY, { input: { id: again?.id } })).toEqual({
    applyModeration: { done: true, errors: [] },
  });
  await runJobs();
  expect((await fixture.backend.db.select().from(publications).where(eq(publications.id, id)))[0]?.status).toBe(
    "Activo",
  );
  expect(await fixture.operator.data(UNDO, { input: { id: again?.id } })).toEqual({
    undoModeration: { done: false, errors: [{ code: "CONFLICT" }] },
  });
  expect(await fixture.operator.data(ITEM, { kind: "PUBLICATION", id: String(id) })).toEqual({ moderationItem: null });
  const { moderationDecisions } = await fixture.operator.data<{ moderationDecisions: { action: string }[] }>(TRAIL);
  expect(moderationDecisions.slice(0, 3)).toMatchObject([
    { action: "APPROVE", undoUntil: null },
    { action: "UNDO", undoneId: decision?.id },
    { action: "RETURN", reason: "Borrosa" },
  ]);
});

it("says only in the owner's list why a publication was returned", async () => {
  const owner = await aUser(fixture.backend.db);
  const { id } = await aPublication(fixture.backend.db, { ownerId: owner.id, status: "waiting", approvedAt: null });
  const client = await clientOf(owner.email);
  const OWN = "{ ownPublications(kind: INACTIVE) { items { id returnReason hasChangesInReview } } }";
  const { decision } = (await decide("PUBLICATION", id, "RETURN", { reason: "Borrosa.", remedy: "Otra foto." }))
    .decideModeration;
  await fixture.operator.data(APPLY, { input: { id: decision?.id } });
  await runJobs();
  expect(await client.data(OWN)).toEqual({
    ownPublications: {
      items: [{ id: String(id), returnReason: "Borrosa. Qué corregir: Otra foto.", hasChangesInReview: false }],
    },
  });
  const { id: shown } = await aPublication(fixture.backend.db, {
    ownerId: owner.id,
    reviewReason: "Borrosa",
  });
  const ofOther = await fixture.operator.data("query ($id: ID!) { publication(id: $id) { returnReason } }", {
    id: String(shown),
  });
  expect(ofOther).toEqual({ publication: { returnReason: null } });
});

it("lets the owner of a returned publication appeal once", async () => {
  const owner = await aUser(fixture.backend.db);
  const { id } = await aPublication(fixture.backend.db, {
    ownerId: owner.id,
    status: "inactive",
    approvedAt: null,
    reviewReason: "Borrosa",
  });
  const client = await clientOf(owner.email);
  const canAppeal = async () =>
    (
      await client.data<{ publicationEdit: { canAppeal: boolean } }>(
        "query ($id: ID!) { publicationEdit(publicationId: $id) { canAppeal } }",
        { id: String(id) },
      )
    ).publicationEdit.canAppeal;
  const appeal = (text: string) => client.data(APPEAL, { input: { publicationId: String(id), text } });
  expect([await canAppeal(), await appeal(" ")]).toEqual([
    true,
    { appealReview: { sent: false, errors: [{ code: "BAD_USER_INPUT", field: "text" }] } },
  ]);
  expect([await appeal("Se ve bien"), await canAppeal()]).toEqual([
    { appealReview: { sent: true, errors: [] } },
    false,
  ]);
  expect(await appeal("Otra vez")).toEqual({
    appealReview: { sent: false, errors: [{ code: "CONFLICT", field: null }] },
  });
  expect(await fixture.operator.data(ITEM, { kind: "PUBLICATION", id: String(id) })).toMatchObject({
    moderationItem: { appeal: "Se ve bien" },
  });
});
