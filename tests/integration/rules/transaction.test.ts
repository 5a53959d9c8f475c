import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkClaimPictures, checkClaimStatement } from "../../../rules/claim";
import { checkRemark } from "../../../rules/remark";
import { checkClaimReason } from "../../../rules/transaction";
import { aTransaction } from "../../support/builders";
import { refusalAt, startDoors } from "../../support/doors";
import type { Doors, Refusals } from "../../support/doors";
import { aForm, aPhoto, asFile } from "../../support/uploads";

let doors: Doors;
beforeAll(async () => {
  doors = await startDoors();
});
afterAll(() => doors?.stop());

/** A transaction in which the viewer is the interested party. */
async function own(status: "accepted" | "confirmed_owner" | "claim_owner"): Promise<number> {
  const updatedAt = new Date(Date.now() - 60_000);
  return (await aTransaction(doors.backend.db, { interested: doors.viewer, status, updatedAt })).id;
}

const changeStatus =
  "mutation ($input: ChangeTransactionStatusInput!) { changeTransactionStatus(input: $input) { errors { field message } } }";

test.each<[string, string, Refusals]>([
  ["of nothing", "  ", {}],
  ["of 300", "🙂".repeat(300), {}],
  ["of 301", "🙂".repeat(301), { remark: "El comentario no puede tener más de 300 caracteres" }],
  [
    "with a phone",
    "Llama al 0414-1234567",
    { remark: "No se permiten datos de contacto ni enlaces en los comentarios" },
  ],
])("a remark %s: form, GraphQL and REST say the same", async (_, remark, refusals) => {
  expect({
    form: refusalAt("remark", checkRemark(remark)),
    graphql: await doors.graphql(changeStatus, {
      transactionId: String(await own("accepted")),
      to: "CONFIRMED_INTERESTED",
      rating: 5,
      remark,
    }),
    rest: await doors.rest("/ranke_user", {
      method: "PUT",
      body: { transaction_id: await own("accepted"), rank: 5, remark },
    }),
  }).toEqual({ form: refusals, graphql: refusals, rest: refusals });
});

test.each<[string, string, Refusals]>([
  ["of nothing", "  ", { reason: "Cuenta qué pasó" }],
  ["of 500", "🙂".repeat(500), {}],
  ["of 501", "🙂".repeat(501), { reason: "Cuéntalo en 500 caracteres o menos" }],
])("the reason of a claim %s: form, GraphQL and REST say the same", async (_, reason, refusals) => {
  expect({
    form: refusalAt("reason", checkClaimReason(reason)),
    graphql: await doors.graphql(changeStatus, {
      transactionId: String(await own("confirmed_owner")),
      to: "CLAIM_INTERESTED",
      reason,
    }),
    rest: await doors.rest(`/v1/transactions/${await own("confirmed_owner")}`, {
      method: "PUT",
      body: { status: "claim_interested", reason },
    }),
  }).toEqual({ form: refusals, graphql: refusals, rest: refusals });
});

describe("a statement about a claim", () => {
  test.each<[string, string, number, Refusals]>([
    ["of 1,000", "🙂".repeat(1_000), 0, {}],
    ["of 1,001", "🙂".repeat(1_001), 0, { text: "Cuéntalo en 1000 caracteres o menos" }],
    ["with 3 pictures", "Se la di en la plaza", 3, {}],
    ["with 4 pictures", "Se la di en la plaza", 4, { pictures: "Puedes enviar hasta 3 fotos" }],
  ])("%s: form, GraphQL and REST say the same", async (_, text, count, refusals) => {
    const photo = await aPhoto(350, 350);
    const places = Array.from({ length: count }, (_value, index) => `input.pictures.${index}`);
    const { sendClaimStatement } = await doors.client.data<{
      sendClaimStatement: { errors: { field: string; message: string }[] };
    }>(
      "mutation ($input: SendClaimStatementInput!) { sendClaimStatement(input: $input) { errors { field message } } }",
      { input: { transactionId: String(await own("claim_owner")), text, pictures: places.map(() => null) } },
      Object.fromEntries(places.map((place) => [place, { name: "foto.jpg", type: "image/jpeg", bytes: photo }])),
    );
    const rest = await doors.rest(`/transactions/${await own("claim_owner")}/claim_statement`, {
      form: aForm({ text, "pictures[]": places.map(() => asFile(photo)) }),
    });
    expect({
      form: { ...refusalAt("text", checkClaimStatement(text)), ...refusalAt("pictures", checkClaimPictures(count)) },
      graphql: Object.fromEntries(sendClaimStatement.errors.map(({ field, message }) => [field, message])),
      rest,
    }).toEqual({ form: refusals, graphql: refusals, rest: refusals });
  });
});
