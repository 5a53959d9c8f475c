/** The records of the Rails-like server, small as the recorded ones, presented exactly as they were recorded. */

export interface RailsPerson {
  id: number;
  name: string;
  lastName: string;
  email: string;
  token: string;
  reputation: number;
  verified: boolean;
  signIns: number;
  marks: number[];
}
export interface RailsItem {
  id: number;
  title: string;
  price: number | null;
  ownerId: number;
  type: "Producto" | "service";
  status: string;
  tags: string[];
  category: number;
  latitude: number;
}
export interface RailsExchange {
  id: number;
  publicationId: number;
  interestedId: number;
  status: string;
  tags: string[];
  offered: number[];
  createdAt: string;
  updatedAt: string;
  unread: Map<number, number>;
  messages: RailsMessage[];
  rated: Set<number>;
}
export interface RailsMessage {
  id: number;
  random_id: string;
  chat_id: number;
  user_from: object;
  message: string | null;
  picture_url: string | null;
  latitude: number | null;
  longitude: number | null;
  created_at: string;
}
export interface RailsNotice {
  id: number;
  userId: number;
  number: number;
  name: string;
  read: boolean;
  toasted: boolean;
  createdAt: string;
  model(): object;
}

export const password = "Cambio#2024";
const day = 86_400_000;

/** How records look on the wire. */
export interface Spelling {
  /** The address that pictures start with. */
  origin: string;
  /** ActiveRecord decimals, which are strings unless somebody made numbers of them. */
  decimalsAsText: boolean;
}

const categories = [
  { id: 1, name: "Tecnología", father: null },
  { id: 2, name: "Hogar", father: null },
  { id: 3, name: "Servicios", father: null },
  { id: 4, name: "Celulares", father: 1 },
  { id: 5, name: "Smartphones", father: 4 },
  { id: 6, name: "Muebles", father: 2 },
  { id: 7, name: "Clases", father: 3 },
] as const;

const titles = [
  "Teléfono Android 128GB",
  "Mesa de comedor",
  "Clases de guitarra",
  "Laptop usada",
  "Silla de oficina",
  "Bicicleta montañera",
  "Cámara réflex",
  "Licuadora",
  "Clases de cocina",
  "Clases de inglés",
  "Tablet",
  "Audífonos inalámbricos",
];

export class RailsTown {
  readonly people: RailsPerson[] = [
    {
      id: 1,
      name: "Ana",
      lastName: "Pérez",
      email: "ana@example.com",
      token: "eaf1554f769a66b4c19fa8ff",
      reputation: 4.5,
      verified: true,
      signIns: 3,
      marks: [],
    },
    {
      id: 2,
      name: "Luis",
      lastName: "Gómez",
      email: "luis@example.com",
      token: "1fd00b084ad9c4c092590ae1",
      reputation: 3,
      verified: false,
      signIns: 3,
      marks: [],
    },
    {
      id: 3,
      name: "Eva",
      lastName: "Ríos",
      email: "eva@example.com",
      token: "2fd00b084ad9c4c092590ae2",
      reputation: 0,
      verified: false,
      signIns: 0,
      marks: [],
    },
  ];
  readonly items: RailsItem[] = titles.map((title, index) => ({
    id: index + 1,
    title,
    price: title.startsWith("Clases") ? null : 25 * (index + 1),
    ownerId: [1, 4, 5, 8, 10, 12].includes(index + 1) ? 1 : 2,
    type: title.startsWith("Clases") ? "service" : "Producto",
    status: "Activo",
    tags: [title.split(" ")[0]?.toLowerCase() ?? ""],
    category: title.startsWith("Clases") ? 7 : index === 0 ? 5 : 6,
    latitude: 10.4975585 + index * 0.004,
  }));
  readonly exchanges: RailsExchange[] = [];
  readonly notices: RailsNotice[] = [];
  readonly saved: { id: number; userId: number; publicationId: number }[] = [];
  private lastId = 0;

  constructor(readonly spelling: Spelling) {
    const first = this.propose(2, 1, [2], ["algo más"]);
    this.write(first, 2, { random_id: "seed-1", message: "Hola, me interesa tu publicación" });
    this.notify(
      1,
      8,
      "approved_publication",
      () => ({ publication: { id: 1, title: "Teléfono Android 128GB", credit: this.decimal(1) } }),
      true,
    );
  }

  nextId = () => (this.lastId += 1);

  propose(interestedId: number, publicationId: number, offered: number[], tags: string[]): RailsExchange {
    const now = new Date().toISOString();
    const id = this.exchanges.length + 1;
    const exchange: RailsExchange = {
      id,
      publicationId,
      interestedId,
      status: "active",
      tags,
      offered,
      createdAt: now,
      updatedAt: now,
      unread: new Map(),
      messages: [],
      rated: new Set(),
    };
    this.exchanges.push(exchange);
    this.notify(this.item(publicationId).ownerId, 1, "new_change", () => ({
      transaction: this.presentExchange(exchange),
    }));
    return exchange;
  }

  write(exchange: RailsExchange, fromId: number, given: Partial<RailsMessage>): RailsMessage {
    const from = this.person(fromId);
    const message: RailsMessage = {
      id: this.nextId(),
      random_id: "",
      chat_id: exchange.id,
      user_from: { id: from.id, name: from.name, last_name: from.lastName },
      message: null,
      picture_url: null,
      latitude: null,
      longitude: null,
      created_at: new Date().toISOString(),
      ...given,
    };
    exchange.messages.push(message);
    exchange.updatedAt = message.created_at;
    const toId = this.counterpart(exchange, fromId);
    exchange.unread.set(toId, (exchange.unread.get(toId) ?? 0) + 1);
    this.notify(toId, 10, "new_message", () => ({}));
    return message;
  }

  notify(userId: number, number: number, name: string, model: () => object, read = false): RailsNotice {
    const notice: RailsNotice = {
      id: this.notices.length + 1,
      userId,
      number,
      name,
      read,
      toasted: false,
      createdAt: new Date().toISOString(),
      model,
    };
    this.notices.push(notice);
    return notice;
  }

  person(id: number): RailsPerson {
    const found = this.people.find((person) => person.id === id);
    if (!found) throw new Error(`no person ${id}`);
    return found;
  }

  item(id: number): RailsItem {
    const found = this.items.find((item) => item.id === id);
    if (!found) throw new Error(`no item ${id}`);
    return found;
  }

  counterpart(exchange: RailsExchange, userId: number): number {
    const { ownerId } = this.item(exchange.publicationId);
    return ownerId === userId ? exchange.interestedId : ownerId;
  }

  isParty(exchange: RailsExchange, userId: number): boolean {
    return exchange.interestedId === userId || this.item(exchange.publicationId).ownerId === userId;
  }

  decimal(value: number | null): number | string | null {
    return value !== null && this.spelling.decimalsAsText ? value.toFixed(1) : value;
  }

  picture = (kind: string, id: number) => `${this.spelling.origin}/uploads/${kind}-${id}.jpg`;

  presentAccount(person: RailsPerson) {
    const items = this.items.filter((item) => item.ownerId === person.id && item.status === "Activo");
    return {
      id: person.id,
      token: person.token,
      uid: person.email,
      provider: "email",
      name: person.name,
      last_name: person.lastName,
      email: person.email,
      picture_users: [{ id: person.id, url: this.picture("user", person.id) }],
      avatar: this.picture("user", person.id),
      verified: person.verified,
      sign_in_count: person.signIns,
      country: "Venezuela",
      address: "Av. Urdaneta",
      address_2: null,
      city: "Caracas",
      state: "Distrito Capital",
      active_publications: items.length,
      reputation: this.decimal(person.reputation),
      registration_date: "2026-11-20T23:48:11.137Z",
      sold: 0,
      change: 1,
      balance: this.decimal(12.5),
      view_notifications: 2,
      notifications_email: true,
      type_suscription: "Standard",
      suscription: null,
      publication_owners: items.map(({ id, title }) => ({ id, title })),
    };
  }

  presentProfile(person: RailsPerson) {
    return {
      id: person.id,
      name: person.name,
      last_name: person.lastName,
      email: person.email,
      date_of_birth: "1990-05-17",
      phone: "+584167654321",
      gender: "Masculino",
      country: "Venezuela",
      state: "Distrito Capital",
      city: "Caracas",
      created_at: "2026-11-20T23:48:11.143Z",
      balance: this.decimal(0),
      publication_actives: 6,
      successful_changes: 1,
      reputation: this.decimal(person.reputation),
      verified: person.verified,
      picture_users: [{ id: person.id, url: this.picture("user", person.id) }],
      notifications_email: true,
      active: true,
      followers: 0,
      following: 0,
    };
  }

  presentOwner(id: number) {
    const { name, lastName, reputation, verified } = this.person(id);
    return {
      id,
      name,
      last_name: lastName,
      city: "Caracas",
      reputation: this.decimal(reputation),
      verified,
      picture: this.picture("user", id),
      active: true,
    };
  }

  presentItem(item: RailsItem) {
    const url = this.picture("publication", item.id);
    return {
      id: item.id,
      title: item.title,
      name: item.title,
      price: this.decimal(item.price),
      publication_type: item.type,
      product_status: item.type === "service" ? null : "Usado",
      condition: item.type === "service" ? null : "Bueno",
      publish_date: new Date(Date.now() - item.id * day).toISOString(),
      owner: this.presentOwner(item.ownerId),
      dist_metros: 4893,
      distance: this.decimal(4.9),
      location: "Caracas, Distrito Capital",
      picture: url,
      pictures: [{ id: item.id, url }],
      article_tags: item.tags,
      active_transaction: false,
      publication_status: item.status,
      product_category: categoryWithParents(item.category),
      accept_changes: true,
      editor_web: `Descripción de ${item.title.toLowerCase()}`,
      address_1: "Caracas",
      address_2: "Cerca del metro",
      coordinate: { latitude: this.decimal(item.latitude), longitude: this.decimal(-66.9) },
      publications_fields: [{ field_category: { label: "Marca", settings: { options: [] } }, value: "Genérica" }],
      status: null,
      card_kind: "new",
    };
  }

  stub(id: number) {
    return { id, title: this.item(id).title };
  }

  presentExchange(exchange: RailsExchange) {
    return {
      id: exchange.id,
      owner_id: this.item(exchange.publicationId).ownerId,
      interested_id: exchange.interestedId,
      status: exchange.status,
      created_at: exchange.createdAt,
      updated_at: exchange.updatedAt,
      publication_id: exchange.publicationId,
      publication: this.stub(exchange.publicationId),
      publication_interesteds: exchange.offered.map((id) => this.stub(id)),
      tags: exchange.tags,
      tag_change: { tags: exchange.tags, owner: { id: exchange.interestedId } },
      interested_user: this.presentOwner(exchange.interestedId),
      chat: { id: exchange.id },
    };
  }

  presentChat(exchange: RailsExchange, viewerId: number) {
    return {
      id: exchange.id,
      owner: this.presentOwner(this.item(exchange.publicationId).ownerId),
      interested: this.presentOwner(exchange.interestedId),
      unread_messages: exchange.unread.get(viewerId) ?? 0,
      last_message: exchange.messages.at(-1) ?? null,
      transaction: { id: exchange.id, status: exchange.status, publication: this.stub(exchange.publicationId) },
      updated_at: exchange.updatedAt,
      order: Math.floor(Date.parse(exchange.updatedAt) / 1_000),
    };
  }

  presentNotice(notice: RailsNotice) {
    return {
      id: notice.id,
      type_notification_id: notice.number,
      type_notification: notice.name,
      user_id: notice.userId,
      read: notice.read,
      toast_notification: notice.toasted,
      created_at: notice.createdAt,
      model: notice.model(),
    };
  }
}

export interface RailsParent {
  id: number;
  name: string;
  category_level: number;
  father_id: number | null;
  product_category: RailsParent | null;
}

function categoryWithParents(id: number | null): RailsParent | null {
  const found = categories.find((category) => category.id === id);
  if (!found) return null;
  const parent = categoryWithParents(found.father);
  return {
    id: found.id,
    name: found.name,
    category_level: (parent?.category_level ?? 0) + 1,
    father_id: found.father,
    product_category: parent,
  };
}

/** The tree, as the category call gives it. */
export function categoryTree(father: number | null = null, level = 1): object[] {
  return categories
    .filter((category) => category.father === father)
    .map(({ id, name }) => ({
      id,
      name,
      category_level: level,
      father_id: father,
      categories: categoryTree(id, level + 1),
    }));
}
