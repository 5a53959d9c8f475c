import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { filesOf, mutationInputs as inputs, mutationOf, operatorInputs, token } from "../../support/mutationInputs";
import { readSchema, rootFields } from "../../support/schemaSelection";
import { aPhoto } from "../../support/uploads";
import { chat, recordedReplies, startRecordedUpstream } from "../../support/recordedUpstream";
import type { RecordedUpstream, Reply } from "../../support/recordedUpstream";
import { GraphqlClient } from "../../support/graphqlClient";
import type { UploadedFile } from "../../support/graphqlClient";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const SIGN_IN = 'mutation { signIn(input: { email: "luis@example.com", password: "x" }) { errors { message } } }';
const missing = { status: 404, body: { status: 404, error: "Not Found" } };

/**
 * Marking a chat as read or its messages as delivered, and saying that one writes, is an action on the cable, marking
 * all notifications does so one by one, signing out never fails, and turning pushes off takes no input.
 */
const withoutCall = [
  "announceTyping",
  "confirmDelivery",
  "markAllNotificationsRead",
  "markChatRead",
  "signOut",
  "turnPushOff",
];

/** Refused before any call where the account is no operator's, as it never is without the calls of moderation. */
const forOperators = Object.keys(operatorInputs);
const operatorQueries = [
  "moderationQueue",
  "moderationItem",
  "moderationDecisions",
  "deadLetters",
  "keptBanners",
  "verificationDocuments",
  "claimPictures",
  "keptVenues",
  "closedDays",
  "venueVisits",
];

/** Every query, with what it selects. */
const queries: Record<string, string> = {
  banners: "banners(place: HOME) { id }",
  campaigns: "campaigns { page { total } }",
  promotables: "promotables { page { total } }",
  blockedUsers: "blockedUsers { id }",
  erasure: "erasure { dueAt }",
  dataExport: "dataExport",
  verification: "verification { status }",
  categories: "categories { id }",
  category: 'category(id: "5") { id }',
  excludedWords: "excludedWords",
  countries: "countries { name }",
  currency: 'currency(country: "VE")',
  valueRange: 'valueRange(categoryId: "5", title: "Bici") { thingCount }',
  searchSuggestions: 'searchSuggestions(text: "bici")',
  similarPublications: 'similarPublications(id: "1") { id }',
  chats: "chats(tab: PROPOSALS) { items { id } }",
  chat: 'chat(id: "4") { id }',
  searchRingChats: 'searchRingChats(text: "bici") { ring { id } }',
  searchChats: 'searchChats(text: "bici") { chat { id } }',
  node: 'node(id: "Q2hhdDo0") { globalId }',
  nodes: 'nodes(ids: ["Q2hhdDo0", "VHJhbnNhY3Rpb246NA"]) { globalId }',
  notifications: "notifications { items { id } }",
  plans: "plans(kind: PREMIUM) { id }",
  premium: "premium { endsOn }",
  capabilities: "capabilities { meetings }",
  meetingCodes: 'meetingCodes(meetingId: "1") { ownKey }',
  meetingPlaces: "meetingPlaces { city }",
  meetingSafety: 'meetingSafety(meetingId: "1") { wellAt }',
  sharedMeeting: 'sharedMeeting(token: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA") { firstName }',
  ringMeetingCodes: 'ringMeetingCodes(meetingId: "1") { ownKey }',
  ringMeetingSafety: 'ringMeetingSafety(meetingId: "1") { wellAt }',
  ring: 'ring(id: "4") { id }',
  secureExchangePlaces: "secureExchangePlaces { firstDate }",
  payments: "payments { page { total } }",
  proforma: 'proforma(id: "9") { id }',
  publication: 'publication(id: "1") { id }',
  ownPublications: "ownPublications(kind: INACTIVE) { page { total } }",
  savedPublications: "savedPublications { page { total } }",
  publicationEdit: 'publicationEdit(publicationId: "2") { title }',
  questions: 'questions(publicationId: "1") { items { id } }',
  search: "search(input: { mode: VALUE, minUsd: 1, maxUsd: 9 }) { page { total } }",
  viewer: "viewer { id }",
  agreements: 'agreements(transactionId: "4") { hash }',
  transaction: 'transaction(id: "4") { id }',
  transactions: "transactions(tab: RECEIVED) { items { id } }",
  user: 'user(id: "1") { id }',
  userRemarks: 'userRemarks(userId: "1") { id }',
  userPublications: 'userPublications(userId: "1") { page { total } }',
  wall: "wall { items { __typename } }",
};
/** Their schema says null where the backend has no such call, or where the record cannot be had. */
const nullQueries = [
  "agreements",
  "banners",
  "searchSuggestions",
  "searchChats",
  "searchRingChats",
  "valueRange",
  "similarPublications",
  "blockedUsers",
  "erasure",
  "dataExport",
  "verification",
  "campaigns",
  "promotables",
  "plans",
  "premium",
  "meetingCodes",
  "meetingPlaces",
  "meetingSafety",
  "sharedMeeting",
  "ring",
  "ringMeetingCodes",
  "ringMeetingSafety",
  "secureExchangePlaces",
  "payments",
  "proforma",
  "publication",
  "publicationEdit",
  "questions",
  "user",
  "userPublications",
  "userRemarks",
  "ownPublications",
];

const schema = readSchema();
let upstream: RecordedUpstream;
let gateway: TestGateway;
let luis: GraphqlClient;
let photo: UploadedFile;

beforeAll(async () => {
  photo = { name: "foto.jpg", type: "image/jpeg", bytes: await aPhoto() };
});
async function start(otherReply?: Reply) {
  upstream = await startRecordedUpstream(otherReply);
  gateway = await startGateway(upstream.url);
  luis = new GraphqlClient(gateway.url);
  await luis.data(SIGN_IN);
}
async function stop() {
  await gateway.stop();
  await upstream.stop();
}

function runMutation(field: string, input: Record<string, unknown> | null) {
  return luis.run(mutationOf(schema, field, input), { input }, filesOf(field, photo));
}

const unavailable = "El servicio no está disponible en este momento. Intenta de nuevo.";
/** Of a sign-in through a provider people see one text in the payload, whichever of the two servers is out of reach. */
const providerText = "Lo sentimos, hubo un error";

it("covers every query and mutation", () => {
  expect([...Object.keys(inputs), ...withoutCall, ...forOperators].sort()).toEqual(
    rootFields(schema, "Mutation").sort(),
  );
  expect([...Object.keys(queries), ...operatorQueries].sort()).toEqual(rootFields(schema, "Query").sort());
});

describe("a call that the backend does not have", () => {
  // One for all: none of them answers, so none is known to be there.
  beforeAll(async () => {
    await start();
    upstream.answer("POST /auth/sign_in/", missing);
  });
  afterAll(stop);

  it.each(Object.entries(inputs))("is named unavailable by the mutation %s", async (field, input) => {
    const { data, errors } = await runMutation(field, input);
    const payload = data?.[field] as { errors: { code: string; message: string }[] } | null | undefined;
    const refusals = [
      ...(payload?.errors ?? []),
      ...errors.map(({ message, extensions }) => ({ message, ...extensions })),
    ];
    expect(refusals).toEqual([
      { code: "UPSTREAM_UNAVAILABLE", message: field.startsWith("signInWith") ? providerText : unavailable },
    ]);
  });
});

describe("a call that fails with a list of errors", () => {
  const failure = { status: 500, body: { errors: ["El correo no sale", "Prueba mañana"] } };
  beforeAll(async () => {
    await start(failure);
    upstream.answer("POST /auth/sign_in/", failure);
    upstream.answer("GET /v1/provider_products", { body: [{ id: 1, name: "Básico", price: 5 }] });
  });
  afterAll(stop);

  const forms = Object.entries(inputs).filter(([field]) => !field.startsWith("signInWith"));
  it.each(forms)("has each shown on its own by the form of %s", async (field, input) => {
    const { data } = await runMutation(field, input);
    expect(data).toMatchObject({
      [field]: { errors: failure.body.errors.map((message) => ({ code: "UPSTREAM_UNAVAILABLE", message })) },
    });
  });
});

describe("a backend without a single read but the viewer's", () => {
  beforeAll(() => start());
  afterAll(stop);

  it("gives null for queries that say so, and is named unavailable by all others", async () => {
    for (const path of Object.keys(recordedReplies))
      if (path.startsWith("GET") && path !== "GET /users") upstream.answer(path, missing);
    const outcomes = new Map<string, string | null>();
    for (const [field, query] of Object.entries(queries)) {
      const { data, errors } = await luis.run(`{ ${query} }`);
      outcomes.set(field, errors[0]?.message ?? (data?.[field] === null ? null : "data"));
    }
    const expected = (field: string) =>
      nullQueries.includes(field) ? null : field === "viewer" || field === "capabilities" ? "data" : unavailable;
    expect(await luis.data("{ capabilities { meetings counterOffers rings } }")).toEqual({
      capabilities: { meetings: false, counterOffers: false, rings: false },
    });
    expect(
      await luis.data(
        "{ viewer { balance { amount } credit { status } alerts { id } matches { isWanted } rings { id } ringSettings { radiusKm } chatPrivacy { sharesTyping } notificationSettings { way } push { isOn } } }",
      ),
    ).toEqual({
      viewer: {
        balance: { amount: 1250 },
        credit: null,
        alerts: null,
        matches: null,
        rings: null,
        ringSettings: null,
        chatPrivacy: null,
        notificationSettings: null,
        push: null,
      },
    });
    expect(outcomes).toEqual(new Map(Object.keys(queries).map((field) => [field, expected(field)])));
  });
});

describe("a call that the backend has", () => {
  beforeEach(() => start());
  afterEach(stop);

  it("says of an unknown link that it is bad", async () => {
    upstream.answer(`GET /active_user/${token}`, { status: 404, body: { error: "Token no encontrado" } });
    expect(
      (await luis.run(`mutation { confirmEmail(input: { token: "${token}" }) { confirmed errors { code } } }`)).data,
    ).toEqual({
      confirmEmail: { confirmed: false, errors: [] },
    });
  });

  it.each([
    ["userRemarks(userId: ", "/users/1/remarks", { remarks: [] }],
    ["similarPublications(id: ", "/publications/1/similar", { publications: [] }],
  ])("is not taken for missing because of an id that is none: %s", async (query, path, body) => {
    upstream.answer(`GET ${path}`, { body });
    const ask = async (id: string) => (await luis.run(`{ answer: ${query}${JSON.stringify(id)}) { id } }`)).data;
    for (const id of ["", "x/y", "99999999999"]) expect(await ask(id)).toEqual({ answer: null });
    expect(await ask("1")).toEqual({ answer: [] });
  });

  it("is not taken for missing once it has answered, whatever an unknown record looks like", async () => {
    upstream.answer("PUT /notifications/3", {
      body: { id: 3, read: true, toast_notification: true, created_at: chat.updated_at },
    });
    expect((await runMutation("markNotificationRead", { id: "3" })).errors).toEqual([]);
    expect((await runMutation("markNotificationRead", { id: "99" })).data).toMatchObject({
      markNotificationRead: { errors: [{ code: "NOT_FOUND" }] },
    });
  });
});
