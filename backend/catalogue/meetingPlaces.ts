import type { PublicPlaceKind } from "../../rules/meeting";
import list from "./meetingPlaces.json";

/**
 * Where an entry comes from; a collection that is added brings its own. `general`: written down by hand from general
 * knowledge, from no survey and no other collection. `page`: name and address were read on a public page.
 */
type PlaceSource = "general" | "page";

/** A public place where strangers can meet. */
export interface PublicPlace {
  id: string;
  source: PlaceSource;
  /** Of the source `page`: the page's address. */
  page?: string;
  kind: PublicPlaceKind;
  city: string;
  state: string;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
}

/**
 * Shopping centres, stations and squares of the larger cities that everybody there knows, and police posts. An invented
 * post would be worse than none: each has a page that says where it is, and a city without such a page has none
 * (docs/wire/meetings.md says which are left out). The coordinates are good to about a kilometre, for saying what is
 * near; how to get there goes by name and address.
 */
export const publicPlaces = list as readonly PublicPlace[];

const byId = new Map(publicPlaces.map((place) => [place.id, place]));

/** Undefined for an id that is unknown or was removed. */
export const findPublicPlace = (id: string): PublicPlace | undefined => byId.get(id);
