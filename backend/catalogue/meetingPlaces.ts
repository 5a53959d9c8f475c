import type { PublicPlaceKind } from "../../rules/meeting";
import list from "./meetingPlaces.json";

/** A busy public place where strangers can meet. */
export interface PublicPlace {
  id: string;
  kind: PublicPlaceKind;
  city: string;
  state: string;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
}

/**
 * Shopping centres, stations and squares of the larger cities that everybody there knows. Written down by hand from
 * general knowledge, from no survey and no other collection: the coordinates are good to about a kilometre, for saying
 * what is near; how to get there goes by the name.
 */
export const publicPlaces = list as readonly PublicPlace[];

const byId = new Map(publicPlaces.map((place) => [place.id, place]));

export const findPublicPlace = (id: string): PublicPlace | undefined => byId.get(id);
