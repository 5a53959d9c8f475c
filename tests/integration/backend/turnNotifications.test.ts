import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notify } from "../../../backend/commands/notify";
import { aPublication, aTransaction, sessionOf } from "../../support/builders";
import type { BuiltTransaction, User } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

/** Not the one of a confirmation: the completion has the same type. */
const asking = ["new_change", "modified_proposal", "accepted_proposal"] as const;

describe.each(bothDatabases)("notifications that ask for a turn, on %s", (database) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ database, jobsEveryMs: 3_600_000 });
  });
  afterAll(() => backend.stop());

  const askBoth = ({ id, ownerId, interestedId }: BuiltTransaction) =>
    backend.db.transaction((tx) =>
      notify(
        tx,
        [ownerId, interestedId].flatMap((userId) => asking.map((type) => ({ userId, type, transactionId: id }))),
      ),
    );
  const move = async (user: User, { id }: BuiltTransaction, status: string, more: object = {}) => {
    const answer = await backend.call(`/v1/transactions/${id}`, {
      method: "PUT",
      headers: await sessionOf(backend.db, user),
      body: { id, status, ...more },
    });
    expect(answer.status).toBe(200);
  };
  /** The second party confirms, with stars. */
  const complete = async (built: BuiltTransaction) => {
    const headers = await sessionOf(backend.db, built.interested);
    const body = { transaction_id: built.id, rank: 5 };
    expect((await backend.call("/ranke_user", { method: "PUT", headers, body })).status).toBe(200);
    await move(built.interested, built, "complete");
  };
  const unreadOf = async (user: User) => {
    const { body } = await backend.call<{ type_notification: string; read: boolean }[]>("/notifications", {
      headers: await sessionOf(backend.db, user),
    });
    return body.flatMap(({ type_notification: type, read }) => (read ? [] : [type]));
  };
  const askedOf = async ({ owner, interested }: BuiltTransaction) =>
    (await Promise.all([owner, interested].map(unreadOf))).map((types) =>
      types.filter((type) => asking.some((one) => one === type)),
    );

  it("are read for both once the exchange is complete", async () => {
    const built = await aTransaction(backend.db, { status: "confirmed_owner" });
    await askBoth(built);
    await complete(built);
    expect(await askedOf(built)).toEqual([[], []]);
  });

  it("are read for both once a claim is opened", async () => {
    const built = await aTransaction(backend.db, { status: "confirmed_owner" });
    await askBoth(built);
    await move(built.interested, built, "claim_interested", { from_chat: true, reason: "Llegó rota" });
    expect(await askedOf(built)).toEqual([[], []]);
  });

  it("are read for both once the thing is swapped with another", async () => {
    const built = await aTransaction(backend.db, { status: "confirmed_owner" });
    const { owner } = built;
    const guitar = await aPublication(backend.db, { ownerId: owner.id });
    const [closed, open] = await Promise.all([
      aTransaction(backend.db, { owner, publication: built.publication }),
      aTransaction(backend.db, { owner, publication: guitar }),
    ]);
    await askBoth(closed);
    expect(await askedOf(closed)).toEqual([asking.toReversed(), asking.toReversed()]);
    await askBoth(open);
    await complete(built);
    // The owner still has to answer the one for something else.
    expect(await askedOf(closed)).toEqual([asking.toReversed(), []]);
    expect(await askedOf(open)).toEqual([asking.toReversed(), asking.toReversed()]);
  });
});
