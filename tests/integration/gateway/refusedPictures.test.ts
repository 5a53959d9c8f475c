import { afterAll, beforeAll, expect, it } from "vitest";
import { aTransaction } from "../../support/builders";
import { startDoors } from "../../support/doors";
import type { Doors } from "../../support/doors";
import type { UploadedFile } from "../../support/graphqlClient";
import { leafCategory, picture, publicationInput } from "../../support/people";

/** One picture among several is refused: the field says which. */

const ERRORS = "errors { code field message }";
const tooSmall = "La imagen es muy pequeña ... Debe tener más de 350 pixeles por lado";
const format = "La imagen debe ser JPG, PNG o GIF";

let doors: Doors;
let good: UploadedFile;
let small: UploadedFile;
const broken = { name: "foto.jpg", type: "image/jpeg", bytes: Buffer.from("hola") };
beforeAll(async () => {
  doors = await startDoors();
  [good, small] = [await picture(), await picture(120, 349)];
});
afterAll(() => doors?.stop());

const refusedAt = (field: string, message: string) => [{ code: "BAD_USER_INPUT", field, message }];

it("names the picture of a new publication, and of a changed one in the order of the form", async () => {
  const form = publicationInput({ title: "Cuadro", categoryId: await leafCategory(doors.client, "PRODUCT") });
  const create = (...files: UploadedFile[]) =>
    doors.client.data<{ createPublication: { publication: { id: string } | null; errors: unknown[] } }>(
      `mutation ($input: CreatePublicationInput!) { createPublication(input: $input) { publication { id } ${ERRORS} } }`,
      { input: { ...form, images: files.map(() => null) } },
      Object.fromEntries(files.map((file, index) => [`input.images.${index}`, file])),
    );
  expect((await create(good, small, good)).createPublication.errors).toEqual(refusedAt("images.1", tooSmall));
  expect((await create(good, good, broken)).createPublication.errors).toEqual(refusedAt("images.2", format));
  const publicationId = (await create(good)).createPublication.publication?.id;

  const { publicationEdit } = await doors.client.data<{ publicationEdit: { images: { url: string }[] } }>(
    "query ($id: ID!) { publicationEdit(publicationId: $id) { images { url } } }",
    { id: publicationId },
  );
  const { type: _type, ...changed } = form;
  const { updatePublication } = await doors.client.data<{ updatePublication: { errors: unknown[] } }>(
    `mutation ($input: UpdatePublicationInput!) { updatePublication(input: $input) { ${ERRORS} } }`,
    {
      input: {
        ...changed,
        requestId: "edicion",
        publicationId,
        images: [{ file: null }, { url: publicationEdit.images[0]?.url }, { file: null }],
      },
    },
    { "input.images.0.file": good, "input.images.2.file": small },
  );
  expect(updatePublication.errors).toEqual(refusedAt("images.2", tooSmall));
});

it("names the picture of a statement about a claim", async () => {
  const claim = await aTransaction(doors.backend.db, { interested: doors.viewer, status: "claim_interested" });
  const { sendClaimStatement } = await doors.client.data<{ sendClaimStatement: { errors: unknown[] } }>(
    `mutation ($input: SendClaimStatementInput!) { sendClaimStatement(input: $input) { ${ERRORS} } }`,
    { input: { transactionId: String(claim.id), pictures: [null, null] } },
    { "input.pictures.0": good, "input.pictures.1": broken },
  );
  expect(sendClaimStatement.errors).toEqual(refusedAt("pictures.1", format));
});
