import type { ApolloServer } from "@apollo/server";
import { randomUUID } from "node:crypto";
import { Context } from "../context";
import type { Gateway } from "../context";
import { AppError, UpstreamError } from "../errors";
import { toOwnAddress } from "../image";
import { caracas } from "../position";
import type { Card } from "./card";

/** What a share picture shows: the texts, and the address of its photograph on our own origin. */
export interface Subject {
  card: Card;
  photo: string | null;
}

interface PublicationAnswer {
  publication: {
    isWithheld: boolean;
    title: string;
    status: string;
    interests: string[];
    cover: PhotoAnswer | null;
    owner: { isActive: boolean };
  } | null;
}
interface PersonAnswer {
  user: {
    firstName: string;
    lastName: string;
    city: string | null;
    state: string | null;
    isActive: boolean;
    completedExchangeCount: number | null;
    picture: PhotoAnswer | null;
  } | null;
}
interface PhotoAnswer {
  url: string;
}

const PUBLICATION =
  "query SharedPublication($id: ID!) { publication(id: $id) { isWithheld title status interests cover { url } owner { isActive } } }";
const PERSON =
  "query SharedPerson($id: ID!) { user(id: $id) { firstName lastName city state isActive completedExchangeCount picture { url } } }";

/** Reads what is public, by the public operations and as a guest; null for what is missing or not active. */
export function createSubjects(gateway: Gateway, apollo: ApolloServer<Context>) {
  return {
    async publication(id: string): Promise<Subject | null> {
      const { publication } = await ask<PublicationAnswer>(PUBLICATION, id);
      if (publication?.status !== "ACTIVE" || publication.isWithheld || !publication.owner.isActive) return null;
      const { title, interests, cover } = publication;
      return {
        card: { kind: "publication", title, interests: interests.slice(0, 25) },
        photo: ownPhoto(cover, gateway.env.PICTURES_URL),
      };
    },
    async person(id: string): Promise<Subject | null> {
      const { user } = await ask<PersonAnswer>(PERSON, id);
      if (!user?.isActive) return null;
      const initial = user.lastName.trim() ? `${[...user.lastName.trim()][0]}.` : "";
      const place = [user.city, user.state].filter(Boolean).join(", ");
      const card: Card = {
        kind: "profile",
        name: `${user.firstName} ${initial}`,
        place,
        exchanges: user.completedExchangeCount ?? 0,
      };
      return { card, photo: ownPhoto(user.picture, gateway.env.PICTURES_URL) };
    },
  };

  async function ask<Answer>(query: string, id: string): Promise<Answer> {
    const identity = {
      session: null,
      position: caracas,
      by: null,
      ended: null,
      hasCookie: false,
      copyVersion: 0,
      sentToken: null,
    };
    const contextValue = new Context(gateway, { requestId: randomUUID(), ip: "", identity, transport: "http" });
    const { body } = await apollo.executeOperation({ query, variables: { id } }, { contextValue });
    if (body.kind !== "single") throw new AppError("INTERNAL");
    const { data, errors } = body.singleResult;
    // A partly read subject would be drawn wrong, and cached.
    if (!data || errors?.length) throw new UpstreamError("UPSTREAM_UNAVAILABLE", { cause: errors?.[0] });
    return data as Answer;
  }
}

/** Only pictures of the backend's own origin, as addresses below /uploads/: nothing else is ever fetched. */
function ownPhoto(photo: PhotoAnswer | null, picturesUrl: string | undefined): string | null {
  const address = photo && toOwnAddress(photo.url, picturesUrl);
  return address && /^\/uploads\/[\w-]+(\/[\w-]+)*\.[a-z0-9]{2,5}$/i.test(address) ? address : null;
}
