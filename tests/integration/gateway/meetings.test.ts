import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { codeAt } from "../../../rules/handoverCodes";
import { aTransaction, aUser } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";
import { pollUntil } from "../../support/pollUntil";
import type { GraphqlClient } from "../../support/graphqlClient";
import { subscribe } from "../../support/subscribe";

const MEETING = `meeting { id state isProposer startsAt canAccept canCancel
  place { name address publicPlaceId location { latitude } } } canProposeMeeting`;
const PAYLOAD = `{ transaction { id ${MEETING} } errors { field code message } }`;
const PROPOSE = `mutation ($input: ProposeMeetingInput!) { proposeMeeting(input: $input) ${PAYLOAD} }`;
const ANSWER = (name: string) => `mutation ($id: ID!) { ${name}(input: { id: $id }) ${PAYLOAD} }`;

interface Payload {
  transaction: { meeting: { id: string; state: string } | null } | null;
  errors: { field: string | null; code: string; message: string }[];
}

const fixture = useCountedGateway();
let proposals = 0;
/** Tomorrow, each a minute later than the one before. */
const tomorrow = () => new Date(Date.now() + (24 * 60 + ++proposals) * 60_000).toISOString();
async function anExchange(status: "active" | "accepted" = "accepted") {
  const exchange = await aTransaction(fixture.backend.db, { status });
  const [owner, interested] = [await fixture.signedIn(exchange.owner), await fixture.signedIn(exchange.interested)];
  const propose = async (client: typeof owner, changes: object = {}) =>
    (
      await client.data<{ proposeMeeting: Payload }>(PROPOSE, {
        input: {
          requestId: randomUUID(),
          transactionId: String(exchange.id),
          place: { publicPlaceId: "ccs-sambil" },
          startsAt: tomorrow(),
          ...changes,
        },
      })
    ).proposeMeeting;
  return { exchange, owner, interested, propose };
}

describe("a meeting", () => {
  it("is proposed, reaches the other party live, is agreed to and cancelled", async () => {
    const { exchange, owner, interested, propose } = await anExchange();
    const changes = await subscribe<{ transactionChanged: { meeting: { startsAt: string } } }>(
      interested,
      `subscription { transactionChanged { id ${MEETING} } }`,
    );
    // Until the subscription has begun.
    await pollUntil(
      () => propose(owner),
      () => changes.events.length > 0,
    );
    const startsAt = tomorrow();
    const proposed = await propose(owner, { startsAt });
    expect(proposed).toMatchObject({
      transaction: {
        canProposeMeeting: true,
        meeting: {
          state: "PROPOSED",
          isProposer: true,
          startsAt,
          canAccept: false,
          canCancel: true,
          place: {
            name: "Centro Comercial Sambil Caracas",
            address: "Av. Libertador, Chacao",
            publicPlaceId: "ccs-sambil",
            location: { latitude: 10.49 },
          },
        },
      },
      errors: [],
    });
    const live = await changes.next(({ transactionChanged }) => transactionChanged.meeting.startsAt === startsAt);
    expect(live).toMatchObject({
      transactionChanged: {
        id: String(exchange.id),
        meeting: { state: "PROPOSED", isProposer: false, canAccept: true },
      },
    });
    await changes.stop();
    const id = proposed.transaction?.meeting?.id;
    const { acceptMeeting } = await interested.data<{ acceptMeeting: Payload }>(ANSWER("acceptMeeting"), { id });
    expect(acceptMeeting).toMatchObject({ transaction: { meeting: { id, state: "AGREED" } }, errors: [] });
    const NOTIFICATIONS = `{ notifications { items { type subject { ... on MeetingSubject {
      meetingEvent transactionId counterpartName placeName meetsAt transaction { id } } } } } }`;
    const { notifications } = await owner.data<{ notifications: { items: object[] } }>(NOTIFICATIONS);
    expect(notifications.items[0]).toEqual({
      type: "MEETING",
      subject: {
        meetingEvent: "AGREED",
        transactionId: String(exchange.id),
        counterpartName: exchange.interested.name,
        placeName: "Centro Comercial Sambil Caracas",
        meetsAt: startsAt,
        transaction: { id: String(exchange.id) },
      },
    });
    const EVENTS = "query ($id: ID!) { transaction(id: $id) { events { kind by place { venueName } } } }";
    const { transaction } = await owner.data<{ transaction: { events: object[] } }>(EVENTS, { id: exchange.id });
    expect(transaction.events.slice(-2)).toMatchObject([
      { kind: "MEETING_PROPOSED", by: "OWNER", place: { venueName: "Centro Comercial Sambil Caracas" } },
      { kind: "MEETING_AGREED", by: "INTERESTED" },
    ]);
    const { cancelMeeting } = await owner.data<{ cancelMeeting: Payload }>(ANSWER("cancelMeeting"), { id });
    expect(cancelMeeting).toMatchObject({ transaction: { meeting: { state: "CANCELLED" } }, errors: [] });
    const again = await interested.data<{ acceptMeeting: Payload }>(ANSWER("acceptMeeting"), { id });
    expect(again.acceptMeeting.errors).toEqual([
      { field: null, code: "CONFLICT", message: "Este encuentro ya cambió: mira cómo quedó" },
    ]);
  });

  it("shows the other party live that one is on the way, late or there", async () => {
    const { owner, interested, propose } = await anExchange();
    const PROGRESS = `meeting { viewerProgress { onWayAt arrivedAt lateMinutes } counterpartProgress { onWayAt arrivedAt lateMinutes } }`;
    const REPORT = `mutation ($input: ReportMeetingProgressInput!) { reportMeetingProgress(input: $input) {
      transaction { id ${PROGRESS} } errors { field code message } } }`;
    const report = async (client: typeof owner, input: object) =>
      (await client.data<{ reportMeetingProgress: Payload }>(REPORT, { input })).reportMeetingProgress;
    const soon = new Date(Date.now() + 2 * 3_600_000).toISOString();
    const id = (await propose(owner, { startsAt: soon })).transaction?.meeting?.id;
    expect((await report(owner, { id, report: "ON_WAY" })).errors).toEqual([
      { field: null, code: "CONFLICT", message: "Todavía no hay un encuentro acordado" },
    ]);
    await interested.data(ANSWER("acceptMeeting"), { id });
    expect((await report(owner, { id, report: "LATE" })).errors).toEqual([
      { field: "minutes", code: "BAD_USER_INPUT", message: "Elige cuánto te retrasas" },
    ]);
    const silent = { onWayAt: null, arrivedAt: null, lateMinutes: 0 };
    const moment: unknown = expect.any(String);
    expect(await report(owner, { id, report: "ON_WAY" })).toMatchObject({
      transaction: { meeting: { viewerProgress: { ...silent, onWayAt: moment }, counterpartProgress: silent } },
      errors: [],
    });
    expect(await report(interested, { id, report: "LATE", minutes: 30 })).toMatchObject({
      transaction: {
        meeting: { viewerProgress: { ...silent, lateMinutes: 30 }, counterpartProgress: { onWayAt: moment } },
      },
    });
    const NOTIFICATIONS =
      "{ notifications { items { subject { ... on MeetingSubject { meetingEvent lateMinutes } } } } }";
    const { notifications } = await owner.data<{ notifications: { items: object[] } }>(NOTIFICATIONS);
    expect(notifications.items[0]).toEqual({ subject: { meetingEvent: "LATE", lateMinutes: 30 } });
  });

  it("gives both devices the keys of their codes, and takes the other party's code once", async () => {
    const { owner, interested, propose } = await anExchange();
    const CODES = "query ($id: ID!) { meetingCodes(meetingId: $id) { ownKey counterpartKey serverTime } }";
    interface Codes {
      meetingCodes: { ownKey: string; counterpartKey: string } | null;
    }
    const CHECK = `mutation ($input: CheckMeetingCodeInput!) { checkMeetingCode(input: $input) {
      transaction { id meeting { viewerProgress { checkedAt } } } errors { field code message } } }`;
    const check = async (client: typeof owner, input: object) =>
      (await client.data<{ checkMeetingCode: Payload }>(CHECK, { input })).checkMeetingCode;
    const soon = new Date(Date.now() + 2 * 3_600_000).toISOString();
    const id = (await propose(owner, { startsAt: soon })).transaction?.meeting?.id;
    expect(await owner.data(CODES, { id })).toEqual({ meetingCodes: null });
    await interested.data(ANSWER("acceptMeeting"), { id });
    const his = (await owner.data<Codes>(CODES, { id })).meetingCodes;
    const hers = (await interested.data<Codes>(CODES, { id })).meetingCodes;
    expect([his?.ownKey, his?.counterpartKey]).toEqual([hers?.counterpartKey, hers?.ownKey]);
    const stranger = await fixture.signedIn(await aUser(fixture.backend.db));
    expect(await stranger.data(CODES, { id })).toEqual({ meetingCodes: null });
    const enteredAt = new Date().toISOString();
    const code = codeAt(hers?.ownKey ?? "", new Date(enteredAt));
    expect((await check(owner, { id, code: "12345" })).errors).toMatchObject([
      { field: "code", message: "El código tiene 6 números" },
    ]);
    expect((await check(interested, { id, code })).errors).toMatchObject([{ field: "code", code: "BAD_USER_INPUT" }]);
    expect((await check(stranger, { id, code })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    for (const time of [1, 2])
      expect([time, await check(owner, { id, code, enteredAt })]).toMatchObject([
        time,
        { transaction: { meeting: { viewerProgress: { checkedAt: enteredAt } } }, errors: [] },
      ]);
  });

  it("is shown to an outsider by its path alone, to guests too, until that is taken back", async () => {
    const { exchange, owner, interested, propose } = await anExchange();
    const SAFETY = "query ($id: ID!) { meetingSafety(meetingId: $id) { sharePath wellAt } }";
    const CHANGE = (name: string) =>
      `mutation ($id: ID!) { ${name}(input: { id: $id }) { safety { sharePath wellAt } errors { field code message } } }`;
    interface Answer {
      safety: { sharePath: string | null } | null;
      errors: { code: string }[];
    }
    const change = async (client: GraphqlClient, name: string) =>
      (await client.data<Record<string, Answer>>(CHANGE(name), { id }))[name];
    const startsAt = tomorrow();
    const id = (await propose(owner, { startsAt })).transaction?.meeting?.id;
    expect(await change(owner, "shareMeeting")).toMatchObject({ safety: null, errors: [{ code: "CONFLICT" }] });
    await interested.data(ANSWER("acceptMeeting"), { id });
    const stranger = await fixture.signedIn(await aUser(fixture.backend.db));
    expect(await change(stranger, "shareMeeting")).toMatchObject({ safety: null, errors: [{ code: "NOT_FOUND" }] });

    const path = (await change(owner, "shareMeeting"))?.safety?.sharePath ?? "";
    expect(path).toMatch(/^\/encuentro\/compartido\/[\w-]{32}$/);
    expect(await owner.data(SAFETY, { id })).toEqual({ meetingSafety: { sharePath: path, wellAt: null } });
    expect(await interested.data(SAFETY, { id })).toEqual({ meetingSafety: { sharePath: null, wellAt: null } });
    expect(await stranger.data(SAFETY, { id })).toEqual({ meetingSafety: null });
    expect(await change(owner, "reportMeetingWell")).toMatchObject({ safety: null, errors: [{ code: "CONFLICT" }] });

    const LOOK = `query ($token: String!) { sharedMeeting(token: $token) { asOf firstName state startsAt
      place { name address } progress { onWayAt arrivedAt lateMinutes checkedAt } wellAt } }`;
    const guest = fixture.guest();
    const look = (token: string | undefined) => guest.data<{ sharedMeeting: object | null }>(LOOK, { token });
    const token = path.split("/").at(-1);
    expect(await look(token)).toEqual({
      sharedMeeting: {
        asOf: expect.any(String) as string,
        firstName: exchange.owner.name,
        state: "AGREED",
        startsAt,
        place: { name: "Centro Comercial Sambil Caracas", address: "Av. Libertador, Chacao" },
        progress: { onWayAt: null, arrivedAt: null, lateMinutes: 0, checkedAt: null },
        wellAt: null,
      },
    });
    for (const wrong of ["", "../../v1/meetings/1", "A".repeat(32), "x".repeat(500)])
      expect([wrong, await look(wrong)]).toEqual([wrong, { sharedMeeting: null }]);
    expect(await change(owner, "stopSharingMeeting")).toEqual({
      safety: { sharePath: null, wellAt: null },
      errors: [],
    });
    expect(await look(token)).toEqual({ sharedMeeting: null });
  });

  it("names the field that is wrong, before and after the backend is asked", async () => {
    const { owner, propose } = await anExchange();
    const other = { place: { name: "Panadería La Estrella", location: { latitude: 10.5, longitude: -66.9 } } };
    expect(await propose(owner, other)).toMatchObject({
      transaction: { meeting: { place: { name: "Panadería La Estrella", publicPlaceId: null, address: null } } },
    });
    const refused = [
      await propose(owner, { place: { name: " " } }),
      await propose(owner, { place: {} }),
      await propose(owner, { place: { name: "Plaza", location: { latitude: 91, longitude: 0 } } }),
      await propose(owner, { place: { publicPlaceId: "la-luna" } }),
      await propose(owner, { startsAt: "2020-01-01T10:00:00.000Z" }),
    ];
    expect(refused.map(({ errors }) => errors.map(({ field }) => field?.split(".")[0]))).toEqual([
      ["place"],
      ["place"],
      ["place"],
      ["place"],
      ["startsAt"],
    ]);
    expect((await propose(owner, { transactionId: "999999" })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("is closed to strangers, and to everyone before an agreement", async () => {
    const { exchange, owner, propose } = await anExchange();
    const id = (await propose(owner)).transaction?.meeting?.id;
    const stranger = await fixture.signedIn(await aUser(fixture.backend.db));
    expect((await propose(stranger)).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    for (const name of ["acceptMeeting", "cancelMeeting"]) {
      const answered = await stranger.data<Record<string, Payload>>(ANSWER(name), { id });
      expect(answered[name]?.errors).toMatchObject([{ code: "NOT_FOUND" }]);
    }
    const READ = `query ($id: ID!) { transaction(id: $id) { ${MEETING} } }`;
    expect(await stranger.data(READ, { id: exchange.id })).toEqual({ transaction: null });
    const early = await anExchange("active");
    expect(await early.owner.data(READ, { id: early.exchange.id })).toEqual({
      transaction: { meeting: null, canProposeMeeting: false },
    });
  });

  it("lists public places by city, police posts first and then the nearest one, and says that there are meetings", async () => {
    const { owner } = await anExchange();
    const PLACES =
      "query ($near: CoordinatesInput) { meetingPlaces(near: $near) { city state places { id kind name } } }";
    const near = { latitude: 10.64, longitude: -71.61 };
    const cityNear = async (point: object) =>
      (await owner.data<{ meetingPlaces: { city: string; places: { id: string }[] }[] }>(PLACES, { near: point }))
        .meetingPlaces[0];
    expect(await cityNear(near)).toMatchObject({
      city: "Maracaibo",
      state: "Zulia",
      places: [
        { id: "mcb-polimaracaibo", kind: "POLICE" },
        { id: "mcb-plaza-bolivar", kind: "SQUARE" },
        {},
        {},
        {},
        {},
      ],
    });
    // By the Maternidad, at the other end of the city: the other post is far, and still before the squares nearby.
    const caracas = await cityNear({ latitude: 10.498, longitude: -66.927 });
    const firstThree = caracas?.places.slice(0, 3).map(({ id }) => id);
    expect(firstThree).toEqual(["ccs-pnb-san-martin", "ccs-polichacao", expect.not.stringMatching(/poli|pnb/)]);
    expect(await owner.data("{ capabilities { meetings } }")).toEqual({ capabilities: { meetings: true } });
  });
});
