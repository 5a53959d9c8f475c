import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPublication, aUser, password } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import { mutationInputs } from "../../support/mutationInputs";
import { pollUntil } from "../../support/pollUntil";
import { startS3 } from "../../support/s3Server";
import type { TestS3 } from "../../support/s3Server";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const cdn = "https://fotos.example/truequea";
const image = "{ url sources { url width } }";
const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }";
const PHOTO = `mutation ($input: UpdateProfilePhotoInput!) { updateProfilePhoto(input: $input) { viewer { user { picture ${image} } } errors { code message } } }`;
const UPDATE = `mutation ($input: UpdatePublicationInput!) { updatePublication(input: $input) { edit { images ${image} } errors { field message } } }`;

interface Picture {
  url: string;
  sources: { url: string; width: number }[];
}

let s3: TestS3;
let backend: TestBackend;
let gateway: TestGateway;
beforeAll(async () => {
  s3 = await startS3();
  backend = await startBackend({ s3: s3.settings, moderation: "manual" });
  gateway = await startGateway(backend.url, { PICTURES_URL: `${cdn}/` });
});
afterAll(async () => {
  await gateway?.stop();
  await backend?.stop();
  await s3?.stop();
});

async function aMember() {
  const user = await aUser(backend.db);
  const client = new GraphqlClient(gateway.url);
  await client.data(SIGN_IN, { input: { email: user.email, password } });
  return { user, client };
}

async function sendPhoto(client: GraphqlClient) {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: "white", noise } })
    .jpeg()
    .toBuffer();
  const answer = await client.data<{
    updateProfilePhoto: { viewer: { user: { picture: Picture } } | null; errors: unknown[] };
  }>(PHOTO, { input: { picture: null } }, { "input.picture": { name: "yo.jpg", type: "image/jpeg", bytes } });
  return answer.updateProfilePhoto;
}

describe("pictures with a CDN in front", () => {
  it("are given out under its address in every width, and served to it", async () => {
    const { client } = await aMember();
    const { viewer } = await sendPhoto(client);
    const picture = viewer?.user.picture;
    const folder = picture?.url.replace(/\/\d+\.webp$/, "") ?? "";
    expect(folder).toMatch(/^https:\/\/fotos\.example\/truequea\/uploads\/[\w-]{22}$/);
    expect(picture?.sources).toEqual([180, 360, 750].map((width) => ({ url: `${folder}/${width}.webp`, width })));
    // It fetches from the bucket, or from us; a page of ours may show what it has from us.
    const path = folder.replace(cdn, "") + "/360.webp";
    expect((await s3.ask(path)).status).toBe(200);
    const served = await fetch(gateway.url + path);
    expect([served.status, served.headers.get("cross-origin-resource-policy")]).toEqual([200, "cross-origin"]);
  });

  it("are known again when a form sends them back", async () => {
    const { user, client } = await aMember();
    const { id } = await aPublication(backend.db, { ownerId: user.id });
    const read = `{ publicationEdit(publicationId: "${id}") { images ${image} } }`;
    const { publicationEdit } = await client.data<{ publicationEdit: { images: Picture[] } }>(read);
    expect(publicationEdit.images[0]?.url).toContain(`${cdn}/uploads/`);
    const images = publicationEdit.images.map(({ url }) => ({ url }));
    const input = { ...mutationInputs.updatePublication, publicationId: String(id), images };
    expect(await client.data(UPDATE, { input })).toMatchObject({
      updatePublication: { edit: publicationEdit, errors: [] },
    });
  });
});

describe("while the store of pictures is away", () => {
  it("an upload is refused with a word, and pictures are not kept as missing", async () => {
    const { client } = await aMember();
    const { viewer } = await sendPhoto(client);
    const path = viewer?.user.picture.url.replace(cdn, "") ?? "";
    await s3.kill();
    const message = "Ahora no se pueden guardar ni ver imágenes. Inténtalo de nuevo en unos minutos.";
    expect(await sendPhoto(client)).toEqual({ viewer: null, errors: [{ code: "UPSTREAM_UNAVAILABLE", message }] });
    const { status, headers } = await fetch(gateway.url + path);
    expect([status, headers.get("cache-control")]).toEqual([503, "no-store"]);
    await s3.start();
    // For a moment after a failure it is not asked again.
    await pollUntil(
      async () => (await fetch(gateway.url + path)).status,
      (answer) => answer === 200,
    );
    expect((await sendPhoto(client)).errors).toEqual([]);
  });
});
