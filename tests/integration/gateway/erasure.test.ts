import { afterAll, beforeAll, expect, it } from "vitest";
import { contactForms } from "../../../backend/db/schema/mails";
import { aPublication, aTransaction, aUser, password } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { subscribe } from "../../support/subscribe";

interface Refused {
  code: string;
  field: string | null;
  message: string;
}
interface Payload {
  erasure: { dueAt: string | null; holdReason: string | null } | null;
  errors: Refused[];
}
const payload = "{ erasure { dueAt holdReason } errors { code field message } }";
const REQUEST = `mutation ($input: RequestErasureInput!) { requestErasure(input: $input) ${payload} }`;
const REVOKE = `mutation { revokeErasure ${payload} }`;
const none = { dueAt: null, holdReason: null };

let backend: TestBackend;
let gateway: TestGateway;
beforeAll(async () => {
  backend = await startBackend();
  gateway = await startGateway(backend.url);
});
afterAll(async () => {
  await gateway.stop();
  await backend.stop();
});

async function signIn(email: string) {
  const client = new GraphqlClient(gateway.url);
  await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }", {
    input: { email, password },
  });
  return client;
}
const request = async (client: GraphqlClient, input: Record<string, unknown> = { password }) =>
  (await client.data<{ requestErasure: Payload }>(REQUEST, { input })).requestErasure;

it("asks for the erasure with the password, says the date, and takes it back", async () => {
  const client = await signIn((await aUser(backend.db)).email);
  expect(await client.data("{ erasure { dueAt holdReason } }")).toEqual({ erasure: none });
  expect(await request(client, {})).toMatchObject({ erasure: null, errors: [{ field: "password" }] });
  expect(await request(client, { password: "falsa" })).toMatchObject({
    erasure: null,
    errors: [{ field: "password", message: "La contraseña actual no es correcta" }],
  });
  const asked = await request(client);
  expect(asked).toEqual({ erasure: { dueAt: expect.any(String) as string, holdReason: null }, errors: [] });
  expect(await request(client)).toEqual(asked);
  expect(await client.data("{ erasure { dueAt } notifications { items { type subject { __typename } } } }")).toEqual({
    erasure: { dueAt: asked.erasure?.dueAt },
    notifications: { items: [{ type: "ACCOUNT_ERASURE", subject: null }] },
  });
  for (let time = 0; time < 2; time++)
    expect(await client.data(REVOKE)).toEqual({ revokeErasure: { erasure: none, errors: [] } });
  expect(await client.data("{ erasure { dueAt holdReason } }")).toEqual({ erasure: none });
});

it("is refused to guests, over a socket and during a transaction", async () => {
  const guest = new GraphqlClient(gateway.url);
  for (const operation of ["{ erasure { dueAt } }", "{ dataExport }", REVOKE])
    expect([operation, (await guest.run(operation)).errors[0]?.extensions?.code]).toEqual([
      operation,
      "UNAUTHENTICATED",
    ]);
  const client = await signIn((await aTransaction(backend.db)).owner.email);
  expect(await request(client)).toEqual({
    erasure: null,
    errors: [
      {
        code: "BAD_USER_INPUT",
        field: null,
        message: "No se pueden eliminar tus datos porque tienes propuestas o cambios abiertos",
      },
    ],
  });
  for (const operation of ["{ dataExport }", "mutation { requestErasure(input: {}) { errors { code } } }"]) {
    const overSocket = await subscribe(client, operation);
    await overSocket.ended;
    expect([operation, overSocket.errors[0]?.extensions?.code]).toEqual([operation, "BAD_USER_INPUT"]);
  }
});

it("hands out a copy of the viewer's data alone", async () => {
  const user = await aUser(backend.db);
  await aPublication(backend.db, { ownerId: user.id, title: "Reloj de pared" });
  const other = await aPublication(backend.db, { title: "Cosa de otro" });
  // Larger than any other answer may be.
  const message = "a".repeat(6 * 1024 * 1024);
  await backend.db.insert(contactForms).values({ name: "Ana", email: user.email, subject: "Hola", message });
  const client = await signIn(user.email);
  const { dataExport } = await client.data<{ dataExport: string }>("{ dataExport }");
  expect(JSON.parse(dataExport)).toMatchObject({
    cuenta: { correo: user.email, telefono: user.phone },
    publicaciones: [{ titulo: "Reloj de pared", direccion: "Av. Urdaneta, Caracas" }],
    guardadas: [],
  });
  expect(dataExport.length).toBeGreaterThan(message.length);
  expect(dataExport).not.toContain(other.title);
});
