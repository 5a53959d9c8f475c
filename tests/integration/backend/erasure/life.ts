import type { Db } from "../../../../backend/db/client";
import type { Publication, User } from "../../../support/builders";

/** Stands in everything that says who the person was. */
export const word = "secreto";

/** A person who leaves, a friend, and what their records are made with. */
export interface Life {
  db: Db;
  leaver: User;
  friend: User;
  /** Was swapped with the friend. */
  swapped: Publication;
  place: { latitude: number; longitude: number };
  now: Date;
  /** A text that names the person. */
  name: (what: string) => string;
  /** A stored picture. */
  image: (what: string, ownerId: number | null) => Promise<string>;
}
