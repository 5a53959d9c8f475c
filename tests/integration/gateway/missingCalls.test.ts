import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
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

const person = {
  firstName: "Marta",
  lastName: "Prueba",
  phone: "+584241234567",
  country: "VE",
  state: "Miranda",
  dateOfBirth: "1994-03-12",
  gender: "FEMALE",
};
const account = { ...person, password: "Cambio#2024", acceptsTerms: true };
const publicationForm = {
  requestId: "form-1",
  title: "Teléfono",
  priceUsd: 40,
  condition: "NEW",
  description: "Bueno",
  images: [null],
  interests: ["bicicleta"],
  acceptsOtherOffers: false,
  address: "Av. Urdaneta",
  municipality: "Chacao",
  state: "Miranda",
  coordinates: { latitude: 10.5, longitude: -66.9 },
};
const token = "0123456789abcdef";

/** A valid input of every mutation whose answer depends on a call of its own. */
const inputs: Record<string, Record<string, unknown> | null> = {
  sendMessage: { chatId: "4", randomId: "r-1", text: "Hola" },
  sendContactMessage: { requestId: "r-1", name: "Marta", email: "marta@example.com", subject: "Duda", message: "Hola" },
  markNotificationRead: { id: "3" },
  markNotificationToasted: { id: "3" },
  createProforma: { requestId: "r-1", planId: "1", publicationId: "2" },
  payWithCredit: { requestId: "r-1", planId: "1", publicationId: "2" },
  createPublication: { ...publicationForm, type: "PRODUCT", categoryId: "5" },
  deactivatePublication: { publicationId: "2" },
  activatePublication: { publicationId: "2" },
  savePublication: { publicationId: "1" },
  unsavePublication: { publicationId: "12" },
  updatePublication: { ...publicationForm, publicationId: "2", images: [{ url: "/uploads/publication-2.jpg" }] },
  askQuestion: { requestId: "r-1", publicationId: "1", text: "¿Sigue disponible?" },
  answerQuestion: { requestId: "r-1", publicationId: "2", questionId: "7", text: "Sí" },
  appealReview: { publicationId: "2", text: "Está bien" },
  blockUser: { userId: "1" },
  unblockUser: { userId: "1" },
  reportUser: { userId: "1", reason: "Me amenaza" },
  reportPublication: { publicationId: "1", reason: "Es una copia" },
  signIn: { email: "ana@example.com", password: "x" },
  register: { ...account, email: "marta@example.com" },
  changeRegistrationEmail: { token, email: "marta@example.com" },
  confirmEmail: { token },
  requestPasswordReset: { email: "marta@example.com" },
  resendConfirmation: { email: "marta@example.com" },
  resetPassword: { token, password: "Cambio#2024" },
  changePassword: { currentPassword: "Cambio#2024", newPassword: "Cambio#2025" },
  updatePersonalData: person,
  updateProfilePhoto: { picture: null },
  deleteProfilePhoto: null,
  setEmailNotifications: { enabled: true },
  setCityHidden: { hidden: true },
  signInWithGoogle: { token },
  signInWithFacebook: { token },
  deactivateAccount: { password: "Cambio#2024" },
  reactivateAccount: { token },
  appealSuspension: { token, text: "No fui yo" },
  requestErasure: { password: "Cambio#2024" },
  revokeErasure: null,
  requestVerification: { identityNumber: "12345678", document: null, photo: null },
  completeRegistration: { ...account, token },
  createProposal: { publicationId: "1", offeredPublicationIds: ["2"] },
  updateProposal: { transactionId: "4", offeredPublicationIds: ["2"] },
  changeTransactionStatus: { transactionId: "4", to: "REJECTED" },
  rateTransaction: { transactionId: "4", rating: 5 },
  countBannerClick: { id: "1" },
  countBannerViews: { ids: ["1"] },
  bookSecureExchange: {
    requestId: "r-1",
    transactionId: "4",
    venueId: "1",
    date: "2027-02-19",
    shiftId: "1",
    isAgreed: true,
    method: "CREDIT",
  },
  moveSecureExchange: { id: "1", venueId: "1", date: "2027-02-19", shiftId: "1" },
  cancelSecureExchange: { id: "1" },
  objectToSecureExchange: { id: "1" },
  createAlert: { search: { mode: "WANT", terms: ["bicicleta"] } },
  deleteAlert: { id: "1" },
};
/** Marking a chat as read is an action on the cable, marking all notifications does so one by one, and signing out never fails. */
const withoutCall = ["markAllNotificationsRead", "markChatRead", "signOut"];

/** Refused before any call where the account is no operator's, as it never is without the calls of moderation. */
const forOperators = [
  "decideModeration",
  "undoModeration",
  "applyModeration",
  "saveBanner",
  "saveVenue",
  "saveClosedDay",
  "checkSecureExchangeCode",
  "recordArrival",
  "settleSecureExchange",
];
const operatorQueries = [
  "moderationQueue",
  "moderationItem",
  "moderationDecisions",
  "keptBanners",
  "verificationDocuments",
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
  searchSuggestions: 'searchSuggestions(text: "bici")',
  similarPublications: 'similarPublications(id: "1") { id }',
  chats: "chats(tab: PROPOSALS) { items { id } }",
  chat: 'chat(id: "4") { id }',
  notifications: "notifications { items { id } }",
  plans: "plans(kind: PREMIUM) { id }",
  premium: "premium { endsOn }",
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
  transaction: 'transaction(id: "4") { id }',
  transactions: "transactions(tab: RECEIVED) { items { id } }",
  user: 'user(id: "1") { id }',
  userRemarks: 'userRemarks(userId: "1") { id }',
  userPublications: 'userPublications(userId: "1") { page { total } }',
  wall: "wall { items { __typename } }",
};
/** Their schema says null where the backend has no such call, or where the record cannot be had. */
const nullQueries = [
  "banners",
  "searchSuggestions",
  "similarPublications",
  "blockedUsers",
  "erasure",
  "dataExport",
  "verification",
  "campaigns",
  "promotables",
  "plans",
  "premium",
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

function filesOf(field: string): Record<string, UploadedFile> {
  if (field === "createPublication") return { "input.images.0": photo };
  if (field === "requestVerification") return { "input.document": photo, "input.photo": photo };
  return field === "updateProfilePhoto" ? { "input.picture": photo } : {};
}

/** Runs one mutation; its input's type is the schema's. */
function runMutation(field: string, input: Record<string, unknown> | null) {
  const type = schema.getMutationType()?.getFields()[field]?.args[0]?.type.toString();
  const call = input === null ? `mutation { ${field}` : `mutation ($input: ${type}) { ${field}(input: $input)`;
  return luis.run(`${call} { errors { code message } } }`, input === null ? {} : { input }, filesOf(field));
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
      nullQueries.includes(field) ? null : field === "viewer" ? "data" : unavailable;
    expect(await luis.data("{ viewer { balance { amount } credit { status } alerts { id } } }")).toEqual({
      viewer: { balance: { amount: 1250 }, credit: null, alerts: null },
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
