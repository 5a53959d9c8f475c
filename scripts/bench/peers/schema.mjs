import { Pool } from "undici";

/** What the peers serve: the fields of the works, from the same calls, mapped as plainly as can be. */

/** The part of our schema that the compared servers serve, too. */
export const typeDefs = /* GraphQL */ `
  type Query {
    wall(near: CoordinatesInput): WallConnection
    publication(id: ID!): Publication
    search(input: SearchInput!): SearchResult
    viewer: Viewer
  }
  type Mutation {
    savePublication(input: SavePublicationInput!): SavePublicationPayload!
  }
  input CoordinatesInput {
    latitude: Float!
    longitude: Float!
  }
  enum SearchMode {
    WANT
    HAVE
    VALUE
  }
  input SearchInput {
    mode: SearchMode!
    terms: [String!]
  }
  input SavePublicationInput {
    publicationId: ID!
  }
  type SavePublicationPayload {
    publication: Publication
    errors: [UserError!]!
  }
  type UserError {
    message: String!
  }
  type WallConnection {
    items: [WallItem!]!
    pageInfo: PageInfo!
  }
  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }
  union WallItem = PublicationWallItem
  type PublicationWallItem {
    id: ID!
    publication: Publication!
  }
  type SearchResult {
    items: [Publication!]!
    page: Page!
  }
  type Page {
    total: Int!
  }
  type Viewer {
    id: ID!
    user: User!
    unreadChatCount: Int!
    unreadNotificationCount: Int!
  }
  type Publication {
    id: ID!
    slug: String!
    title: String!
    type: String!
    status: String!
    condition: String
    usage: String
    description: String
    price: Money
    cover: Image
    images: [Image!]!
    owner: User!
    interests: [String!]!
    place: Place!
    distanceKm: Float
    ribbons: [String!]!
    publishedAt: String
    isSaved: Boolean!
    isOwn: Boolean!
  }
  type Money {
    amount: Float!
    currency: String!
  }
  type Image {
    url: String!
  }
  type User {
    id: ID!
    firstName: String!
    isVerified: Boolean!
    reputation: Float
  }
  type Place {
    label: String!
  }
`;

const statuses = { activo: "ACTIVE", waiting: "WAITING", finished: "FINISHED" };
const conditions = { nuevo: "NEW", usado: "USED" };
const usages = { excelente: "EXCELLENT", bueno: "GOOD", detalles: "DETAILS", repuesto: "PARTS" };
const sessionNames = ["access-token", "client", "uid", "expiry", "token-type"];
const newMs = 7 * 24 * 3_600_000;

const radians = (degrees) => (degrees * Math.PI) / 180;

function distance(from, to) {
  const halfLat = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLng = Math.sin(radians(to.longitude - from.longitude) / 2);
  const h = halfLat ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLng ** 2;
  return Math.round(2 * 6_371 * Math.asin(Math.sqrt(h)) * 100) / 100;
}

const toImage = (url) => ({ url: new URL(url).pathname });

const slugOf = (title) =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");

/** The executor's resolvers; each request has a context of its own, see `createContext`. */
export const resolvers = {
  Query: {
    wall: async (_root, { near }, context) => {
      context.near = near ?? context.near;
      const { latitude, longitude } = context.near;
      const query = `latitude=${latitude}&longitude=${longitude}&current_page=1&offset=0`;
      const { response, next_query: next } = await context.ask("GET", `/wall?${query}`);
      return {
        items: response.map(({ item_type: kind, resource }) => ({
          __typename: "PublicationWallItem",
          id: `${kind}-${resource.id}`,
          publication: resource,
        })),
        pageInfo: {
          hasNextPage: true,
          endCursor: Buffer.from(`${next.current_page}:${next.offset}`).toString("base64"),
        },
      };
    },
    publication: async (_root, { id }, context) => (await context.ask("GET", `/publications/${id}`)).publication,
    search: async (_root, { input }, context) => {
      const found = await context.ask(
        "GET",
        `/search_publications?tags=${encodeURIComponent((input.terms ?? []).join(","))}`,
      );
      return { items: found.data, page: { total: found.totalPublications } };
    },
    viewer: (_root, _args, context) => (context.session ? context.ask("GET", "/users?token=x") : null),
  },
  Mutation: {
    savePublication: async (_root, { input }, context) => {
      const saved = await context.ask("POST", "/publications_saveds", { publication_id: Number(input.publicationId) });
      return { publication: saved.publication, errors: [] };
    },
  },
  Viewer: {
    user: (account) => account,
    unreadNotificationCount: async (_account, _args, context) =>
      (await context.ask("GET", "/notifications")).filter((each) => !each.read).length,
    unreadChatCount: async (_account, _args, context) => {
      const kinds = ["proposal", "in_progress"];
      const lists = await Promise.all(kinds.map((kind) => context.ask("GET", `/chats?type=${kind}`)));
      return new Set(lists.flat().flatMap((chat) => (chat.unread_messages > 0 ? [chat.id] : []))).size;
    },
  },
  Publication: {
    slug: ({ title }) => slugOf(title),
    type: ({ publication_type: type }) => (/^servic/i.test(type) ? "SERVICE" : "PRODUCT"),
    status: ({ publication_status: status }) => statuses[status.toLowerCase()] ?? "INACTIVE",
    condition: ({ product_status: status }) => conditions[status.toLowerCase()] ?? null,
    usage: ({ condition }) => usages[condition.toLowerCase()] ?? null,
    description: ({ editor_web: text }) => text,
    price: ({ price }) => ({ amount: Math.round(price * 100), currency: "USD" }),
    cover: ({ pictures }) => toImage(pictures[0].url),
    images: ({ pictures }) => pictures.map(({ url }) => toImage(url)),
    interests: ({ article_tags: tags }) => tags,
    place: ({ location }) => ({ label: location }),
    distanceKm: ({ coordinate }, _args, { near }) => distance(near, coordinate),
    ribbons: ({ publish_date: date }) => (Date.now() - Date.parse(date) < newMs ? ["NEW"] : []),
    publishedAt: ({ publish_date: date }) => new Date(date).toISOString(),
    isSaved: ({ id }, _args, context) =>
      context.session ? context.saved().then((all) => all.some((each) => each.publication_id === id)) : false,
    isOwn: ({ owner }, _args, { session }) => session !== null && owner.id === 2,
  },
  User: {
    firstName: ({ name }) => name,
    isVerified: ({ verified }) => verified,
  },
};

const pool = new Pool(process.env.BACKEND_URL, { connections: 64 });

/** `headers`: those of the request; a member sends the five of the backend. */
export function createContext(headers) {
  const session = headers["access-token"]
    ? Object.fromEntries(sessionNames.map((name) => [name, headers[name]]))
    : null;
  let saved;
  const context = {
    session,
    near: { latitude: 10.4975585, longitude: -66.8856196 },
    async ask(method, path, json) {
      const { body } = await pool.request({
        method,
        path: `/api${path}`,
        headers: { accept: "application/json", ...session, ...(json && { "content-type": "application/json" }) },
        ...(json && { body: JSON.stringify(json) }),
      });
      return body.json();
    },
    saved: () => (saved ??= context.ask("GET", "/publications_saveds")),
  };
  return context;
}

/** Says that the server listens. */
export function announce(port) {
  process.on("disconnect", () => process.exit());
  process.send({ ready: `http://127.0.0.1:${port}` });
}
