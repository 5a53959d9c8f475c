import { expect, it } from "vitest";
import { aUser, password } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import { startBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import { startLossyWay } from "../../support/lossyWay";

it(
  "keeps the session over answers with a new token that are lost between backend and gateway",
  { timeout: 120_000 },
  async () => {
    let now = Date.now();
    const backend = await startBackend({ tokenRotation: true, now: () => new Date(now) });
    let isCut = false;
    const cut: (string | null)[] = [];
    const between = await startLossyWay(backend.url, (token) => {
      if (isCut) cut.push(token);
      return isCut;
    });
    const gateway = await startGateway(between.url);
    try {
      const user = await aUser(backend.db);
      const client = new GraphqlClient(gateway.url);
      await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }", {
        input: { email: user.email, password },
      });
      const read = () => client.run("{ viewer { id unreadNotificationCount } }");
      for (let time = 0; time < 2; time += 1) {
        now += 5_500;
        isCut = true;
        await read();
        isCut = false;
        now += 5_500;
        expect(await read()).toMatchObject({ errors: [], data: { viewer: { id: String(user.id) } } });
      }
      expect(cut.filter((token) => token?.trim())).not.toEqual([]);
    } finally {
      await gateway.stop();
      await between.stop();
      await backend.stop();
    }
  },
);
