const card = `id slug title type status condition usage price { amount currency } cover { url }
  owner { id firstName isVerified reputation } interests place { label } distanceKm ribbons publishedAt`;
const wall = (fields) =>
  `wall(near: $near) { items { __typename ... on PublicationWallItem { id publication { ${fields} } } }
  pageInfo { hasNextPage endCursor } }`;

const guestWall = `query Wall($near: CoordinatesInput) { ${wall(card)} }`;
const memberWall = `query MemberWall($near: CoordinatesInput) {
  viewer { id user { id firstName } unreadChatCount unreadNotificationCount } ${wall(`${card} isSaved isOwn`)} }`;
const detail = `query Detail($id: ID!) { publication(id: $id) { ${card} description images { url } } }`;
const search = `query Search($input: SearchInput!) { search(input: $input) { items { ${card} } page { total } } }`;
const save = `mutation Save($input: SavePublicationInput!) {
  savePublication(input: $input) { publication { id title isSaved } errors { message } } }`;

/** A place of its own for each request. */
const nearOf = (count) => ({
  latitude: 10 + (count % 9_973) / 10_000,
  longitude: -66 - (count % 9_967) / 10_000,
});

const request = (query, variables) => JSON.stringify({ query, variables });

/** The kinds of requests; `body` is asked for each request anew. A `page` only the gateway has. */
export const works = [
  {
    key: "a",
    name: "a guest's wall, each from another place",
    body: (count) => request(guestWall, { near: nearOf(count) }),
  },
  { key: "b", name: "the same wall for all guests", body: () => request(guestWall, { near: nearOf(0) }) },
  {
    key: "c",
    name: "a member's wall with unread counts",
    isMember: true,
    body: (count) => request(memberWall, { near: nearOf(count) }),
  },
  { key: "d", name: "detail", body: () => request(detail, { id: "1" }) },
  {
    key: "e",
    name: "a search of 40 items",
    body: (count) => request(search, { input: { mode: "WANT", terms: [`radio ${count}`] } }),
  },
  { key: "f", name: "saving", isMember: true, body: () => request(save, { input: { publicationId: "3" } }) },
  {
    key: "g",
    name: "an unknown document each time",
    body: (count) => request(guestWall.replace("Wall(", `Wall${count}x${Date.now()}(`), { near: nearOf(count) }),
  },
  { key: "h", name: "the wall as a page that guests share", page: "/wall" },
  { key: "i", name: "a member's wall as a page", isMember: true, page: "/wall" },
  { key: "j", name: "a member's detail as a page", isMember: true, page: "/radio/2" },
  {
    key: "k",
    name: "a member's search as a page",
    isMember: true,
    page: "/search_list/radio/all/0/null/10.4975585/-66.8856196/false/tags/want",
  },
  { key: "l", name: "a user's profile as a member's page", isMember: true, page: "/profile/third/101" },
];
