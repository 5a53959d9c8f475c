import type { PublicPlaceKind } from "../../rules/meeting";
import list from "./meetingPlaces.json";

/**
 * Where an entry comes from; a collection that is added brings its own. `general`: written down by hand from general
 * knowledge, from no survey and no other collection.
 */
export type PlaceSource = "general";

/** A busy public place where strangers can meet. */
export interface PublicPlace {
  id: string;
  source: PlaceSource;
  kind: PublicPlaceKind;
  city: string;
  state: string;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
}

/**
 * Shopping centres, stations and squares of the larger cities that everybody there knows. The coordinates are good to
 * about a kilometre, for saying what is near; how to get there goes by the name. No police posts: an invented one would
 * be worse than none, and no open collection with their positions was at hand.
 */
export const publicPlaces = list as readonly PublicPlace[];

const byId = new Map(publicPlaces.map((place) => [place.id, place]));

/** Undefined for an id that is none, or no more. */
export const findPublicPlace = (id: string): PublicPlace | undefined => byId.get(id);
