import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { approximatePoint } from "../../../rules/placeGrid";
import type { WallOrder } from "../__generated__/enums";
import { PositionContext } from "../apollo/position";
import type { PositionState } from "../apollo/position";
import { useSession } from "../apollo/session";
import { browserStorage } from "../lib/browserStorage";
import { isOffline } from "../lib/loadWhenOnline";
import { CARACAS, NO_POSITION_COOKIE, formatPlace, parsePlace, placeCookie, readPlace } from "../lib/position";
import type { Position, ViewerPlace } from "../lib/position";
import { readWallOrder } from "../lib/wallOrderCookie";

/** Storage key that remembers a denial, so that the user is not asked again. */
const DENIED_KEY = "tq_position_denied";
/** Storage key of the town that was chosen without an account: it counts again after signing out. */
const CHOSEN_KEY = "tq_chosen_town";

/** GeolocationPositionError.TIMEOUT */
const TIMEOUT = 3;

const readChosenTown = () => parsePlace(browserStorage.read(CHOSEN_KEY) ?? "");

interface PositionProviderProps {
  initial: ViewerPlace | null;
  initialWallOrder?: WallOrder | null;
  children: ReactNode;
}

/**
 * Where the viewer is: located by the browser, else the city of the profile or its state's capital, else a town once
 * chosen; no page waits for it, and what is unknown is ordered from Caracas. The browser asks only on request, and
 * locates silently where permission was granted before.
 */
export function PositionProvider({ initial, initialWallOrder = null, children }: PositionProviderProps) {
  const client = useApolloClient();
  const { status, viewer } = useSession();
  const isGuest = status === "guest";
  const [place, setPlace] = useState(initial);
  const [wallOrder, setWallOrder] = useState(initialWallOrder);
  const [isDenied, setDenied] = useState(false);
  const [isSearched, setSearched] = useState(false);

  const acceptPlace = useCallback((next: ViewerPlace | null) => {
    document.cookie = next ? placeCookie(next) : NO_POSITION_COOKIE;
    setPlace((previous) => (previous && next && isSamePlace(previous, next) ? previous : next));
  }, []);
  const acceptPosition = useCallback(
    (coordinates: GeolocationCoordinates) => {
      setDenied(false);
      browserStorage.write(DENIED_KEY, null);
      acceptPlace({
        ...(isGuest ? approximatePoint(coordinates) : roundPosition(coordinates)),
        source: "browser",
        name: "",
      });
    },
    [acceptPlace, isGuest],
  );
  const denyPosition = useCallback(
    (error?: GeolocationPositionError) => {
      setDenied(true);
      browserStorage.write(DENIED_KEY, "true");
      // A denial also clears the last known position; a timeout changes nothing.
      if (error?.code !== TIMEOUT && readPlace(document.cookie)?.source === "browser") acceptPlace(readChosenTown());
    },
    [acceptPlace],
  );
  const request = useCallback(() => {
    // What was refused earlier says nothing about this time.
    setDenied(false);
    if (!("geolocation" in navigator)) return denyPosition();
    navigator.geolocation.getCurrentPosition(({ coords }) => acceptPosition(coords), denyPosition, {
      maximumAge: 600_000,
      timeout: 10_000,
    });
  }, [acceptPosition, denyPosition]);
  const chooseTown = useCallback<PositionState["chooseTown"]>(
    ({ latitude, longitude, name }) => {
      const chosen: ViewerPlace = { latitude, longitude, name, source: status === "member" ? "member" : "guest" };
      if (chosen.source === "guest") browserStorage.write(CHOSEN_KEY, formatPlace(chosen));
      acceptPlace(chosen);
    },
    [acceptPlace, status],
  );

  useEffect(() => {
    // The cookies count, not the position and the order at page load: the user may have changed since.
    const stored = readPlace(document.cookie);
    setPlace((known) => (known && stored && isSamePlace(known, stored) ? known : stored));
    setWallOrder(readWallOrder(document.cookie));
    setDenied(browserStorage.read(DENIED_KEY) === "true");
    if (!("geolocation" in navigator)) return denyPosition();
    // Where permission has been granted or denied, no prompt is needed. A town that was chosen is the viewer's word.
    let permission: PermissionStatus | undefined;
    let isUnmounted = false;
    const applyPermission = () => {
      const source = readPlace(document.cookie)?.source;
      if (permission?.state === "granted" && source !== "guest" && source !== "member") request();
      if (permission?.state === "denied") denyPosition();
    };
    navigator.permissions?.query({ name: "geolocation" }).then(
      (status) => {
        if (isUnmounted) return;
        permission = status;
        permission.addEventListener("change", applyPermission);
        applyPermission();
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      permission?.removeEventListener("change", applyPermission);
    };
  }, [request, denyPosition]);

  const { city, state: region } = viewer?.user ?? {};
  useEffect(() => {
    const known = readPlace(document.cookie);
    if (status === "guest" && (known?.source === "profile" || known?.source === "member"))
      acceptPlace(readChosenTown());
    // Rounded as the server does: the exact position of a member must not survive their sign-out.
    if (status === "guest" && known?.source === "browser") {
      const rounded = approximatePoint(known);
      if (rounded.latitude !== known.latitude || rounded.longitude !== known.longitude)
        acceptPlace({ ...known, ...rounded });
    }
    if (status !== "member" || !(city || region) || isAheadOfProfile(known)) return;
    if (known?.source === "profile" && known.name === city) return;
    let isOutdated = false;
    void import("../lib/towns")
      .then(({ findTown }) => {
        const town = findTown(city ?? "", region ?? "");
        // A town may have been chosen while the list loaded.
        if (town && !isOutdated && !isAheadOfProfile(readPlace(document.cookie)))
          acceptPlace({ latitude: town.lat, longitude: town.lng, source: "profile", name: city || town.town });
      })
      .catch(() => undefined)
      .finally(() => {
        if (!isOutdated) setSearched(true);
      });
    return () => {
      isOutdated = true;
    };
  }, [status, city, region, acceptPlace]);

  // Distances from the previous position are wrong now.
  useEffect(() => {
    // Without a network the wall of another place is better than none.
    if (place === initial || isOffline()) return;
    client.cache.evict({ id: "ROOT_QUERY", fieldName: "wall" });
    client.cache.evict({ id: "ROOT_QUERY", fieldName: "search" });
    void client.refetchQueries({ include: "active" });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place]);

  const state = useMemo<PositionState>(
    () => ({
      // The point alone: as an argument a source and a name would be refused.
      position: place ? { latitude: place.latitude, longitude: place.longitude } : CARACAS,
      place,
      isFinding: place === null && status === "member" && Boolean(city || region) && !isSearched,
      isOwn: place?.source === "browser",
      isDenied,
      request,
      chooseTown,
      wallOrder,
      setWallOrder,
    }),
    [place, status, city, region, isSearched, isDenied, request, chooseTown, wallOrder],
  );
  return <PositionContext value={state}>{children}</PositionContext>;
}

/**
 * A member's, to about a hundred metres: addresses of searches hold it, and are passed on. Guests are in the cell whose
 * pages the server has them share.
 */
const roundPosition = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1000) / 1000,
  longitude: Math.round(longitude * 1000) / 1000,
});

/** Whether a member's place counts for more than the city of the profile. */
function isAheadOfProfile(place: ViewerPlace | null): boolean {
  return place?.source === "browser" || place?.source === "member";
}

function isSamePlace(a: ViewerPlace, b: ViewerPlace): boolean {
  const isNear = Math.abs(a.latitude - b.latitude) < 0.001 && Math.abs(a.longitude - b.longitude) < 0.001;
  return isNear && a.source === b.source && a.name === b.name;
}
