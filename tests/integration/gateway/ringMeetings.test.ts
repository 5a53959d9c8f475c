import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { proposeBestRing } from "../../../backend/commands/rings/search";
import type { Db } from "../../../backend/db/client";
import { codeAt } from "../../../rules/handoverCodes";
import { aUser } from "../../support/builders";
import type { GraphqlClient } from "../../support/graphqlClient";
import { useRingGateway } from "../../support/ringGateway";
import type { Payload } from "../../support/ringGateway";
import { subscribe } from "../../support/subscribe";

interface RingPlan {
  id: string;
  canProposeMeeting: boolean;
  meetings:
    | {
        id: string;
        giverId: string | null;
        state: string;
        parties: { progress: { checkedAt: string | null } }[];
      }[]
    | null;
}

describe("meetings of rings through the gateway", () => {
  const fixture = useRingGateway();
  const { aCircle, send, read } = fixture;

  it("are handed over where and when the members who meet agree, shown live to them only", async () => {
    const { things, clients } = await aCircle();
    const [ana, luis, eva] = clients;
    const { db, services } = fixture.backend;
    const id = String(await db.transaction((tx: Db) => proposeBestRing(tx, things[0]?.id ?? 0, services.now())));
    const MEETINGS = `id canProposeMeeting meetings { id giverId state isProposer startsAt canAccept canCancel
      place { name publicPlaceId } parties { userId hasAccepted progress { onWayAt arrivedAt lateMinutes checkedAt } } }`;
    const meetingsOf = async (client: GraphqlClient) =>
      (await client.data<{ ring: RingPlan }>(`{ ring(id: "${id}") { ${MEETINGS} } }`)).ring;
    const change = async (client: GraphqlClient, field: string, type: string, input: Record<string, unknown>) =>
      (
        await client.data<Record<string, { ring: RingPlan | null; errors: Payload["errors"] }>>(
          `mutation ($input: ${type}!) { ${field}(input: $input) { ring { ${MEETINGS} } errors { field code } } }`,
          { input },
        )
      )[field];
    expect(await meetingsOf(ana)).toMatchObject({
      canProposeMeeting: false,
      meetings: [],
    });
    for (const client of clients) await send(client, "acceptRing", { id });

    const news = await subscribe<{
      notificationReceived: { type: string; subject: { ringId?: string } };
    }>(
      eva,
      "subscription { notificationReceived { type subject { ... on RingSubject { ringId ringEvent meeting { meetingEvent placeName meetsAt lateMinutes } } } } }",
    );
    const startsAt = new Date(services.now().getTime() + 2 * 3_600_000).toISOString();
    const proposal = {
      requestId: randomUUID(),
      ringId: id,
      place: { publicPlaceId: "ccs-sambil" },
      startsAt,
    };
    const refused = await change(ana, "proposeRingMeeting", "ProposeRingMeetingInput", {
      ...proposal,
      startsAt: "2020-01-01T00:00:00.000Z",
    });
    expect(refused?.errors).toMatchObject([{ field: "startsAt", code: "BAD_USER_INPUT" }]);
    const proposed = await change(ana, "proposeRingMeeting", "ProposeRingMeetingInput", proposal);
    expect(proposed?.ring?.meetings).toMatchObject([
      {
        giverId: null,
        state: "PROPOSED",
        isProposer: true,
        canAccept: false,
        canCancel: true,
        startsAt,
      },
    ]);
    const meeting = { id: proposed?.ring?.meetings?.[0]?.id };
    expect((await meetingsOf(luis)).meetings).toMatchObject([{ isProposer: false, canAccept: true }]);
    await change(luis, "acceptRingMeeting", "RingMeetingInput", meeting);
    expect((await change(eva, "acceptRingMeeting", "RingMeetingInput", meeting))?.ring?.meetings).toMatchObject([
      { state: "AGREED" },
    ]);
    await change(luis, "reportRingMeetingProgress", "ReportMeetingProgressInput", {
      ...meeting,
      report: "LATE",
      minutes: 30,
    });
    const late = await news.next(({ notificationReceived }) => JSON.stringify(notificationReceived).includes("LATE"));
    expect(late).toMatchObject({
      notificationReceived: {
        type: "MEETING",
        subject: {
          ringId: id,
          ringEvent: null,
          meeting: {
            meetingEvent: "LATE",
            placeName: "Centro Comercial Sambil Caracas",
            lateMinutes: 30,
          },
        },
      },
    });

    // The receiver enters the giver's code: Luis enters Ana's.
    const codesOf = async (client: GraphqlClient) =>
      (
        await client.data<{ ringMeetingCodes: { ownKey: string; giverKey: string; serverTime: string } | null }>(
          "query ($id: ID!) { ringMeetingCodes(meetingId: $id) { ownKey giverKey serverTime } }",
          meeting,
        )
      ).ringMeetingCodes;
    const [hers, his] = [await codesOf(ana), await codesOf(luis)];
    expect(his?.giverKey).toBe(hers?.ownKey);
    const stranger = await fixture.signedIn(await aUser(db));
    expect(await codesOf(stranger)).toBeNull();
    const code = codeAt(hers?.ownKey ?? "", services.now());
    const enter = (client: GraphqlClient) =>
      change(client, "checkRingMeetingCode", "CheckMeetingCodeInput", { ...meeting, code });
    expect((await enter(eva))?.errors).toMatchObject([{ field: "code", code: "BAD_USER_INPUT" }]);
    expect((await enter(stranger))?.errors).toMatchObject([{ code: "NOT_FOUND" }]);
    const [met] = (await enter(luis))?.ring?.meetings ?? [];
    expect(met?.parties.map(({ progress }) => progress.checkedAt !== null)).toEqual([false, true, false]);

    // An outsider follows it by its path alone.
    interface Shared {
      safety: { sharePath: string | null } | null;
      errors: { code: string }[];
    }
    const share = async (client: GraphqlClient, field: string) =>
      (
        await client.data<Record<string, Shared>>(
          `mutation ($id: ID!) { ${field}(input: { id: $id }) { safety { sharePath } errors { code } } }`,
          meeting,
        )
      )[field];
    const sharePath = (await share(ana, "shareRingMeeting"))?.safety?.sharePath;
    expect(sharePath).toMatch(/^\/encuentro\/compartido\/[\w-]{32}$/);
    const SAFETY = "query ($id: ID!) { ringMeetingSafety(meetingId: $id) { sharePath } }";
    expect(await ana.data(SAFETY, meeting)).toEqual({ ringMeetingSafety: { sharePath } });
    expect(await luis.data(SAFETY, meeting)).toEqual({ ringMeetingSafety: { sharePath: null } });
    expect(await stranger.data(SAFETY, meeting)).toEqual({ ringMeetingSafety: null });
    expect(await share(stranger, "shareRingMeeting")).toMatchObject({ safety: null, errors: [{ code: "NOT_FOUND" }] });
    const look = () =>
      fixture.guest().data("query ($token: String!) { sharedMeeting(token: $token) { firstName place { name } } }", {
        token: sharePath?.split("/").at(-1),
      });
    expect(await look()).toEqual({
      sharedMeeting: { firstName: "Ana", place: { name: "Centro Comercial Sambil Caracas" } },
    });
    // Its hour has not come.
    expect(await share(ana, "reportRingMeetingWell")).toMatchObject({ safety: null, errors: [{ code: "CONFLICT" }] });
    expect(await share(ana, "stopSharingRingMeeting")).toEqual({ safety: { sharePath: null }, errors: [] });
    expect(await look()).toEqual({ sharedMeeting: null });

    // The hand-over of two is closed to the others.
    const members = (await read(ana, id))?.members as {
      user: { id: string };
    }[];
    const pair = await change(ana, "proposeRingMeeting", "ProposeRingMeetingInput", {
      ...proposal,
      requestId: randomUUID(),
      giverId: members?.[0]?.user.id,
      place: { name: "Mi casa" },
    });
    const pairId = {
      id: pair?.ring?.meetings?.find(({ giverId }) => giverId !== null)?.id,
    };
    expect((await meetingsOf(luis)).meetings).toHaveLength(2);
    expect((await meetingsOf(eva)).meetings).toHaveLength(1);
    for (const field of ["acceptRingMeeting", "cancelRingMeeting"])
      expect((await change(eva, field, "RingMeetingInput", pairId))?.errors).toMatchObject([{ code: "NOT_FOUND" }]);
    const cancelled = await change(luis, "cancelRingMeeting", "RingMeetingInput", pairId);
    expect(cancelled?.ring?.meetings?.map(({ state }) => state)).toEqual(["AGREED", "CANCELLED"]);
  });
});
