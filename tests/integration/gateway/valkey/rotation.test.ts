import { expect, it } from "vitest";
import { aUser, password } from "../../../support/builders";
import { startLossyWay } from "../../../support/lossyWay";
import { startBackend } from "../../../support/startBackend";
import type { TestBackend } from "../../../support/startBackend";
import { useTwoGateways } from "../../../support/twoGateways";

const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }";
const READ = "{ viewer { id unreadNotificationCount } }";

let backend: TestBackend;
let now = Date.now();
let isLossy = false;
let brought = 0;
let lost = 0;

const two = useTwoGateways(async () => {
  backend = await startBackend({ tokenRotation: true, now: () => new Date(now) });
  const way = await startLossyWay(backend.url, (token) => {
    // Every seventh answer with a new token.
    const isLost = isLossy && Boolean(token?.trim()) && ++brought % 7 === 0;
    if (isLost) lost += 1;
    return isLost;
  });
  return {
    url: way.url,
    async stop() {
      await way.stop();
      await backend.stop();
    },
  };
});

it("no user is signed out in 1,000 requests to either gateway, while tokens rotate and answers are lost", async () => {
  const people = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const { id, email } = await aUser(backend.db);
      const doors = two.browser();
      await doors[index % 2 ? 1 : 0].data(SIGN_IN, { input: { email, password } });
      return { id: String(id), doors };
    }),
  );
  isLossy = true;
  let answered = 0;
  for (let round = 0; round < 25; round += 1) {
    now += 5_500;
    const answers = await Promise.all(
      people.flatMap(({ id, doors }) => doors.map(async (door) => ({ id, ...(await door.run(READ)) }))),
    );
    for (const { id, data, errors } of answers) {
      expect({ data, errors }).toMatchObject({ data: { viewer: { id } }, errors: [] });
      answered += 1;
    }
  }
  expect(answered).toBe(1_000);
  expect(lost).toBeGreaterThan(50);
  // A thousand requests, which a busy machine takes its time for.
}, 600_000);
