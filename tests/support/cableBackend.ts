import { afterEach, beforeAll } from "vitest";
import { aMember, aTransaction, sessionOf } from "./builders";
import type { User } from "./builders";
import { followChannels } from "./cableClient";
import type { TestCable } from "./cableClient";
import { sharedBackend } from "./sharedBackend";
import type { TestBackend } from "./startBackend";

type SessionHeaders = Record<string, string>;

/** Gives a test file a backend and the usual partners of a cable test; closes tracked cables after each test. */
export function useCableBackend() {
  const fixture = {} as { backend: TestBackend };
  const open: TestCable[] = [];
  beforeAll(async () => {
    fixture.backend = await sharedBackend();
  });
  afterEach(() => {
    for (const cable of open.splice(0)) cable.close();
  });

  function track(cable: TestCable): TestCable {
    open.push(cable);
    return cable;
  }

  return Object.assign(fixture, {
    track,
    signedInUser: () => aMember(fixture.backend.db),
    /** A transaction with the session headers of both parties. */
    async chatOfTwo() {
      const built = await aTransaction(fixture.backend.db, { updatedAt: new Date(Date.now() - 60_000) });
      return {
        built,
        owner: await sessionOf(fixture.backend.db, built.owner),
        interested: await sessionOf(fixture.backend.db, built.interested),
      };
    },
    async follow(headers: SessionHeaders, ...identifiers: string[]) {
      return track(await followChannels(fixture.backend.url, headers, identifiers));
    },
    postMessage(chatId: number, text: string, randomId: string, headers: SessionHeaders) {
      return fixture.backend.call<{ id: number; created_at: string }>(`/chats/${chatId}/messages`, {
        body: { random_id: randomId, message: text },
        headers,
      });
    },
  });
}

/** A user as chats and transactions present them. */
export const presentedUser = (user: User) => ({
  id: user.id,
  name: user.name,
  last_name: user.lastName,
  city: user.city,
  reputation: 0,
  rating_count: 0,
  verified: false,
  type_suscription: "Standard",
  email_confirmed: true,
  picture: null,
  active: true,
});
