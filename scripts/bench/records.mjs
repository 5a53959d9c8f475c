/** The recorded backend: one record of each kind, of usual size. `#` stands where every answer is another one. */

const picture = (id, width = 1_080) => `http://127.0.0.1/uploads/p${id}-#/${width}.webp`;

const person = (id) => ({
  id,
  name: "María Fernanda",
  last_name: "Rodríguez #",
  city: "Caracas",
  state: "Distrito Capital",
  reputation: 4.5,
  verified: id % 2 === 0,
  type_suscription: "standard",
  picture: picture(`u${id}`),
  active: true,
});

const card = (id) => ({
  id,
  title: `Bicicleta de montaña rin ${id} #`,
  name: `Bicicleta de montaña rin ${id} #`,
  price: 150 + id,
  publication_type: "Producto",
  product_status: "Usado",
  condition: "Bueno",
  publish_date: "2026-11-20T23:48:11.163Z",
  owner: person(id + 100),
  dist_metros: 4893,
  distance: 4.89,
  location: "Caracas, Distrito Capital",
  picture: picture(id),
  pictures: [1, 2, 3].map((part) => ({ id: id * 10 + part, url: picture(`${id}${part}`) })),
  article_tags: ["teléfono", "televisor", "herramientas"],
  active_transaction: false,
  publication_status: "Activo",
  product_category: {
    id: 5,
    name: "Bicicletas",
    category_level: 3,
    father_id: 4,
    product_category: { id: 1, name: "Deportes", category_level: 1, father_id: null, product_category: null },
  },
  accept_changes: true,
  editor_web: "Poco uso, con casco y bomba. Se entrega en el este de la ciudad. #",
  address_1: null,
  address_2: null,
  coordinate: { latitude: 10.4915585, longitude: -66.8826196 },
  latitude: 10.4915585,
  longitude: -66.8826196,
  publications_fields: [
    { field_category: { name: "brand", label: "Marca", settings: { kind: "text" } }, value: "Corsario" },
  ],
  status: null,
  card_kind: "new",
});

const cards = (count) => Array.from({ length: count }, (_value, index) => card(index + 1));

const account = {
  ...person(2),
  token: "0fd00b084ad9c4c092590ae0",
  uid: "luis@example.com",
  email: "luis@example.com",
  provider: "email",
  sign_in_count: 4,
  active_publications: 6,
  balance: "12.5",
};

const chat = (id) => ({
  id,
  owner: person(1),
  interested: person(2),
  unread_messages: id % 2,
  last_message: null,
  transaction: { id, status: "active", publication: { id: 1, title: "Cosa #" } },
  updated_at: "2026-11-20T23:48:11.232Z",
  order: 1_795_218_491,
});

/** By method and path below /api. */
export const records = {
  "GET /wall": {
    response: cards(10).map((resource) => ({ item_type: "publication", resource })),
    next_query: { current_page: 2, offset: 10 },
    order: "newest",
  },
  "GET /publications/1": { publication: card(1), owner_id: 101, transactions_asociated_user: null },
  // Its page has a name of its own, which never changes.
  "GET /publications/2": {
    publication: { ...card(2), title: "Radio", name: "Radio" },
    owner_id: 102,
    transactions_asociated_user: null,
    comments: [],
  },
  "GET /transaction_for_user": [],
  "GET /users/101": person(101),
  "GET /search_publications": {
    data: cards(40),
    sponsored: [],
    totalPublications: 400,
    categories: [{ id: 5, name: "Bicicletas", parent_name: "Deportes", count: 400, actual: false }],
    facets: [],
    missing_words: [],
  },
  "GET /auth/validate_token": { data: account },
  "GET /users": account,
  "GET /notifications": [],
  "GET /chats": [chat(1), chat(2)],
  "GET /publications_saveds": [{ id: 1, user_id: 2, publication_id: 3, publication: card(3) }],
  "POST /publications_saveds": { id: 1, user_id: 2, publication_id: 3, publication: card(3) },
};

/** As they were recorded; they expire in 2100. */
export const sessionHeaders = {
  "access-token": "wNVQ96QLUKO8c1CONHIRlA",
  expiry: "4102444800",
  "token-type": "Bearer",
  client: "aLmOpvhOrC-WdNb-y6hBfQ",
  uid: "luis@example.com",
};
