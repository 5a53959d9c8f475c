import { categoryWithParents, createPeople, titles } from "./catalogue";
import type { RailsMessage, RailsNotification, RailsPerson, RailsPublication, RailsTransaction } from "./records";

/** Of all of its people. */
export const password = "Cambio#2024";
const day = 86_400_000;

/** How records are written on the wire. */
interface WireFormat {
  /** The address that pictures start with. */
  origin: string;
  /** ActiveRecord decimals are strings unless the application converts them. */
  decimalsAsText: boolean;
}

/** The records of the Rails server: as few as were recorded, presented exactly as recorded. */
export class RailsStore {
  readonly people = createPeople();
  readonly publications: RailsPublication[] = titles.map((title, index) => ({
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
  readonly transactions: RailsTransaction[] = [];
  readonly notifications: RailsNotification[] = [];
  readonly saved: { id: number; userId: number; publicationId: number }[] = [];
  private lastId = 0;

  constructor(readonly format: WireFormat) {
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

  propose(interestedId: number, publicationId: number, offered: number[], tags: string[]): RailsTransaction {
    const now = new Date().toISOString();
    const id = this.transactions.length + 1;
    const transaction: RailsTransaction = {
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
    this.transactions.push(transaction);
    this.notify(this.publication(publicationId).ownerId, 1, "new_change", () => ({
      transaction: this.presentTransaction(transaction),
    }));
    return transaction;
  }

  write(transaction: RailsTransaction, fromId: number, given: Partial<RailsMessage>): RailsMessage {
    const from = this.person(fromId);
    const message: RailsMessage = {
      id: this.nextId(),
      random_id: "",
      chat_id: transaction.id,
      user_from: { id: from.id, name: from.name, last_name: from.lastName },
      message: null,
      picture_url: null,
      latitude: null,
      longitude: null,
      created_at: new Date().toISOString(),
      ...given,
    };
    transaction.messages.push(message);
    transaction.updatedAt = message.created_at;
    const toId = this.counterpart(transaction, fromId);
    transaction.unread.set(toId, (transaction.unread.get(toId) ?? 0) + 1);
    this.notify(toId, 10, "new_message", () => ({}));
    return message;
  }

  notify(userId: number, number: number, name: string, model: () => object, read = false): RailsNotification {
    const notification: RailsNotification = {
      id: this.notifications.length + 1,
      userId,
      number,
      name,
      read,
      toasted: false,
      createdAt: new Date().toISOString(),
      model,
    };
    this.notifications.push(notification);
    return notification;
  }

  person(id: number): RailsPerson {
    const found = this.people.find((person) => person.id === id);
    if (!found) throw new Error(`no person ${id}`);
    return found;
  }

  publication(id: number): RailsPublication {
    const found = this.publications.find((publication) => publication.id === id);
    if (!found) throw new Error(`no publication ${id}`);
    return found;
  }

  counterpart(transaction: RailsTransaction, userId: number): number {
    const { ownerId } = this.publication(transaction.publicationId);
    return ownerId === userId ? transaction.interestedId : ownerId;
  }

  isParty(transaction: RailsTransaction, userId: number): boolean {
    return transaction.interestedId === userId || this.publication(transaction.publicationId).ownerId === userId;
  }

  decimal(value: number | null): number | string | null {
    return value !== null && this.format.decimalsAsText ? value.toFixed(1) : value;
  }

  picture = (kind: string, id: number) => `${this.format.origin}/uploads/${kind}-${id}.jpg`;

  presentAccount(person: RailsPerson) {
    const publications = this.publications.filter(
      (publication) => publication.ownerId === person.id && publication.status === "Activo",
    );
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
      active_publications: publications.length,
      reputation: this.decimal(person.reputation),
      registration_date: "2026-11-20T23:48:11.137Z",
      sold: 0,
      change: 1,
      balance: this.decimal(12.5),
      view_notifications: 2,
      notifications_email: true,
      type_suscription: "Standard",
      suscription: null,
      publication_owners: publications.map(({ id, title }) => ({ id, title })),
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

  presentPublication(publication: RailsPublication) {
    const url = this.picture("publication", publication.id);
    return {
      id: publication.id,
      title: publication.title,
      name: publication.title,
      price: this.decimal(publication.price),
      publication_type: publication.type,
      product_status: publication.type === "service" ? null : "Usado",
      condition: publication.type === "service" ? null : "Bueno",
      publish_date: new Date(Date.now() - publication.id * day).toISOString(),
      owner: this.presentOwner(publication.ownerId),
      dist_metros: 4893,
      distance: this.decimal(4.9),
      location: "Caracas, Distrito Capital",
      picture: url,
      pictures: [{ id: publication.id, url }],
      article_tags: publication.tags,
      active_transaction: false,
      publication_status: publication.status,
      product_category: categoryWithParents(publication.category),
      accept_changes: true,
      editor_web: `Descripción de ${publication.title.toLowerCase()}`,
      address_1: "Caracas",
      address_2: "Cerca del metro",
      coordinate: { latitude: this.decimal(publication.latitude), longitude: this.decimal(-66.9) },
      publications_fields: [{ field_category: { label: "Marca", settings: { options: [] } }, value: "Genérica" }],
      status: null,
      card_kind: "new",
    };
  }

  presentReference(id: number) {
    return { id, title: this.publication(id).title };
  }

  presentTransaction(transaction: RailsTransaction) {
    return {
      id: transaction.id,
      owner_id: this.publication(transaction.publicationId).ownerId,
      interested_id: transaction.interestedId,
      status: transaction.status,
      created_at: transaction.createdAt,
      updated_at: transaction.updatedAt,
      publication_id: transaction.publicationId,
      publication: this.presentReference(transaction.publicationId),
      publication_interesteds: transaction.offered.map((id) => this.presentReference(id)),
      tags: transaction.tags,
      tag_change: { tags: transaction.tags, owner: { id: transaction.interestedId } },
      interested_user: this.presentOwner(transaction.interestedId),
      chat: { id: transaction.id },
    };
  }

  presentChat(transaction: RailsTransaction, viewerId: number) {
    return {
      id: transaction.id,
      owner: this.presentOwner(this.publication(transaction.publicationId).ownerId),
      interested: this.presentOwner(transaction.interestedId),
      unread_messages: transaction.unread.get(viewerId) ?? 0,
      last_message: transaction.messages.at(-1) ?? null,
      transaction: {
        id: transaction.id,
        status: transaction.status,
        publication: this.presentReference(transaction.publicationId),
      },
      updated_at: transaction.updatedAt,
      order: Math.floor(Date.parse(transaction.updatedAt) / 1_000),
    };
  }

  presentNotification(notification: RailsNotification) {
    return {
      id: notification.id,
      type_notification_id: notification.number,
      type_notification: notification.name,
      user_id: notification.userId,
      read: notification.read,
      toast_notification: notification.toasted,
      created_at: notification.createdAt,
      model: notification.model(),
    };
  }
}
