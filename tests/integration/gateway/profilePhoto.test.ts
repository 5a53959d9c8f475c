import { expect, it } from "vitest";
import { aUser, password } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import type { UploadedFile } from "../../support/graphqlClient";
import { json, startUpstream } from "../../support/scriptedUpstream";
import { startBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import sharp from "sharp";

interface Payload {
  viewer: { user: { picture: { url: string } | null } } | null;
  errors: { code: string; field: string | null; message: string }[];
}
const result = "{ viewer { user { picture { url sources { width } } } } errors { code field message } }";
const UPDATE = `mutation ($input: UpdateProfilePhotoInput!) { updateProfilePhoto(input: $input) ${result} }`;
const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }";
const rejected = "La foto no cumple con las políticas de nuestro proveedor. Intenta con otra imagen.";

async function portrait(isBlank = false): Promise<UploadedFile> {
  const face = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="100%" height="100%" fill="#9cf"/>${isBlank ? "" : '<circle cx="50%" cy="50%" r="30%" fill="#753"/>'}</svg>`;
  return { name: "yo.jpg", type: "image/jpeg", bytes: await sharp(Buffer.from(face)).jpeg().toBuffer() };
}

async function send(client: GraphqlClient, files: Record<string, UploadedFile>): Promise<Payload> {
  const input = { picture: null, ...("input.thumbnail" in files && { thumbnail: null }) };
  return (await client.data<{ updateProfilePhoto: Payload }>(UPDATE, { input }, files)).updateProfilePhoto;
}

it("changes and removes the photo, under the gateway's own address", async () => {
  const backend = await startBackend();
  const gateway = await startGateway(backend.url);
  const client = new GraphqlClient(gateway.url);
  const user = await aUser(backend.db);
  await client.data(SIGN_IN, { input: { email: user.email, password } });
  expect(await send(client, { "input.picture": await portrait(true) })).toEqual({
    viewer: null,
    errors: [{ code: "FORBIDDEN", field: "picture", message: rejected }],
  });
  expect(
    (await send(client, { "input.picture": { name: "yo.jpg", type: "image/jpeg", bytes: Buffer.from("no") } })).errors,
  ).toEqual([{ code: "BAD_USER_INPUT", field: "picture", message: "La imagen debe ser JPG, PNG o GIF" }]);
  const { viewer, errors } = await send(client, {
    "input.picture": await portrait(),
    "input.thumbnail": await portrait(),
  });
  const url = viewer?.user.picture?.url ?? "";
  expect([errors, url]).toEqual([[], expect.stringMatching(/^\/uploads\/[\w-]+\/750\.webp$/)]);
  expect((await fetch(gateway.url + url)).status).toBe(200);
  expect(await client.data(`{ user(id: "${user.id}") { picture { url } } }`)).toEqual({ user: { picture: { url } } });
  const gone = { viewer: { user: { picture: null } }, errors: [] };
  for (let time = 0; time < 2; time += 1)
    expect(await client.data(`mutation { deleteProfilePhoto ${result} }`)).toEqual({ deleteProfilePhoto: gone });
  expect((await fetch(gateway.url + url)).status).toBe(404);
  expect(
    (await new GraphqlClient(gateway.url).run(`mutation { deleteProfilePhoto ${result} }`)).errors[0]?.extensions?.code,
  ).toBe("UNAUTHENTICATED");
  await gateway.stop();
  await backend.stop();
});

it("names the user to another server and reads its bare answers", async () => {
  const account = {
    id: 7,
    token: "t",
    uid: "ana@example.com",
    email: "ana@example.com",
    name: "Ana",
    picture_users: [{ id: 31, url: "http://fotos.example/vieja.jpg" }],
  };
  const headers = {
    "access-token": "a",
    client: "c",
    uid: "ana@example.com",
    expiry: String(Math.floor(Date.now() / 1_000) + 3_600),
    "token-type": "Bearer",
  };
  let answer: [unknown, number] = [{ error: "Not acceptable" }, 406];
  const upstream = await startUpstream((call, response) => {
    if (call.path.startsWith("/api/auth/sign_in")) return json(response, { data: account }, 200, headers);
    if (call.path.startsWith("/api/users")) return json(response, account, 200, headers);
    if (call.path.endsWith("_profile_photo")) return json(response, answer[0], answer[1]);
    json(response, { status: 404, error: "Not Found" }, 404);
  });
  const gateway = await startGateway(upstream.url);
  const client = new GraphqlClient(gateway.url);
  await client.data(SIGN_IN, { input: { email: account.email, password } });
  expect((await send(client, { "input.picture": await portrait() })).errors).toEqual([
    { code: "FORBIDDEN", field: "picture", message: rejected },
  ]);
  answer = [{ message: "ok" }, 200];
  upstream.calls.length = 0;
  expect((await send(client, { "input.picture": await portrait() })).viewer?.user.picture?.url).toBe(
    "http://fotos.example/vieja.jpg",
  );
  expect(upstream.calls.map(({ method, path }) => `${method} ${path.split("?")[0]}`)).toEqual([
    "GET /api/users",
    "PUT /api/update_profile_photo",
    "GET /api/users",
  ]);
  const body = String(upstream.calls[1]?.body);
  expect(
    [
      /name="id_image"\r\n\r\n31\r\n/,
      /name="id_user"\r\n\r\n7\r\n/,
      /name="picture_data\[0\]"; filename/,
      /name="picture_data\[1\]"; filename/,
    ].map((part) => part.test(body)),
  ).toEqual([true, true, true, true]);
  answer = [{ status: 404, error: "Not Found" }, 404];
  expect((await client.run(`mutation { deleteProfilePhoto ${result} }`)).errors[0]?.extensions?.code).toBe(
    "UPSTREAM_UNAVAILABLE",
  );
  await gateway.stop();
  await upstream.stop();
});
