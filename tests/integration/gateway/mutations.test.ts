import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { GraphqlClient } from "../../support/graphqlClient";
import { picture } from "../../support/people";
import { publication, startRecordedUpstream, transaction } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

let upstream: RecordedUpstream;
let gateway: TestGateway;
let luis: GraphqlClient;

beforeEach(async () => {
  upstream = await startRecordedUpstream();
  gateway = await startGateway(upstream.url);
  luis = new GraphqlClient(gateway.url);
  await luis.data(
    'mutation { signIn(input: { email: "luis@example.com", password: "x" }) { viewer { id } errors { message } } }',
  );
  upstream.clearCalls();
});
afterEach(async () => {
  await gateway.stop();
  await upstream.stop();
});

const writes = () => upstream.callNames().filter((call) => !call.startsWith("GET"));

describe("accepting the offer that was read", () => {
  const accept = (version?: number) =>
    luis.data(
      `mutation { changeTransactionStatus(input: { transactionId: "4", to: ACCEPTED${version === undefined ? "" : `, offerVersion: ${version}`} }) {
        transaction { status offerVersion viewerReceives { text } offerHistory { version titles text } }
        errors { code field }
      } }`,
    );
  const received = (overrides: Record<string, unknown>) => transaction({ owner_id: 2, interested_id: 1, ...overrides });
  const changed = received({
    offer_version: 2,
    tags: ["20 USD"],
    publication_interesteds: [],
    offer_history: [
      {
        version: 1,
        created_at: "2026-11-20T23:48:11.793Z",
        tags: [],
        publication_interesteds: [{ id: 2, title: "Cosa 2" }],
      },
      { version: 2, created_at: "2026-11-21T23:48:11.793Z", tags: ["20 USD"], publication_interesteds: [] },
    ],
  });
  const refusal = {
    changeTransactionStatus: {
      transaction: {
        status: "ACTIVE",
        offerVersion: 2,
        viewerReceives: { text: "20 USD" },
        offerHistory: [
          { version: 1, titles: ["Cosa 2"], text: null },
          { version: 2, titles: [], text: "20 USD" },
        ],
      },
      errors: [{ code: "CONFLICT", field: "offerVersion" }],
    },
  };

  test("names its version to the backend", async () => {
    upstream.answer("GET /transactions/4", { body: received({ offer_version: 3 }) });
    upstream.answer("PUT /v1/transactions/4", { body: { data: received({ status: "accepted", offer_version: 3 }) } });
    expect(await accept(3)).toMatchObject({
      changeTransactionStatus: { transaction: { status: "ACCEPTED" }, errors: [] },
    });
    const sent = upstream.calls.find((call) => call.method === "PUT");
    expect(JSON.parse(String(sent?.body))).toMatchObject({ status: "accepted", offer_version: 3 });
  });

  test("refuses a stale one with the offer as it is now, without a write", async () => {
    upstream.answer("GET /transactions/4", { body: changed });
    expect(await accept(1)).toEqual(refusal);
    expect(writes()).toEqual([]);
  });

  test("refuses one that changes while it is being accepted", async () => {
    let reads = 0;
    upstream.answer("GET /transactions/4", () => ({
      body: (reads += 1) === 1 ? received({ offer_version: 1 }) : changed,
    }));
    upstream.answer("PUT /v1/transactions/4", { status: 422, body: { errors: ["La propuesta cambió"] } });
    expect(await accept(1)).toEqual(refusal);
  });

  test("reads earlier offers where a record of a changed one leaves them out", async () => {
    upstream.answer("GET /requests", { body: [{ ...changed, offer_history: undefined }] });
    upstream.answer("GET /transactions/4", { body: changed });
    expect(
      await luis.data("{ transactions(tab: RECEIVED) { items { offerHistory { version titles text } } } }"),
    ).toEqual({
      transactions: { items: [{ offerHistory: refusal.changeTransactionStatus.transaction.offerHistory }] },
    });
  });

  test("tells what happened, and reads it where a record leaves it out", async () => {
    const events = [{ id: 9, kind: "booked", by: "interested", created_at: "2026-11-20T23:48:11.232Z" }];
    const query =
      "{ transactions(tab: RECEIVED) { items { events { id kind by happenedAt place { date startsAt venueName } } } } }";
    const expected = (items: object[]) => ({ transactions: { items: [{ events: items }] } });
    const told = [{ id: "9", kind: "BOOKED", by: "INTERESTED", happenedAt: "2026-11-20T23:48:11.232Z", place: null }];
    upstream.answer("GET /requests", { body: [received({ events: [...events, { id: 10, kind: "unknown" }] })] });
    expect(await luis.data(query)).toEqual(expected(told));
    upstream.answer("GET /requests", { body: [received({ offer_version: 1 })] });
    upstream.answer("GET /transactions/4", { body: received({ offer_version: 1, events }) });
    expect(await luis.data(query)).toEqual(expected(told));
    upstream.answer("GET /requests", { body: [received({})] });
    expect(await luis.data(query)).toEqual(expected([]));
  });

  test("tells where a booking was moved to", async () => {
    const place = { date: "2026-11-26", start: "14:00", headquarter: "Sede Chacao" };
    const moved = { id: 9, kind: "booking_moved", by: "owner", created_at: "2026-11-20T23:48:11.232Z", place };
    upstream.answer("GET /requests", { body: [received({ events: [moved] })] });
    expect(
      await luis.data("{ transactions(tab: RECEIVED) { items { events { place { date startsAt venueName } } } } }"),
    ).toEqual({
      transactions: {
        items: [{ events: [{ place: { date: "2026-11-26", startsAt: "14:00", venueName: "Sede Chacao" } }] }],
      },
    });
  });

  test("needs no version where the backend counts none", async () => {
    upstream.answer("GET /transactions/4", { body: received({}) });
    upstream.answer("PUT /v1/transactions/4", { body: { data: received({ status: "accepted" }) } });
    expect(await accept()).toMatchObject({
      changeTransactionStatus: {
        transaction: { status: "ACCEPTED", offerVersion: null, offerHistory: [] },
        errors: [],
      },
    });
    const sent = upstream.calls.find((call) => call.method === "PUT");
    expect(JSON.parse(String(sent?.body))).toEqual({ status: "accepted", id: 4, from_chat: true });
  });
});

describe("claiming", () => {
  const claim = (reason?: string) =>
    luis.data<{ changeTransactionStatus: { errors: { code: string; field: string | null; message: string }[] } }>(
      "mutation ($input: ChangeTransactionStatusInput!) { changeTransactionStatus(input: $input) { transaction { status } errors { code field message } } }",
      { input: { transactionId: "4", to: "CLAIM_INTERESTED", reason } },
    );
  const sent = () =>
    upstream.calls.filter(({ method }) => method === "PUT").map(({ body }) => JSON.parse(String(body)));

  test.each([
    [" ", "Cuenta qué pasó"],
    ["x".repeat(501), "Cuéntalo en 500 caracteres o menos"],
  ])("asks for some words, and not too many", async (reason, message) => {
    upstream.answer("GET /transactions/4", { body: transaction({ status: "confirmed_owner" }) });
    expect((await claim(reason)).changeTransactionStatus.errors).toEqual([
      { code: "BAD_USER_INPUT", field: "reason", message },
    ]);
    expect(writes()).toEqual([]);
  });

  test.each([" Llegó rota ", undefined])(
    "sends what happened, or nothing for clients that do not ask",
    async (reason) => {
      upstream.answer("GET /transactions/4", { body: transaction({ status: "confirmed_owner" }) });
      upstream.answer("PUT /v1/transactions/4", { body: { data: transaction({ status: "claim_interested" }) } });
      expect((await claim(reason)).changeTransactionStatus.errors).toEqual([]);
      const form = { status: "claim_interested", id: 4, from_chat: true };
      expect(sent()).toEqual([reason ? { ...form, reason: "Llegó rota" } : form]);
    },
  );
});

describe("marking all notifications as read", () => {
  const MARK_ALL =
    'mutation { markAllNotificationsRead(input: { upTo: "8" }) { viewer { unreadNotificationCount } errors { message } } }';
  const notification = (id: number, read: boolean) => ({
    id,
    type_notification_id: 9,
    type_notification: "invalid_avatar",
    read,
    toast_notification: true,
    created_at: "2026-11-20T23:48:11.793Z",
    model: {},
  });

  test("is one call where the backend has it", async () => {
    upstream.answer("PUT /notifications/read_all", { body: { success: true } });
    upstream.answer("GET /notifications", { body: [notification(9, false), notification(8, true)] });
    expect(await luis.data(MARK_ALL)).toEqual({
      markAllNotificationsRead: { viewer: { unreadNotificationCount: 1 }, errors: [] },
    });
    expect(writes()).toEqual(["PUT /notifications/read_all"]);
  });

  test.each([404, 403, 422])(
    "marks each unread one up to there where the backend refuses it with %i",
    async (status) => {
      upstream.answer("PUT /notifications/read_all", { status, body: { error: "Notificación no encontrada" } });
      upstream.answer("GET /notifications", {
        body: [notification(9, false), notification(8, false), notification(7, true), notification(6, false)],
      });
      for (const id of [6, 8]) upstream.answer(`PUT /notifications/${id}`, { body: notification(id, true) });
      expect(await luis.data(MARK_ALL)).toMatchObject({ markAllNotificationsRead: { errors: [] } });
      expect(writes()).toEqual(["PUT /notifications/read_all", "PUT /notifications/8", "PUT /notifications/6"]);
    },
  );
});

describe("rating after an automatic completion", () => {
  const completed = (overrides: Record<string, unknown>) =>
    transaction({
      status: "complete",
      closed_by: "system",
      viewer_rank: null,
      updated_at: new Date(Date.now() - 24 * 3_600_000).toISOString(),
      ...overrides,
    });
  const movesOf = async () =>
    (
      (await luis.data('{ transaction(id: "4") { viewerMoves { action to } } }')) as {
        transaction: { viewerMoves: unknown };
      }
    ).transaction.viewerMoves;

  test("is offered to who stayed silent, for 14 days", async () => {
    for (const [record, moves] of [
      [completed({}), [{ action: "RATE", to: "COMPLETE" }]],
      [completed({ viewer_rank: 4 }), []],
      [completed({ closed_by: "owner" }), []],
      [completed({ updated_at: new Date(Date.now() - 15 * 24 * 3_600_000).toISOString() }), []],
    ] as const) {
      upstream.answer("GET /transactions/4", { body: record });
      expect(await movesOf()).toEqual(moves);
    }
  });

  test("sends the stars with the written line and answers what is left to do", async () => {
    let isRated = false;
    upstream.answer("GET /transactions/4", () => ({ body: completed({ viewer_rank: isRated ? 4 : null }) }));
    upstream.answer("PUT /ranke_user", () => {
      isRated = true;
      return { body: { message: "Calificación guardada" } };
    });
    expect(
      await luis.data(
        'mutation { rateTransaction(input: { transactionId: "4", rating: 4, remark: " Muy  amable " }) { transaction { viewerMoves { action } viewerRating } errors { message } } }',
      ),
    ).toEqual({ rateTransaction: { transaction: { viewerMoves: [], viewerRating: 4 }, errors: [] } });
    expect(JSON.parse(String(upstream.calls.find((call) => call.method === "PUT")?.body))).toMatchObject({
      transaction_id: 4,
      rank: 4,
      remark: "Muy amable",
    });
  });
});

describe("confirming with stars", () => {
  const CONFIRM =
    'mutation { changeTransactionStatus(input: { transactionId: "4", to: CONFIRMED_INTERESTED, rating: 4 }) { transaction { status } errors { code field message } } }';
  const accepted = transaction({ status: "accepted", viewer_rank: null });
  const confirmed = transaction({ status: "confirmed_interested", viewer_rank: 4 });

  test("sends the rating first, then the status", async () => {
    upstream.answer("GET /transactions/4", { body: accepted });
    upstream.answer("PUT /ranke_user", { body: { message: "Calificación guardada" } });
    upstream.answer("PUT /v1/transactions/4", { body: { data: confirmed } });
    expect(await luis.data(CONFIRM)).toEqual({
      changeTransactionStatus: { transaction: { status: "CONFIRMED_INTERESTED" }, errors: [] },
    });
    expect(writes()).toEqual(["PUT /ranke_user", "PUT /v1/transactions/4"]);
    const [rating, status] = upstream.calls
      .filter((call) => call.method === "PUT")
      .map((call) => JSON.parse(String(call.body)) as unknown);
    expect(rating).toEqual({ token: "0fd00b084ad9c4c092590ae0", transaction_id: 4, rank: 4 });
    expect(status).toMatchObject({ status: "confirmed_interested", id: 4 });
  });

  test("does not rate twice when it is repeated after a failure between the two", async () => {
    upstream.answer("GET /transactions/4", { body: accepted });
    upstream.answer("PUT /ranke_user", { body: { message: "Calificación guardada" } });
    upstream.answer("PUT /v1/transactions/4", { status: 503, body: {} });
    expect((await luis.run(CONFIRM)).errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
    upstream.clearCalls();
    upstream.answer("GET /transactions/4", { body: transaction({ status: "accepted", viewer_rank: 4 }) });
    upstream.answer("PUT /v1/transactions/4", { body: { data: confirmed } });
    expect(await luis.data(CONFIRM)).toMatchObject({
      changeTransactionStatus: { transaction: { status: "CONFIRMED_INTERESTED" }, errors: [] },
    });
    expect(writes()).toEqual(["PUT /v1/transactions/4"]);
  });

  test("accepts a backend that only refuses the second rating", async () => {
    upstream.answer("GET /transactions/4", { body: transaction({ status: "accepted" }) });
    upstream.answer("PUT /ranke_user", { status: 422, body: { errors: ["Ya calificaste este cambio"] } });
    upstream.answer("PUT /v1/transactions/4", { body: { data: confirmed } });
    expect(await luis.data(CONFIRM)).toMatchObject({
      changeTransactionStatus: { transaction: { status: "CONFIRMED_INTERESTED" }, errors: [] },
    });
  });

  test("reports a refused rating at its field", async () => {
    upstream.answer("GET /transactions/4", { body: accepted });
    upstream.answer("PUT /ranke_user", {
      status: 422,
      body: {
        errors: ["Este cambio no se puede calificar ahora"],
        fields: { rank: ["Este cambio no se puede calificar ahora"] },
      },
    });
    upstream.answer("PUT /v1/transactions/4", { status: 422, body: { errors: ["Primero califica"] } });
    expect(await luis.data(CONFIRM)).toEqual({
      changeTransactionStatus: {
        transaction: null,
        errors: [{ code: "BAD_USER_INPUT", field: "rating", message: "Este cambio no se puede calificar ahora" }],
      },
    });
  });

  test("completes when the other party confirmed a moment earlier", async () => {
    let reads = 0;
    upstream.answer("GET /transactions/4", () => ({
      body:
        (reads += 1) === 1
          ? accepted
          : transaction({ status: reads < 3 ? "confirmed_owner" : "complete", viewer_rank: 4 }),
    }));
    upstream.answer("PUT /ranke_user", { body: { message: "Calificación guardada" } });
    upstream.answer("PUT /v1/transactions/4", (call) =>
      String(call.body).includes("complete")
        ? { body: { data: transaction({ status: "complete" }) } }
        : { status: 422, body: { errors: ["No se puede pasar de confirmed_owner a confirmed_interested"] } },
    );
    expect(await luis.data(CONFIRM)).toMatchObject({
      changeTransactionStatus: { transaction: { status: "COMPLETE" }, errors: [] },
    });
    expect(writes().filter((call) => call === "PUT /ranke_user")).toHaveLength(1);
  });
});

describe("a write to the backend", () => {
  const SEND =
    'mutation { sendMessage(input: { chatId: "4", randomId: "r-1", text: "hola" }) { message { id } errors { code field message } } }';

  test.each([503, 500, 502])("is sent once when the backend answers %i", async (status) => {
    upstream.answer("POST /chats/4/messages", { status, body: {} });
    expect((await luis.run(SEND)).errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
    expect(writes()).toHaveLength(1);
  });

  test("is refused at the field that the backend names", async () => {
    upstream.answer("POST /chats/4/messages", {
      status: 422,
      body: { errors: ["No cabe"], fields: { message: ["No cabe"] } },
    });
    expect(await luis.data(SEND)).toEqual({
      sendMessage: { message: null, errors: [{ code: "BAD_USER_INPUT", field: "text", message: "No cabe" }] },
    });
    upstream.answer("POST /chats/4/messages", { status: 422, body: { errors: ["El mensaje no puede estar vacío"] } });
    expect(await luis.data(SEND)).toEqual({
      sendMessage: {
        message: null,
        errors: [{ code: "BAD_USER_INPUT", field: null, message: "El mensaje no puede estar vacío" }],
      },
    });
  });
});

describe("a publication", () => {
  const CREATE =
    "mutation ($input: CreatePublicationInput!) { createPublication(input: $input) { publication { id status } errors { field message } } }";
  const form = (more: Record<string, unknown> = {}) => ({
    requestId: "form-1",
    type: "PRODUCT",
    categoryId: "5",
    title: "Teléfono",
    priceUsd: 40,
    condition: "USED",
    usage: "GOOD",
    description: "Bueno",
    images: [null],
    interests: ["bicicleta"],
    acceptsOtherOffers: false,
    address: "Av. Urdaneta",
    reference: null,
    municipality: "Chacao",
    state: "Miranda",
    coordinates: { latitude: 10.5, longitude: -66.9 },
    ...more,
  });
  const fieldsOf = async (more: Record<string, unknown>, files: Record<string, Awaited<ReturnType<typeof picture>>>) =>
    (
      await luis.data<{ createPublication: { errors: { field: string }[] } }>(CREATE, { input: form(more) }, files)
    ).createPublication.errors.map((error) => error.field);

  test("is sent in the wire's format, with its request id and pictures", async () => {
    upstream.answer("POST /publications", {
      status: 201,
      body: { publication: publication(40, undefined, { publication_status: "waiting" }), owner_id: 2 },
    });
    upstream.answer("GET /excluded_words", { body: ["de"] });
    const input = form({ title: "Teléfono de Ana", attributes: [{ name: "brand", value: "Samsung" }] });
    const answer = await luis.data(CREATE, { input }, { "input.images.0": await picture() });
    expect(answer).toEqual({ createPublication: { publication: { id: "40", status: "WAITING" }, errors: [] } });
    const call = upstream.calls.find((sent) => sent.method === "POST");
    const body = String(call?.body);
    expect(call?.headers["idempotency-key"]).toBe("form-1");
    for (const [name, value] of [
      ["name", "Teléfono de Ana"],
      ["tags[]", "teléfono"],
      ["tags[]", "ana"],
      ["aditional_info", '{"brand":"Samsung"}'],
      ["reference_price", "40"],
      ["subCategory", "5"],
      ["exchange_interest_category", ""],
      ["token", ""],
      ["publication_type", "Producto"],
      ["product_status", "Usado"],
      ["condition", "Bueno"],
      ["editor_web", "Bueno"],
      ["accept_changes", "0"],
      ["article_tags[]", "bicicleta"],
      ["location", "Chacao, Miranda"],
    ]) {
      expect(Buffer.from(body, "latin1").toString() + body).toContain(`name="${name}"\r\n\r\n${value}`);
    }
    expect(body).toContain('name="picture_data[]"; filename="');
    expect(body).not.toContain('name="tags[]"\r\n\r\nde\r\n');
    expect(body).toMatch(/name="publish_date"\r\n\r\n\d{4}-\d\d-\d\dT/);
  });

  test.each([
    ["title of 61", { title: "x".repeat(20) + " " + "y".repeat(20) + " " + "z".repeat(19) }, ["title"]],
    ["word of 25", { title: "x".repeat(25) }, ["title"]],
    ["blank title", { title: "   " }, ["title"]],
    ["price 0", { priceUsd: 0 }, ["priceUsd"]],
    ["price -1", { priceUsd: -1 }, ["priceUsd"]],
    ["price of 10 digits", { priceUsd: 1_000_000_000 }, ["priceUsd"]],
    ["description of 301", { description: "x".repeat(301) }, ["description"]],
    ["reference of 71", { reference: "x".repeat(71) }, ["reference"]],
    ["interest of 1", { interests: ["x"] }, ["interests"]],
    ["interest of 25", { interests: ["bici", "x".repeat(25)] }, ["interests"]],
    ["product without condition", { condition: null, usage: null }, ["condition"]],
    ["used without usage", { usage: null }, ["usage"]],
    ["service with condition", { type: "SERVICE" }, ["condition"]],
    ["a point off the globe", { coordinates: { latitude: 91, longitude: 0 } }, ["coordinates.latitude"]],
    ["a year to come", { attributes: [{ name: "year", value: "2999" }] }, ["attributes.year"]],
    ["no picture", { images: [] }, ["images"]],
    ["everything at once", { title: "", priceUsd: 0, description: "" }, ["title", "priceUsd", "description"]],
  ])("is refused at its field before it reaches the backend: %s", async (_name, more, fields) => {
    expect(await fieldsOf(more, "images" in more ? {} : { "input.images.0": await picture() })).toEqual(fields);
    expect(writes()).toEqual([]);
  });

  test("is accepted with the longest allowed texts", async () => {
    upstream.answer("POST /publications", { status: 201, body: { publication: publication(40), owner_id: 2 } });
    const most = {
      title: `${"ñ".repeat(24)} ${"x".repeat(24)} ${"z".repeat(10)}`,
      description: "😀".repeat(300),
      reference: "x".repeat(70),
      interests: ["ab", "x".repeat(24)],
      priceUsd: 999_999_999,
    };
    expect(await fieldsOf(most, { "input.images.0": await picture() })).toEqual([]);
  });

  test("is refused with an eighth picture", async () => {
    const files = Object.fromEntries(
      await Promise.all(
        Array.from({ length: 8 }, async (_value, index) => [`input.images.${index}`, await picture()] as const),
      ),
    );
    expect(await fieldsOf({ images: Array.from({ length: 8 }, () => null) }, files)).toEqual(["images"]);
    expect(writes()).toEqual([]);
  });
});

describe("registering", () => {
  const REGISTER = "mutation ($input: RegisterInput!) { register(input: $input) { email errors { field message } } }";
  const form = {
    firstName: "Marta",
    lastName: "Prueba",
    email: "Marta@Example.com",
    phone: "+584241234567",
    country: "VE",
    state: "Miranda",
    city: "Chacao",
    dateOfBirth: "1994-03-12",
    gender: "FEMALE",
    password: "Cambio#2024",
    acceptsTerms: true,
  };
  const age = (years: number, days: number) =>
    new Date(
      Date.UTC(
        new Date(Date.now() - 4 * 3_600_000).getUTCFullYear() - years,
        new Date(Date.now() - 4 * 3_600_000).getUTCMonth(),
        new Date(Date.now() - 4 * 3_600_000).getUTCDate() + days,
      ),
    )
      .toISOString()
      .slice(0, 10);

  test.each([
    ["name of 1", { firstName: "M" }, "firstName", "El nombre debe contener al menos 2 caracteres"],
    ["name of 51", { firstName: "M".repeat(51) }, "firstName", "El nombre debe contener máximo 50 caracteres"],
    ["no last name", { lastName: " " }, "lastName", "El apellido no puede estar vacío"],
    ["no e-mail", { email: "marta" }, "email", "Por favor escriba un email valido"],
    ["phone of 12", { phone: "+58424123456" }, "phone", "Por favor, verifique el número de teléfono"],
    ["phone of 14", { phone: "+5842412345678" }, "phone", "Por favor, verifique el número de teléfono"],
    ["another prefix", { phone: "+584111234567" }, "phone", "Por favor, verifique el número de teléfono"],
    ["another country", { country: "CO" }, "country", "Por el momento solo admitimos registros desde Venezuela"],
    ["city of 51", { city: "x".repeat(51) }, "city", "La ciudad debe contener máximo 50 caracteres"],
    ["a day short of 18", { dateOfBirth: age(18, 1) }, "dateOfBirth", "Debes ser mayor de 18 años"],
    ["password without digit", { password: "Cambio#" }, "password", "La contraseña no es válida"],
    ["password without uppercase", { password: "cambio#2024" }, "password", "La contraseña no es válida"],
    ["password without special", { password: "Cambio2024" }, "password", "La contraseña no es válida"],
    ["password of 5", { password: "Ca#20" }, "password", "La contraseña no es válida"],
    ["terms not accepted", { acceptsTerms: false }, "acceptsTerms", "Debe aceptar los terminos y condiciones"],
  ])("is refused at its field: %s", async (_name, more, field, message) => {
    expect(await luis.data(REGISTER, { input: { ...form, ...more } })).toEqual({
      register: { email: null, errors: [{ field, message }] },
    });
    expect(writes()).toEqual([]);
  });

  test("is open to a user who turns 18 today", async () => {
    upstream.answer("POST /users", { status: 201, body: { message: "ok", id: 9 } });
    expect(await luis.data(REGISTER, { input: { ...form, dateOfBirth: age(18, 0) } })).toEqual({
      register: { email: "marta@example.com", errors: [] },
    });
  });
});
