import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { RailsCable } from "./railsCable";
import { RailsTokens } from "./railsTokens";
import { RailsTown, categoryTree, password } from "./railsTown";
import type { RailsExchange, RailsPerson } from "./railsTown";
import type { UpstreamCall } from "./scriptedUpstream";

/** In what real servers differ. */
export interface RailsSwitches {
  rotatesTokens?: boolean;
  checksOrigin?: boolean | string;
  /** `"update"` as JSON instead of the bare word. */
  quotesStrings?: boolean;
  decimalsAsText?: boolean;
  isUnordered?: boolean;
  hidesSubprotocol?: boolean;
  /** The list of chats without a type leaves out those of ended and claimed transactions, too. */
  hidesSettledChats?: boolean;
  pingMs?: number;
}

interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  headers: IncomingMessage["headers"];
  userId: number | null;
}
type Reply = { status?: number; body?: unknown; raw?: string };

const notHere: Reply = { status: 404, body: { status: 404, error: "Not Found" } };
const unprocessable = (...errors: string[]): Reply => ({ status: 422, body: { errors } });
const notices: Record<string, [number, string]> = {
  accepted: [2, "accepted_proposal"],
  rejected: [3, "rejected_proposal"],
  confirmed_owner: [4, "exchange_accepted"],
  confirmed_interested: [4, "exchange_accepted"],
  complete: [4, "exchange_accepted"],
};
const moves: Record<string, string[]> = {
  active: ["accepted", "rejected"],
  accepted: ["confirmed_owner", "confirmed_interested", "rejected"],
  confirmed_owner: ["complete", "claim_owner", "claim_interested"],
  confirmed_interested: ["complete", "claim_owner", "claim_interested"],
};

/**
 * A server that answers only what was recorded of the existing one, in the recorded shapes, and "Not Found" for everything else.
 * The gateway must live with it.
 */
export class RailsLike {
  url = "";
  town!: RailsTown;
  cable!: RailsCable;
  readonly tokens: RailsTokens;
  readonly calls: UpstreamCall[] = [];
  private readonly server = createServer((request, response) => this.receive(request, response));

  constructor(private readonly switches: RailsSwitches = {}) {
    this.tokens = new RailsTokens(switches.rotatesTokens ?? false);
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, "127.0.0.1", resolve);
    });
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    this.town = new RailsTown({ origin: this.url, decimalsAsText: this.switches.decimalsAsText ?? false });
    this.cable = new RailsCable(this.server, {
      checksOrigin: this.switches.checksOrigin ?? false,
      isUnordered: this.switches.isUnordered ?? false,
      hidesSubprotocol: this.switches.hidesSubprotocol ?? false,
      pingMs: this.switches.pingMs ?? 3_000,
      userOf: (given) => this.tokens.userOf(given),
      join: (userId, params) => this.join(userId, params),
      perform: (userId, params, data, transmit) => this.perform(userId, params, data, transmit),
    });
    return this;
  }

  async stop(): Promise<void> {
    this.cable.stop();
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  /** What was asked, as `GET /api/wall`, without queries. */
  asked = () => this.calls.map(({ method, path }) => `${method} ${path.split("?")[0]}`);

  /** Somebody else writes, without the gateway. */
  write(exchange: RailsExchange, fromId: number, message: string, randomId: string): void {
    this.told(exchange, this.town.write(exchange, fromId, { message, random_id: randomId }), fromId);
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
    const asked = { method: call.method, path, query: url.searchParams, body, headers: call.headers, userId };
    const route = this.routes.find(([pattern]) => pattern.test(`${call.method} ${path}`));
    if (!route) return send(response, call, notHere);
    if (path === "/api/auth/sign_in") return this.signIn(body, call, response);
    if (!isPublic && userId === null)
      return send(response, call, {
        status: 401,
        body: { errors: ["Tienes que iniciar sesión o registrarte para poder continuar."] },
      });
    const [pattern, handle] = route;
    const match = pattern.exec(`${call.method} ${path}`);
    const reply = handle(asked, Number(match?.[1] ?? 0));
    // What does not exist neither carries session headers nor rotates the token.
    const headers = isPublic || reply.status === 404 ? {} : this.tokens.use(given);
    send(response, call, reply, headers ?? {});
  }

  private signIn(body: Record<string, unknown>, call: UpstreamCall, response: ServerResponse): void {
    const person = this.town.people.find(({ email }) => email === String(body["email"]).toLowerCase());
    if (!person || body["password"] !== password)
      return send(response, call, {
        status: 401,
        body: { success: false, errors: ["Credenciales inválidas, intente de nuevo"] },
      });
    person.signIns += 1;
    send(
      response,
      call,
      { body: { data: this.town.presentAccount(person) } },
      this.tokens.open(person.id, person.email),
    );
  }

  private readonly routes: [RegExp, (asked: Asked, id: number) => Reply][] = [
    [/^POST \/api\/auth\/sign_in$/, () => ({})],
    [
      /^GET \/api\/users$/,
      ({ query }) => {
        const person = this.town.people.find(({ token }) => token === query.get("token"));
        return person
          ? { body: this.town.presentAccount(person) }
          : { status: 404, body: { error: "Usuario no encontrado" } };
      },
    ],
    [
      /^GET \/api\/users\/([^/]+)$/,
      (_asked, id) => {
        const person = this.town.people.find((one) => one.id === id);
        return person
          ? { body: this.town.presentProfile(person) }
          : { status: 404, body: { error: "Usuario no encontrado" } };
      },
    ],
    [/^GET \/api\/product_categories$/, () => ({ body: categoryTree() })],
    [
      /^GET \/api\/excluded_words$/,
      () => ({ body: ["de", "la", "el", "los", "las", "un", "una", "con", "para", "por", "y", "o", "en"] }),
    ],
    [
      /^GET \/api\/v1\/states$/,
      () => ({
        body: [
          { name: "Venezuela", states: ["Amazonas", "Zulia", "Distrito Capital"] },
          { name: "Colombia", states: ["Antioquia"] },
        ],
      }),
    ],
    [/^GET \/api\/currency_by_country$/, () => ({ body: { currency: "USD" } })],
    [
      /^GET \/api\/wall$/,
      ({ query }) => this.wall(Number(query.get("current_page") ?? 1), Number(query.get("offset") ?? 0)),
    ],
    [
      /^GET \/api\/publications\/(\d+)$/,
      ({ query, userId }, id) => this.detail(id, Number(query.get("user_id")) || userId),
    ],
    [
      /^GET \/api\/search_publications$/,
      ({ query }) => this.search((query.get("tags") ?? "").toLowerCase().split(",")),
    ],
    [
      /^GET \/api\/chats$/,
      ({ query, userId }) => ({
        body: this.chats(userId ?? 0, query.get("type")).map((exchange) =>
          this.town.presentChat(exchange, userId ?? 0),
        ),
      }),
    ],
    [/^POST \/api\/chats\/(\d+)\/messages$/, ({ body, userId }, id) => this.post(id, userId ?? 0, body)],
    [
      /^GET \/api\/notifications$/,
      ({ userId }) => ({
        body: this.town.notices
          .filter((notice) => notice.userId === userId)
          .toReversed()
          .map((notice) => this.town.presentNotice(notice)),
      }),
    ],
    [/^PUT \/api\/notifications\/(\d+)$/, ({ body, userId }, id) => this.mark(id, userId ?? 0, body)],
    [
      /^GET \/api\/publications_saveds$/,
      ({ userId }) => ({
        body: this.town.saved.filter((saved) => saved.userId === userId).map((saved) => this.presentSaved(saved)),
      }),
    ],
    [/^POST \/api\/publications_saveds$/, ({ body, userId }) => this.save(userId ?? 0, Number(body["publication_id"]))],
    [
      /^DELETE \/api\/publications_saveds\/(\d+)$/,
      (_asked, id) => (
        this.town.saved.splice(
          this.town.saved.findIndex((saved) => saved.id === id),
          1,
        ),
        { status: 204 }
      ),
    ],
    [
      /^GET \/api\/transaction_for_user$/,
      ({ query, userId }) => this.proposalState(Number(query.get("publication_id")), userId ?? 0),
    ],
    [/^POST \/api\/v1\/transactions$/, ({ body, userId }) => this.propose(body, userId ?? 0)],
    [/^PUT \/api\/v1\/transactions\/(\d+)$/, ({ body, userId }, id) => this.change(id, body, userId ?? 0)],
    [/^PUT \/api\/ranke_user$/, ({ body, userId }) => this.rank(body, userId ?? 0)],
  ];

  private wall(page: number, offset: number): Reply {
    const all = [...this.town.items].filter((item) => item.status === "Activo").toReversed();
    const items = all
      .slice((page - 1) * 10, page * 10)
      .map((item) => ({ item_type: "publication", resource: this.town.presentItem(item) }));
    const done = this.town.exchanges.filter((exchange) => exchange.status === "complete" && page === 1);
    const changes = done.map((exchange) => ({
      item_type: "change",
      resource: {
        id: exchange.id,
        card_kind: "change",
        updated_at: exchange.updatedAt,
        publication: this.town.presentItem(this.town.item(exchange.publicationId)),
        interested_user: this.town.presentOwner(exchange.interestedId),
        publication_interested: exchange.offered[0] ? this.town.presentItem(this.town.item(exchange.offered[0])) : null,
      },
    }));
    const banner = {
      item_type: "banner",
      resource: {
        id: 1,
        card_kind: "banner",
        url_banner: "https://example.test/promo",
        url_image_big: "https://example.test/big.jpg",
        url_image_small: "https://example.test/small.jpg",
        title: "Promo",
      },
    };
    const response = page === 1 ? [banner, ...changes, ...items] : items;
    return { body: { response, next_query: { current_page: page + 1, offset: offset + items.length } } };
  }

  private detail(id: number, viewerId: number | null): Reply {
    const item = this.town.items.find((one) => one.id === id);
    if (!item) return { status: 404, body: { error: "Publicación no encontrada" } };
    const chat = this.town.exchanges.find(
      (exchange) => exchange.publicationId === id && exchange.interestedId === viewerId,
    );
    return {
      body: {
        publication: this.town.presentItem(item),
        owner_id: item.ownerId,
        transactions_asociated_user: chat?.id ?? null,
      },
    };
  }

  private search(tags: string[]): Reply {
    const data = this.town.items
      .filter((item) => item.status === "Activo" && item.tags.some((tag) => tags.includes(tag)))
      .map((item) => this.town.presentItem(item));
    return {
      body: {
        data,
        sponsored: data.slice(0, 1),
        totalPublications: data.length,
        categories: [{ id: 7, name: "Clases", parent_name: "Servicios", count: data.length, actual: false }],
      },
    };
  }

  private chats(userId: number, type: string | null): RailsExchange[] {
    const isSettled = (status: string) => /^(complete|rejected|claim_)/.test(status);
    const isOf = (status: string) => {
      if (type === null) return !this.switches.hidesSettledChats || !isSettled(status);
      return type === "proposal" ? status === "active" : status !== "active" && !isSettled(status);
    };
    return this.town.exchanges.filter((exchange) => this.town.isParty(exchange, userId) && isOf(exchange.status));
  }

  private post(chatId: number, userId: number, body: Record<string, unknown>): Reply {
    const exchange = this.town.exchanges.find(({ id }) => id === chatId);
    if (!exchange || !this.town.isParty(exchange, userId))
      return { status: 404, body: { error: "Chat no encontrado" } };
    const message = String(body["message"] ?? "").trim();
    if (message === "") return unprocessable("El mensaje no puede estar vacío");
    const stored = this.town.write(exchange, userId, { message, random_id: String(body["random_id"]) });
    this.told(exchange, stored, userId);
    return { status: 201, body: stored };
  }

  private told(exchange: RailsExchange, message: object, fromId: number): void {
    this.cable.broadcast(`chat ${exchange.id}`, { messages: [message] });
    const toId = this.town.counterpart(exchange, fromId);
    this.cable.broadcast(`chats ${toId}`, { event: "update", ...this.town.presentChat(exchange, toId) });
    this.noticed();
  }

  private toldNotices = 0;
  private noticed(): void {
    for (const notice of this.town.notices.slice(this.toldNotices)) {
      this.cable.broadcast(`notifications ${notice.userId}`, {
        event: "received",
        notification: this.town.presentNotice(notice),
      });
    }
    this.toldNotices = this.town.notices.length;
  }

  private mark(id: number, userId: number, body: Record<string, unknown>): Reply {
    const notice = this.town.notices.find((one) => one.id === id && one.userId === userId);
    if (!notice) return { status: 404, body: { error: "Notificación no encontrada" } };
    notice.read ||= body["read"] === true;
    notice.toasted ||= body["toast_notification"] === true;
    return { body: this.town.presentNotice(notice) };
  }

  private presentSaved = (saved: { id: number; userId: number; publicationId: number }) => ({
    id: saved.id,
    user_id: saved.userId,
    publication_id: saved.publicationId,
    latitude: 10.4975585,
    longitude: -66.8856196,
    publication: this.town.presentItem(this.town.item(saved.publicationId)),
  });

  private save(userId: number, publicationId: number): Reply {
    if (this.town.saved.some((saved) => saved.userId === userId && saved.publicationId === publicationId))
      return unprocessable("La publicación ya está guardada");
    const saved = { id: this.town.nextId(), userId, publicationId };
    this.town.saved.push(saved);
    return { status: 201, body: this.presentSaved(saved) };
  }

  private proposalState(publicationId: number, userId: number): Reply {
    const live = this.town.exchanges.find(
      (exchange) =>
        exchange.publicationId === publicationId &&
        exchange.interestedId === userId &&
        !["rejected", "complete"].includes(exchange.status),
    );
    const isOwn = this.town.item(publicationId).ownerId === userId;
    const word = isOwn || (live && live.status !== "active") ? "disabled" : live ? "update" : null;
    if (word === null) return { body: { status: null } };
    return { raw: this.switches.quotesStrings ? JSON.stringify(word) : word };
  }

  private propose(body: Record<string, unknown>, userId: number): Reply {
    const publicationId = Number(body["publication_id"]);
    const state = this.proposalState(publicationId, userId);
    if (state.raw) return unprocessable("Ya tienes una propuesta para esta publicación");
    const exchange = this.town.propose(
      userId,
      publicationId,
      (body["publication_interesteds_ids"] as number[] | undefined) ?? [],
      (body["tags"] as string[] | undefined) ?? [],
    );
    const ownerId = this.town.item(publicationId).ownerId;
    this.cable.broadcast(`chats ${ownerId}`, { event: "create", ...this.town.presentChat(exchange, ownerId) });
    this.noticed();
    return { status: 201, body: { data: this.town.presentExchange(exchange) } };
  }

  private change(id: number, body: Record<string, unknown>, userId: number): Reply {
    const exchange = this.town.exchanges.find((one) => one.id === id && this.town.isParty(one, userId));
    if (!exchange) return { status: 404, body: { error: "Transacción no encontrada" } };
    const status = body["status"];
    if (typeof status !== "string") {
      if (exchange.status !== "active") return unprocessable("La propuesta ya no se puede modificar");
      Object.assign(exchange, { tags: body["tags"], offered: body["publication_interesteds_ids"] });
      return { body: { data: this.town.presentExchange(exchange) } };
    }
    const isOwner = this.town.item(exchange.publicationId).ownerId === userId;
    const mine =
      status === "accepted"
        ? isOwner
        : status === "confirmed_owner"
          ? isOwner
          : status === "confirmed_interested"
            ? !isOwner
            : true;
    if (!mine || !moves[exchange.status]?.includes(status))
      return unprocessable(`No se puede pasar de ${exchange.status} a ${status}`);
    Object.assign(exchange, { status, updatedAt: new Date().toISOString() });
    if (status === "complete")
      for (const itemId of [exchange.publicationId, ...exchange.offered]) this.town.item(itemId).status = "finished";
    const [number, name] = notices[status] ?? [5, "exchange_rejected"];
    this.town.notify(this.town.counterpart(exchange, userId), number, name, () => ({ transaction: { id, status } }));
    for (const partyId of [userId, this.town.counterpart(exchange, userId)]) {
      const event = ["complete", "rejected"].includes(status) ? "remove" : "update";
      this.cable.broadcast(`chats ${partyId}`, { event, ...this.town.presentChat(exchange, partyId) });
      this.cable.broadcast(`requests ${partyId}`, {
        event: "update",
        transaction: this.town.presentExchange(exchange),
      });
    }
    this.noticed();
    return { body: { data: this.town.presentExchange(exchange) } };
  }

  private rank(body: Record<string, unknown>, userId: number): Reply {
    const exchange = this.town.exchanges.find(({ id }) => id === body["transaction_id"]);
    const rank = Number(body["rank"]);
    if (!(rank >= 0 && rank <= 5)) return unprocessable("La calificación debe estar entre 0 y 5");
    if (!exchange || exchange.rated.has(userId)) return unprocessable("Ya calificaste este intercambio");
    exchange.rated.add(userId);
    this.town.person(this.town.counterpart(exchange, userId)).marks.push(rank);
    return { body: { message: "Calificación guardada" } };
  }

  private join(
    userId: number,
    params: Record<string, unknown>,
  ): { streams: string[]; first: unknown[] } | { errors: unknown[] } {
    const isSelf = Number(params["user_id"]) === userId;
    switch (params["channel"]) {
      case "NotificationChannel":
        return isSelf ? { streams: [`notifications ${userId}`], first: [{ event: "connected" }] } : { errors: [] };
      case "ChatChannel":
        return isSelf ? { streams: [`chats ${userId}`], first: [] } : { errors: [] };
      case "RequestChannel":
        return isSelf ? { streams: [`requests ${userId}`], first: [] } : { errors: [] };
      case "MessageChannel": {
        const exchange = this.town.exchanges.find(({ id }) => id === Number(params["chat_id"]));
        if (!exchange || !isSelf || !this.town.isParty(exchange, userId))
          return { errors: [{ errors: ["Chat no encontrado"] }] };
        return { streams: [`chat ${exchange.id}`], first: [{ messages: exchange.messages }] };
      }
      default:
        return { errors: [] };
    }
  }

  private perform(
    userId: number,
    params: Record<string, unknown>,
    data: Record<string, unknown>,
    transmit: (message: unknown) => void,
  ): void {
    if (params["channel"] === "NotificationChannel" && data["action"] === "catch_up") {
      const missed = this.town.notices.filter(
        (notice) => notice.userId === userId && notice.id > Number(data["last_notification_id"]),
      );
      for (const notice of missed) transmit({ event: "received", notification: this.town.presentNotice(notice) });
    }
    if (params["channel"] === "MessageChannel" && data["action"] === "read_messages") {
      const exchange = this.town.exchanges.find(({ id }) => id === Number(params["chat_id"]));
      if (!exchange) return;
      exchange.unread.set(userId, 0);
      this.cable.broadcast(`chats ${userId}`, { event: "update", ...this.town.presentChat(exchange, userId) });
    }
  }

  /** The account behind an address. */
  personOf(email: string): RailsPerson {
    const found = this.town.people.find((person) => person.email === email);
    if (!found) throw new Error(`nobody is ${email}`);
    return found;
  }
}

const publicPaths = [
  /^POST \/api\/auth\/sign_in$/,
  /^GET \/api\/(wall|product_categories|excluded_words|v1\/states|currency_by_country|search_publications)$/,
  /^GET \/api\/users\/[^/]+$/,
  /^GET \/api\/publications\/\d+$/,
];

/** JSON or a form as fields; null when it is neither. */
async function readBody({ body, headers }: UpstreamCall): Promise<Record<string, unknown> | null> {
  if (body.length === 0) return {};
  const type = headers["content-type"] ?? "";
  if (type.startsWith("multipart/"))
    return Object.fromEntries(
      await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData(),
    );
  try {
    return JSON.parse(String(body)) as Record<string, unknown>;
  } catch {
    return null;
  }
}

const frameworkHeaders = {
  "x-frame-options": "SAMEORIGIN",
  "x-xss-protection": "1; mode=block",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  vary: "Accept",
  "cache-control": "max-age=0, private, must-revalidate",
};

function send(
  response: ServerResponse,
  call: UpstreamCall,
  { status = 200, body, raw }: Reply,
  session: Record<string, string> = {},
): void {
  const text = raw ?? (body === undefined ? "" : JSON.stringify(body));
  const etag = `W/"${createHash("md5").update(text).digest("hex")}"`;
  const headers = { ...frameworkHeaders, ...session, "x-request-id": randomUUID(), "x-runtime": "0.001050" };
  if (status === 204) return void response.writeHead(204, headers).end();
  if (status === 200 && call.headers["if-none-match"] === etag)
    return void response.writeHead(304, { ...headers, etag }).end();
  if (status === 404 && raw === undefined && !call.headers.accept?.includes("json"))
    return void response.writeHead(404, { "content-type": "text/html; charset=UTF-8", "content-length": "0" }).end();
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    ...headers,
    ...(status < 300 && { etag }),
  });
  // Without a length, hence chunked.
  response.write(text);
  response.end();
}
