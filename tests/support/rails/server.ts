import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { UpstreamCall } from "../scriptedUpstream";
import { RailsBroadcasts } from "./broadcasts";
import { RailsCable } from "./cable";
import { perform, subscribe } from "./channels";
import type { RailsContext, RailsOptions } from "./context";
import { notFound, readBody, send } from "./http";
import { publicPaths, routes } from "./routes";
import { RailsStore, password } from "./store";
import type { RailsPerson, RailsTransaction } from "./records";
import { RailsTokens } from "./tokens";

/**
 * A server that answers only what was recorded of the existing one, in the recorded shapes, and "Not Found" to
 * everything else. The gateway must work in front of it.
 */
export class RailsServer implements RailsContext {
  url = "";
  store!: RailsStore;
  cable!: RailsCable;
  broadcasts!: RailsBroadcasts;
  readonly tokens: RailsTokens;
  readonly calls: UpstreamCall[] = [];
  private readonly server = createServer({ keepAliveTimeout: 0 }, (request, response) =>
    this.receive(request, response),
  );

  constructor(readonly options: RailsOptions = {}) {
    this.tokens = new RailsTokens(options.rotatesTokens ?? false);
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, "127.0.0.1", resolve);
    });
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    this.store = new RailsStore({ origin: this.url, decimalsAsText: this.options.decimalsAsText ?? false });
    this.cable = new RailsCable(this.server, {
      checksOrigin: this.options.checksOrigin ?? false,
      isUnordered: this.options.isUnordered ?? false,
      hidesSubprotocol: this.options.hidesSubprotocol ?? false,
      pingMs: this.options.pingMs ?? 3_000,
      userOf: (given) => this.tokens.userOf(given),
      subscribe: (userId, params) => subscribe(this, userId, params),
      perform: (userId, params, data, transmit) => perform(this, userId, params, data, transmit),
    });
    this.broadcasts = new RailsBroadcasts(this.store, this.cable);
    return this;
  }

  async stop(): Promise<void> {
    this.cable.stop();
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  /** The calls so far, as `GET /api/wall`, without queries. */
  callNames = () => this.calls.map(({ method, path }) => `${method} ${path.split("?")[0]}`);

  /** Another user writes a message, past the gateway. */
  write(transaction: RailsTransaction, fromId: number, message: string, randomId: string): void {
    this.broadcasts.message(
      transaction,
      this.store.write(transaction, fromId, { message, random_id: randomId }),
      fromId,
    );
  }

  private receive(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const call = {
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks),
      };
      this.calls.push(call);
      void this.answer(call, response);
    });
  }

  private async answer(call: UpstreamCall, response: ServerResponse): Promise<void> {
    const url = new URL(call.path, this.url);
    const path = url.pathname.replace(/\/$/, "");
    const given = { ...Object.fromEntries(url.searchParams), ...call.headers };
    const isPublic = publicPaths.some((pattern) => pattern.test(`${call.method} ${path}`));
    const body = await readBody(call);
    if (body === null) return send(response, call, { status: 400, body: { status: 400, error: "Bad Request" } });
    const userId = isPublic ? null : this.tokens.userOf(given);
    const request = { method: call.method, path, query: url.searchParams, body, headers: call.headers, userId };
    const route = routes.find(([pattern]) => pattern.test(`${call.method} ${path}`));
    if (!route) return send(response, call, notFound);
    if (path === "/api/auth/sign_in") return this.signIn(body, call, response);
    if (!isPublic && userId === null)
      return send(response, call, {
        status: 401,
        body: { errors: ["Tienes que iniciar sesión o registrarte para poder continuar."] },
      });
    const [pattern, handle] = route;
    const match = pattern.exec(`${call.method} ${path}`);
    const reply = handle(this, request, Number(match?.[1] ?? 0));
    // A 404 neither carries session headers nor rotates the token.
    const headers = isPublic || reply.status === 404 ? {} : this.tokens.use(given);
    send(response, call, reply, headers ?? {});
  }

  private signIn(body: Record<string, unknown>, call: UpstreamCall, response: ServerResponse): void {
    const person = this.store.people.find(({ email }) => email === String(body["email"]).toLowerCase());
    if (!person || body["password"] !== password)
      return send(response, call, {
        status: 401,
        body: { success: false, errors: ["Credenciales inválidas, intente de nuevo"] },
      });
    person.signIns += 1;
    send(
      response,
      call,
      { body: { data: this.store.presentAccount(person) } },
      this.tokens.issue(person.id, person.email),
    );
  }

  /** The account behind an address. */
  personOf(email: string): RailsPerson {
    const found = this.store.people.find((person) => person.email === email);
    if (!found) throw new Error(`no account for ${email}`);
    return found;
  }
}
