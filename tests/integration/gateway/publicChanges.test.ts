import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GraphqlClient } from "../../support/graphqlClient";
import type { UploadedFile } from "../../support/graphqlClient";
import { filesOf, mutationInputs, mutationOf, operatorInputs } from "../../support/mutationInputs";
import { account, startRecordedUpstream, transaction } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";
import { readSchema } from "../../support/schemaSelection";
import type { UpstreamCall } from "../../support/scriptedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { aPhoto } from "../../support/uploads";

const SIGN_IN = 'mutation { signIn(input: { email: "luis@example.com", password: "x" }) { errors { message } } }';
const WALL = "query Wall { wall { items { __typename } } }";

const accepted = { status: 200, body: {} as unknown };
const refused = { status: 422, body: { errors: ["No se puede"] } };
/** Refusals under a status of success. */
const quietRefusals = {
  confirmEmail: { response: false },
  deactivateAccount: { error: true },
  deleteProfilePhoto: { error: "No se puede" },
  resetPassword: { message: "token not found" },
  updatePersonalData: { error: "No se puede" },
};

/**
 * Mutations after which guests read something else, with what the backend answers where that says whether it is done.
 */
const publicMutations: Record<string, unknown> = {
  acceptAmendment: {},
  activatePublication: {},
  applyModeration: {},
  changeTransactionStatus: {},
  completeRegistration: {},
  confirmEmail: { response: true },
  createPublication: {},
  deactivateAccount: {},
  deactivatePublication: {},
  decideModeration: {},
  deleteProfilePhoto: {},
  payWithCredit: {},
  rateTransaction: {},
  reactivateAccount: {},
  recordArrival: {},
  reportPublication: {},
  requestErasure: {},
  resetPassword: { message: "password updated successfully" },
  revokeErasure: {},
  saveBanner: {},
  setCityHidden: {},
  settleSecureExchange: {},
  undoModeration: {},
  updatePersonalData: {},
  updateProfilePhoto: {},
  updatePublication: {},
};

/** One reads, and the recorded call for clicks is a GET, too. */
const sentAsGet = new Set(["checkSecureExchangeCode", "countBannerClick"]);

const inputs = { ...mutationInputs, ...operatorInputs };
const schema = readSchema();
let upstream: RecordedUpstream;
let gateway: TestGateway;
let photo: UploadedFile;
let walls = 0;
/** What the backend answers to whatever changes something. */
let reply = accepted;

const isChange = ({ method, path }: UpstreamCall) => method !== "GET" || path.includes("/active_user/");

beforeAll(async () => {
  photo = { name: "foto.jpg", type: "image/jpeg", bytes: await aPhoto() };
  upstream = await startRecordedUpstream((call) =>
    isChange(call) ? reply : { status: 404, body: { status: 404, error: "Not Found" } },
  );
  upstream.answer("GET /users", { body: { ...account, operator: true } });
  upstream.answer("GET /v1/provider_products", { body: [{ id: 1, name: "Básico", price: 5 }] });
  upstream.answer("GET /wall", () => {
    walls += 1;
    return { body: { response: [], next_query: null } };
  });
  // As long as the tests take, on any machine.
  gateway = await startGateway(upstream.url, {}, { SHARED_ANSWER_MS: 600_000 });
});
afterAll(async () => {
  await gateway.stop();
  await upstream.stop();
});

/** Whether the next guest makes the gateway read the wall anew. */
async function isReadAnew(): Promise<boolean> {
  const before = walls;
  await new GraphqlClient(gateway.url).data(WALL);
  return walls > before;
}

/** Runs a mutation as the backend answers it; returns how often the backend was asked to change something. */
async function run(field: string, answer: typeof reply): Promise<number> {
  const client = new GraphqlClient(gateway.url);
  reply = accepted;
  await client.data(SIGN_IN);
  // Until all guests share it.
  while (await isReadAnew());
  upstream.clearCalls();
  reply = answer;
  const input = inputs[field] ?? null;
  await client.run(mutationOf(schema, field, input), { input }, filesOf(field, photo));
  return upstream.calls.filter(isChange).length;
}

describe("what guests share", () => {
  it.each(Object.keys(inputs))("is read anew after a change that they see: %s", async (field) => {
    const changes = await run(field, { status: 200, body: publicMutations[field] ?? {} });
    expect(changes > 0).toBe(!sentAsGet.has(field));
    expect(await isReadAnew()).toBe(field in publicMutations);
  });

  it.each(Object.keys(publicMutations))("stays after a refusal: %s", async (field) => {
    expect(await run(field, refused)).toBeGreaterThan(0);
    expect(await isReadAnew()).toBe(false);
  });

  it.each(Object.entries(quietRefusals))("stays after a refusal under a status of success: %s", async (field, body) => {
    expect(await run(field, { status: 200, body })).toBeGreaterThan(0);
    expect(await isReadAnew()).toBe(false);
  });

  it("is read again after a failure that may have taken effect", async () => {
    await run("deactivatePublication", { status: 500, body: {} });
    expect(await isReadAnew()).toBe(true);
  });

  it("is read anew after a rating, though the status that came with it is refused", async () => {
    await run("deactivatePublication", refused);
    upstream.answer("PUT /ranke_user", { body: {} });
    upstream.answer("GET /transactions/4", { body: transaction({ status: "accepted", viewer_rank: null }) });
    const client = new GraphqlClient(gateway.url);
    await client.data(SIGN_IN);
    const input = { transactionId: "4", to: "CONFIRMED_INTERESTED", rating: 5 };
    await client.run(mutationOf(schema, "changeTransactionStatus", input), { input });
    expect(await isReadAnew()).toBe(true);
  });
});
