import type { ServerResponse } from "node:http";
import { startUpstream } from "./scriptedUpstream";
import type { ScriptedUpstream, UpstreamCall } from "./scriptedUpstream";

/** The bodies of the recorded server: Ana (1) owns 1, Luis (2) proposes for it with his 2. */

/** As a record names her. */
export const ana = {
  id: 1,
  name: "Ana",
  last_name: "Pérez",
  city: "Caracas",
  reputation: 4.5,
  verified: true,
  picture: "http://backend.example/uploads/user-1.jpg",
  active: true,
};
/** As a record names him. */
export const luis = {
  id: 2,
  name: "Luis",
  last_name: "Gómez",
  city: "Caracas",
  reputation: 3.0,
  verified: false,
  picture: "http://backend.example/uploads/user-2.jpg",
  active: true,
};

const sessionHeaders = {
  "access-token": "wNVQ96QLUKO8c1CONHIRlA",
  expiry: "4102444800",
  "token-type": "Bearer",
  client: "aLmOpvhOrC-WdNb-y6hBfQ",
  uid: "luis@example.com",
};

/** A record with every field that was recorded. */
export function publication(id: number, owner: typeof ana = ana, overrides: Record<string, unknown> = {}) {
  const title = `Cosa ${id}`;
  return {
    id,
    title,
    name: title,
    price: 150.0,
    publication_type: "Producto",
    product_status: "Usado",
    condition: "Bueno",
    publish_date: "2026-11-20T23:48:11.163Z",
    owner,
    dist_metros: 4893,
    distance: 4.89,
    location: "Caracas, Distrito Capital",
    picture: `http://backend.example/uploads/publication-${id}.jpg`,
    pictures: [{ id, url: `http://backend.example/uploads/publication-${id}.jpg` }],
    article_tags: ["telefono", "android"],
    active_transaction: false,
    publication_status: "Activo",
    product_category: {
      id: 5,
      name: "Smartphones",
      category_level: 3,
      father_id: 4,
      product_category: { id: 1, name: "Tecnología", category_level: 1, father_id: null, product_category: null },
    },
    accept_changes: true,
    editor_web: `Descripción de ${title}`,
    address_1: "Av. Urdaneta 12",
    address_2: "Cerca del metro",
    coordinate: { latitude: 10.5415585, longitude: -66.8856196 },
    publications_fields: [{ field_category: { label: "Marca", settings: { options: [] } }, value: "Genérica" }],
    status: null,
    card_kind: "new",
    ...overrides,
  };
}

/** A proposal by Luis (2) for publication 1 of Ana (1). */
export function transaction(overrides: Record<string, unknown> = {}) {
  return {
    id: 4,
    owner_id: 1,
    interested_id: 2,
    status: "active",
    created_at: "2026-11-20T23:48:11.793Z",
    updated_at: "2026-11-20T23:48:11.793Z",
    publication_id: 1,
    publication: { id: 1, title: "Cosa 1" },
    publication_interesteds: [{ id: 2, title: "Cosa 2" }],
    tags: ["efectivo"],
    tag_change: { tags: ["efectivo"], owner: { id: 2 } },
    interested_user: luis,
    chat: { id: 4 },
    ...overrides,
  };
}

/** Luis's, as `GET /users` has it. */
export const account = {
  id: 2,
  token: "0fd00b084ad9c4c092590ae0",
  uid: "luis@example.com",
  provider: "email",
  name: "Luis",
  last_name: "Gómez",
  email: "luis@example.com",
  picture_users: [{ id: 2, url: "http://backend.example/uploads/user-2.jpg" }],
  avatar: null,
  verified: false,
  sign_in_count: 4,
  country: "Venezuela",
  address: "Av. Urdaneta",
  city: "Caracas",
  state: "Distrito Capital",
  active_publications: 6,
  reputation: 3,
  registration_date: "2026-11-20T23:48:11.137Z",
  change: 1,
  balance: "12.5",
};

/** Of Ana, who owns, and Luis. */
export const chat = {
  id: 4,
  owner: ana,
  interested: luis,
  unread_messages: 1,
  last_message: null,
  transaction: { id: 4, status: "active", publication: { id: 1, title: "Cosa 1" } },
  updated_at: "2026-11-20T23:48:11.232Z",
  order: 1795218491,
};

const completedTransaction = {
  item_type: "change",
  resource: {
    id: 3,
    card_kind: "change",
    updated_at: "2026-11-20T23:48:11.247Z",
    publication: publication(6, luis, { publication_status: "finished" }),
    interested_user: ana,
    publication_interested: publication(8),
  },
};
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

/** A body or a raw text, and headers besides those that all have. */
interface RecordedAnswer {
  status?: number;
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
}

/** The answer to a path, or a function of the call. */
export type Reply = RecordedAnswer | ((call: UpstreamCall) => RecordedAnswer | Promise<RecordedAnswer>);

/** By method and path. */
export const recordedReplies: Record<string, Reply> = {
  "POST /auth/sign_in/": { body: { data: account } },
  "DELETE /auth/sign_out": { body: { success: true } },
  "GET /users": { body: account },
  "GET /wall": {
    body: {
      response: [
        ...Array.from({ length: 10 }, (_value, index) => ({
          item_type: "publication",
          resource: publication(index + 10),
        })),
        completedTransaction,
        banner,
      ],
      next_query: { current_page: 2, offset: 10 },
    },
  },
  "GET /publications/1": { body: { publication: publication(1), owner_id: 1, transactions_asociated_user: 4 } },
  "GET /publications/2": {
    body: { publication: publication(2, luis), owner_id: 2, transactions_asociated_user: null },
  },
  "GET /publications_saveds": { body: [{ id: 1, user_id: 2, publication_id: 12, publication: publication(12) }] },
  "GET /transaction_for_user": { text: "update" },
  "GET /transactions/show_by_publication/1": {
    body: { proposal: transaction(), publication: { id: 1, title: "Cosa 1" } },
  },
  "GET /transactions/4": { body: transaction({ viewer_rank: null }) },
  "GET /requests": { body: [transaction()] },
  "GET /v1/requests": { body: { data: [], page: 1, pages: 0, total: 0 } },
  "GET /chats": (call) => ({ body: call.path.includes("type=proposal") ? [chat] : [] }),
  "GET /notifications": { body: [] },
  "GET /find_pub_ids": (call) => {
    const ids = (new URL(call.path, "http://x").searchParams.get("ids") ?? "").split(",").map(Number);
    // In another order than asked for, as batch reads may be.
    return {
      body: {
        data: ids.toReversed().map((id) => publication(id, id === 2 ? luis : ana)),
        sponsored: [],
        totalPublications: ids.length,
        categories: [],
      },
    };
  },
};

/** A backend of recorded answers that writes down what it is asked. */
export interface RecordedUpstream extends ScriptedUpstream {
  /** Calls since the last `clearCalls`, as `GET /wall`. */
  callNames(): string[];
  /** Those of them that change something. */
  writes(): string[];
  clearCalls(): void;
  /** Replaces the answer to a path. */
  answer(path: string, reply: Reply): void;
}

const unknownPath: Reply = { status: 404, body: { status: 404, error: "Not Found" } };

/**
 * The recorded server; a test replaces single answers, or that of all other paths. Pictures are under its own address.
 */
export async function startRecordedUpstream(otherReply = unknownPath): Promise<RecordedUpstream> {
  const replies = new Map(Object.entries(recordedReplies));
  const upstream = await startUpstream(async (call, response) => {
    const path = `${call.method} ${call.path.split("?")[0]?.replace(/^\/api/, "")}`;
    const reply = replies.get(path) ?? otherReply;
    send(response, typeof reply === "function" ? await reply(call) : reply, call, upstream.url);
  });
  const callNames = () =>
    upstream.calls.map((call) => `${call.method} ${call.path.split("?")[0]?.replace(/^\/api/, "")}`);
  return {
    ...upstream,
    callNames,
    writes: () => callNames().filter((call) => !call.startsWith("GET")),
    clearCalls: () => void upstream.calls.splice(0),
    answer: (path, reply) => void replies.set(path, reply),
  };
}

function send(
  response: ServerResponse,
  { status = 200, body, text, headers: others }: RecordedAnswer,
  call: UpstreamCall,
  url: string,
): void {
  const isSession = call.headers["access-token"] !== undefined || call.path.includes("/auth/sign_in");
  const headers = {
    "content-type": "application/json; charset=utf-8",
    ...(isSession && status !== 401 && status !== 404 && sessionHeaders),
    ...others,
  };
  response.writeHead(status, headers).end((text ?? JSON.stringify(body)).replaceAll("http://backend.example", url));
}
