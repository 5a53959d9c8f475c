import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactSchema } from "../../../web/src/features/contact/contactSchema";
import { termsSchema } from "../../../web/src/features/proposal/counterOffer/termsSchema";
import { aPublication, aTransaction, aUser } from "../../support/builders";
import { formRefusals, startDoors } from "../../support/doors";
import type { Doors, Refusals } from "../../support/doors";

let doors: Doors;
let publicationId: number;
beforeAll(async () => {
  doors = await startDoors();
  publicationId = (await aPublication(doors.backend.db)).id;
});
afterAll(() => doors?.stop());

let last = 0;

describe("a proposal", () => {
  const tooLong = "La propuesta no puede tener más de 300 caracteres";
  const tooMany = "Solo puedes ofrecer 20 publicaciones";
  const nothing = "Ofrece una de tus publicaciones o escribe una propuesta";
  /** Of no user: an offer of so many is judged, and goes no further. */
  const ids = (count: number) => Array.from({ length: count }, (_, index) => 2_000_000_000 + index);

  test.each<[string, string, number[], Refusals]>([
    ["of nothing", "  ", [], { offeredPublicationIds: nothing }],
    ["of 301 characters", "🚲".repeat(301), [], { writtenOffer: tooLong }],
    ["of 300 characters and 21 publications", "🚲".repeat(300), ids(21), { offeredPublicationIds: tooMany }],
    ["of 301 characters and 20 publications", "🚲".repeat(301), ids(20), { writtenOffer: tooLong }],
  ])("%s: form, GraphQL and REST say the same", async (_, text, offered, refusals) => {
    const offeredPublicationIds = offered.map(String);
    const fields = { own: offeredPublicationIds, theirs: [], writtenOffer: text, payer: "NONE", amount: "" };
    const { own: offeredIds, ...form } = formRefusals(termsSchema("INTERESTED"), fields);
    expect({
      form: offeredIds === undefined ? form : { ...form, offeredPublicationIds: offeredIds },
      graphql: await doors.graphql(
        "mutation ($input: CreateProposalInput!) { createProposal(input: $input) { errors { field message } } }",
        { publicationId: String(publicationId), offeredPublicationIds, writtenOffer: text },
      ),
      rest: await doors.rest(
        "/v1/transactions",
        { body: { publication_id: publicationId, tags: [text], publication_interesteds_ids: offered } },
        { tags: "writtenOffer", publication_interesteds_ids: "offeredPublicationIds" },
      ),
    }).toEqual({ form: refusals, graphql: refusals, rest: refusals });
  });
});

describe("the contact page", () => {
  const good = { name: "Marta", email: "marta@example.com", subject: "Hola", message: "Una duda" };
  const limits = { name: 100, email: 254, subject: 150, message: 2_000 };

  test.each(Object.entries(limits))(
    "%s of %d and one more: form, GraphQL and REST say the same",
    async (field, max) => {
      const other = field === "name" ? "subject" : "name";
      const required = { [other]: "Este campo es obligatorio" };
      for (const [length, refusals] of [
        [max, required],
        [max + 1, { ...required, [field]: `Este campo admite ${max} caracteres como máximo` }],
      ] as const) {
        const values = { ...good, [other]: " ", [field]: "🙂".repeat(length) };
        expect({
          form: formRefusals(contactSchema, { ...values, captcha: "proof" }),
          graphql: await doors.graphql(
            "mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { errors { field message } } }",
            { ...values, requestId: `contact-${field}-${length}` },
          ),
          rest: await doors.rest("/contact_forms", { body: values }),
        }).toEqual({ form: refusals, graphql: refusals, rest: refusals });
      }
    },
  );
});

test.each<[string, string, Refusals]>([
  ["blank", "  ", { text: "Escribe algo antes de enviar" }],
  ["of 300", "🙂".repeat(300), {}],
  ["of 300 and more blanks", `${"ab   ".repeat(99)}abc`, {}],
  ["of 301", "🙂".repeat(301), { text: "El texto no puede tener más de 300 caracteres" }],
  [
    "with a phone",
    "Llama al 0414-1234567",
    { text: "No se permiten datos de contacto ni enlaces en las preguntas y respuestas" },
  ],
])("a question %s: GraphQL and REST say the same", async (_, text, refusals) => {
  expect({
    graphql: await doors.graphql(
      "mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { errors { field message } } }",
      { requestId: `question-${++last}`, publicationId: String(publicationId), text },
    ),
    rest: await doors.rest(
      "/comments_publications",
      { body: { publication_id: publicationId, comment: text } },
      { comment: "text" },
    ),
  }).toEqual({ graphql: refusals, rest: refusals });
});

test.each<[string, string, Refusals]>([
  ["blank", " ", { reason: "Indica el motivo de la denuncia" }],
  ["of 300", "🙂".repeat(300), {}],
  ["of 301", "🙂".repeat(301), { reason: "El motivo no puede tener más de 300 caracteres" }],
])("a report %s: GraphQL and REST say the same", async (_, reason, refusals) => {
  expect({
    graphql: await doors.graphql(
      "mutation ($input: ReportPublicationInput!) { reportPublication(input: $input) { errors { field message } } }",
      { publicationId: String(publicationId), reason },
    ),
    rest: await doors.rest("/reports", { body: { publication_id: publicationId, reason } }),
  }).toEqual({ graphql: refusals, rest: refusals });
});

test.each<[string, string, Refusals]>([
  ["blank", " ", { text: "El mensaje no puede estar vacío" }],
  ["of 1,000", "🙂".repeat(1_000), {}],
  ["of 1,001", "🙂".repeat(1_001), { text: "El mensaje no puede tener más de 1.000 caracteres" }],
])("a message %s: GraphQL and REST say the same", async (_, text, refusals) => {
  const { chatId } = await aTransaction(doors.backend.db, { interested: doors.viewer });
  expect({
    graphql: await doors.graphql(
      "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { errors { field message } } }",
      { chatId: String(chatId), randomId: `message-${++last}`, text },
    ),
    rest: await doors.rest(
      `/chats/${chatId}/messages`,
      { body: { random_id: `message-${++last}`, message: text } },
      { message: "text" },
    ),
  }).toEqual({ graphql: refusals, rest: refusals });
});

test.each<[string, string, Refusals]>([
  ["of 120", "🙂".repeat(120), {}],
  ["of 121", "🙂".repeat(121), { placeName: "El nombre del lugar no puede tener más de 120 caracteres" }],
])("the name of a place %s: GraphQL and REST say the same", async (_, placeName, refusals) => {
  const { chatId } = await aTransaction(doors.backend.db, { interested: doors.viewer });
  const point = { latitude: 10.5, longitude: -66.9 };
  expect({
    graphql: await doors.graphql(
      "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { errors { field message } } }",
      { chatId: String(chatId), randomId: `place-${++last}`, location: point, placeName },
    ),
    rest: await doors.rest(
      `/chats/${chatId}/messages`,
      { body: { random_id: `place-${++last}`, ...point, place_name: placeName } },
      { place_name: "placeName" },
    ),
  }).toEqual({ graphql: refusals, rest: refusals });
});

test.each([-1, 0, 5, 6])("%d stars: GraphQL and REST say the same", async (rating) => {
  const refusals: Refusals = rating < 0 || rating > 5 ? { rating: "La calificación debe estar entre 0 y 5" } : {};
  const accepted = async () =>
    (
      await aTransaction(doors.backend.db, {
        interested: doors.viewer,
        owner: await aUser(doors.backend.db),
        status: "accepted",
      })
    ).id;
  expect({
    graphql: await doors.graphql(
      "mutation ($input: ChangeTransactionStatusInput!) { changeTransactionStatus(input: $input) { errors { field message } } }",
      { transactionId: String(await accepted()), to: "CONFIRMED_INTERESTED", rating },
    ),
    rest: await doors.rest(
      "/ranke_user",
      { method: "PUT", body: { transaction_id: await accepted(), rank: rating } },
      { rank: "rating" },
    ),
  }).toEqual({ graphql: refusals, rest: refusals });
});
