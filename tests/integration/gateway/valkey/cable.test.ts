import { expect, it } from "vitest";
import { aTransaction, password, sessionOf } from "../../../support/builders";
import { startCountingProxy } from "../../../support/countingProxy";
import type { CountingProxy } from "../../../support/countingProxy";
import { startBackend } from "../../../support/startBackend";
import type { TestBackend } from "../../../support/startBackend";
import { subscribe } from "../../../support/subscribe";
import { useTwoGateways } from "../../../support/twoGateways";

const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }";
const TALK = "subscription ($chatId: ID!) { messageAdded(chatId: $chatId, after: 0) { id text } }";

let backend: TestBackend;
let proxy: CountingProxy;

const two = useTwoGateways(async () => {
  backend = await startBackend();
  proxy = await startCountingProxy(backend.url);
  return {
    url: proxy.url,
    async stop() {
      await proxy.stop();
      await backend.stop();
    },
  };
});

it("a person with tabs at two gateways has one cable connection at each, and sees each message once in every tab", async () => {
  const { owner, interested, chatId } = await aTransaction(backend.db);
  const [here, there] = two.browser();
  await here.data(SIGN_IN, { input: { email: owner.email, password } });
  const tabs = [];
  for (const door of [here, there, here, there]) tabs.push(await subscribe(door, TALK, { chatId }));
  const form = new FormData();
  form.set("random_id", "m-1");
  form.set("message", "hola");
  const headers = await sessionOf(backend.db, interested);
  expect((await backend.call(`/chats/${chatId}/messages`, { form, headers })).status).toBe(201);
  for (const tab of tabs) await tab.next((event) => JSON.stringify(event).includes("hola"));
  expect(tabs.map(({ events }) => events.length)).toEqual([1, 1, 1, 1]);
  expect(proxy.upgrades).toBe(2);
  for (const tab of tabs) await tab.stop();
});
