import { describe, expect, it } from "vitest";
import { notifications } from "../../../../backend/db/schema/notifications";
import { aPublication } from "../../../support/builders";
import { identifierOf, isConfirmed } from "../../../support/cableClient";
import { presentedUser, useCableBackend } from "../../../support/cableBackend";

/** NotificationChannel: what is sent at the start, live and on catch_up. */

const fixture = useCableBackend();

describe("NotificationChannel", () => {
  it("greets before it confirms, delivers live and catches up, oldest first, with the hidden kind", async () => {
    const owner = await fixture.signedInUser();
    const publication = await aPublication(fixture.backend.db, { ownerId: owner.user.id });
    const [old] = await fixture.backend.db
      .insert(notifications)
      .values({ userId: owner.user.id, type: 8, publicationId: publication.id, extra: { credit: 1 } })
      .returning();
    await fixture.backend.db.insert(notifications).values({ userId: owner.user.id, type: 10 });
    const identifier = identifierOf("NotificationChannel", { user_id: owner.user.id });
    const cable = await fixture.follow(owner.headers, identifier);
    expect(cable.frames).toEqual([
      { type: "welcome" },
      { identifier, message: { event: "connected" } },
      { identifier, type: "confirm_subscription" },
    ]);

    const proposer = await fixture.signedInUser();
    const offered = await aPublication(fixture.backend.db, { ownerId: proposer.user.id });
    const created = await fixture.backend.call<{ data: Record<string, unknown> & { id: number } }>(
      "/v1/transactions/",
      {
        body: { tags: ["efectivo"], publication_id: publication.id, publication_interesteds_ids: [offered.id] },
        headers: proposer.headers,
      },
    );
    expect([created.status, created.body]).toEqual([
      201,
      {
        data: {
          id: expect.any(Number),
          owner_id: owner.user.id,
          interested_id: proposer.user.id,
          status: "active",
          created_at: expect.stringMatching(/Z$/),
          updated_at: expect.stringMatching(/Z$/),
          publication_id: publication.id,
          publication: { id: publication.id, title: publication.title },
          publication_interesteds: [{ id: offered.id, title: offered.title }],
          tags: ["efectivo"],
          tag_change: { tags: ["efectivo"], owner: { id: proposer.user.id } },
          interested_user: presentedUser(proposer.user),
          chat: { id: expect.any(Number) },
          offer_version: 1,
          offer_author: "interested",
          added_publications: [],
          agreement_version: null,
          takes_rating_reasons: true,
          amendment_author: null,
          amendment: null,
          complement: null,
          offer_history: [],
          events: [],
          security_change: null,
          meeting: null,
          claim_statements: [],
        },
      },
    ]);
    const {
      offer_history: _history,
      events: _events,
      security_change: _change,
      meeting: _meeting,
      amendment: _amendment,
      claim_statements: _statements,
      ...summary
    } = created.body.data;
    const live = await cable.find((frame) => frame.message !== undefined, 3);
    expect(live).toEqual({
      identifier,
      message: {
        event: "received",
        notification: {
          id: expect.any(Number),
          type_notification_id: 1,
          type_notification: "new_change",
          user_id: owner.user.id,
          read: false,
          toast_notification: false,
          created_at: expect.stringMatching(/Z$/),
          model: { transaction: summary },
        },
      },
    });

    const before = cable.frames.length;
    cable.perform(identifier, { action: "catch_up", last_notification_id: (old?.id ?? 0) - 1, user_id: owner.user.id });
    await cable.find((frame) => JSON.stringify(frame) === JSON.stringify(live), before);
    const repeated = cable.messages(identifier).slice(2) as {
      notification: { id: number; type_notification: string; model: unknown };
    }[];
    expect(repeated.map(({ notification }) => notification.type_notification)).toEqual([
      "approved_publication",
      "new_message",
      "new_change",
    ]);
    expect(repeated[0]?.notification.model).toEqual({
      publication: { id: publication.id, title: publication.title, credit: 1 },
    });
    expect(repeated[1]?.notification.model).toEqual({});
  });

  it("does not catch up another user's notifications", async () => {
    const [asking, other] = [await fixture.signedInUser(), await fixture.signedInUser()];
    await fixture.backend.db.insert(notifications).values({ userId: other.user.id, type: 9 });
    const identifier = identifierOf("NotificationChannel", { user_id: asking.user.id });
    const cable = await fixture.follow(asking.headers, identifier);
    cable.perform(identifier, { action: "catch_up", last_notification_id: 0, user_id: other.user.id });
    cable.perform(identifier, { action: "catch_up", last_notification_id: 0, user_id: asking.user.id });
    const last = identifierOf("ChatChannel", { user_id: asking.user.id });
    cable.subscribe(last);
    await cable.find(isConfirmed(last));
    expect(cable.messages(identifier)).toEqual([{ event: "connected" }]);
  });
});
