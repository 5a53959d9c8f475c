import { afterAll, afterEach, beforeAll } from "vitest";
import { RawSocket } from "./rawSocket";
import { json, startUpstream } from "./scriptedUpstream";
import type { ScriptedUpstream } from "./scriptedUpstream";
import { startGateway } from "./startGateway";
import type { TestGateway } from "./startGateway";

/** What the scripted backend takes for right. */
export const password = "Cambio#2024";
const account = {
  id: 1,
  token: "eaf1554f769a66b4c19fa8ff",
  uid: "ana@example.com",
  provider: "email",
  name: "Ana",
  last_name: "Pérez",
  email: "ana@example.com",
  picture_users: [],
  avatar: null,
  verified: true,
  sign_in_count: 4,
  city: "Caracas",
  active_publications: 6,
  reputation: 4.5,
  change: 1,
  balance: 12.5,
};

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown[]; extensions: { code: string } }[];
}

export const signIn = (email: string, given = password, rest = "") =>
  `mutation { signIn(input: { email: "${email}", password: "${given}"${rest} }) { viewer { id } errors { code field message } } }`;
export const viewer = "{ viewer { id email } }";

/** Gives a test file a gateway in front of a scripted backend, and clients of it. */
export function useSessions() {
  const fixture = {} as { upstream: ScriptedUpstream; gateway: TestGateway };
  /** State of the scripted backend: how long its tokens live, and which are valid. */
  const backend = {
    lifeSeconds: 3_600,
    issued: 0,
    valid: new Set<string>(),
    rotates: false,
    isWallBroken: false,
    refusals: [""],
  };
  const sockets: RawSocket[] = [];

  const issue = () => {
    const token = `secret-token-${(backend.issued += 1)}`;
    backend.valid.add(token);
    return {
      "access-token": token,
      client: "secret-client",
      uid: "ana@example.com",
      expiry: String(Math.floor(Date.now() / 1_000) + backend.lifeSeconds),
      "token-type": "Bearer",
    };
  };

  beforeAll(async () => {
    fixture.upstream = await startUpstream((call, response) => {
      const path = call.path.split("?")[0];
      if (path === "/api/auth/sign_in/") {
        const form = JSON.parse(String(call.body)) as { email: string; password: string };
        if (form.password === "Rara#2024") return json(response, { success: false, errors: backend.refusals }, 401);
        if (form.password !== password)
          return json(response, { success: false, errors: ["Credenciales inválidas, intente de nuevo"] }, 401);
        return json(response, { data: { ...account, email: form.email, uid: form.email } }, 200, issue());
      }
      if (path === "/api/wall") {
        if (backend.isWallBroken) return void response.writeHead(500).end("boom");
        return json(response, { response: [], next_query: { current_page: 2, offset: 0 } });
      }
      if (path === "/api/excluded_words") return json(response, ["vendo"]);
      const token = String(call.headers["access-token"] ?? "");
      if (!backend.valid.has(token))
        return json(response, { errors: ["Tienes que iniciar sesión o registrarte para poder continuar."] }, 401);
      if (path === "/api/auth/sign_out") {
        backend.valid.delete(token);
        return json(response, { success: true });
      }
      const headers = backend.rotates
        ? issue()
        : {
            "access-token": token,
            client: "secret-client",
            uid: "ana@example.com",
            expiry: String(Math.floor(Date.now() / 1_000) + backend.lifeSeconds),
            "token-type": "Bearer",
          };
      if (path === "/api/users") return json(response, account, 200, headers);
      if (path === "/api/auth/validate_token") return json(response, { success: true, data: account }, 200, headers);
      json(response, [], 200, headers);
    });
    fixture.gateway = await startGateway(fixture.upstream.url);
  });

  afterEach(() => {
    Object.assign(backend, { lifeSeconds: 3_600, rotates: false, isWallBroken: false });
    for (const socket of sockets.splice(0)) socket.close();
  });

  afterAll(async () => {
    await fixture.gateway.stop();
    await fixture.upstream.stop();
  });

  async function run(
    query: string,
    headers: Record<string, string> = {},
    url = fixture.gateway.url,
  ): Promise<{ answer: Answer; text: string; response: Response; cookie: string | undefined }> {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ query }),
    });
    const text = await response.text();
    return {
      answer: JSON.parse(text) as Answer,
      text,
      response,
      cookie: response.headers.get("set-cookie")?.split(";")[0],
    };
  }

  async function signedIn(email = "ana@example.com"): Promise<string> {
    const { cookie } = await run(signIn(email));
    if (!cookie) throw new Error("no cookie");
    return cookie;
  }

  function open(headers: Record<string, string>): RawSocket {
    const socket = new RawSocket(fixture.gateway.wsUrl, { headers, origin: fixture.gateway.url });
    sockets.push(socket);
    return socket;
  }

  return Object.assign(fixture, { backend, sockets, issue, run, signedIn, open });
}
