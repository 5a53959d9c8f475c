import { expect, it } from "vitest";
import { aUser, password } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import { startBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import { startUpstream } from "../../support/scriptedUpstream";

it(
  "keeps the session over answers with a new token that are lost between backend and gateway",
  { timeout: 120_000 },
  async () => {
    let now = Date.now();
    const backend = await startBackend({ tokenRotation: true, now: () => new Date(now) });
    let isCut = false;
    const cut: (string | null)[] = [];
    // What the backend does is done; only its answer does not arrive.
    const between = await startUpstream(async ({ method, path, headers, body }, response) => {
      const sentOn = Object.entries(headers).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === "string" && !["host", "connection", "content-length"].includes(entry[0]),
      );
      const request: RequestInit = { method, headers: sentOn };
      if (body.length > 0) request.body = new Uint8Array(body);
      const answer = await fetch(backend.url + path, request);
      if (isCut) {
        cut.push(answer.headers.get("access-token"));
        return void response.destroy();
      }
      const sent = [...answer.headers].filter(([name]) => !["connection", "transfer-encoding"].includes(name));
      response.writeHead(answer.status, Object.fromEntries(sent)).end(Buffer.from(await answer.arrayBuffer()));
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
