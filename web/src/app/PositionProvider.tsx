import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { PositionContext } from "../apollo/position";
import type { PositionState } from "../apollo/position";
import { browserStorage } from "../lib/browserStorage";
import { isOffline } from "../lib/loadWhenOnline";
import { CARACAS, NO_POSITION_COOKIE, positionCookie, readPosition } from "../lib/position";
import type { Position } from "../lib/position";

/** Storage key that remembers a denial, so that the user is not asked again. */
const DENIED_KEY = "tq_position_denied";

/** GeolocationPositionError.TIMEOUT */
const TIMEOUT = 3;

/**
 * The viewer's position: the last known one, else Caracas; no page waits for it. The browser asks only on request, and
 * locates silently where permission was granted before.
 */
export function PositionProvider({ initial, children }: { initial: Position | null; children: ReactNode }) {
  const client = useApolloClient();
  const [own, setOwn] = useState(initial);
  const [isDenied, setDenied] = useState(false);

  const acceptPosition = useCallback((position: Position) => {
    setDenied(false);
    browserStorage.write(DENIED_KEY, null);
    setOwn((previous) => {
      if (
        previous &&
        Math.abs(previous.latitude - position.latitude) < 0.001 &&
        Math.abs(previous.longitude - position.longitude) < 0.001
      )
        return previous;
      document.cookie = positionCookie(position);
      return position;
    });
  }, []);
  const denyPosition = useCallback((error?: GeolocationPositionError) => {
    setDenied(true);
    browserStorage.write(DENIED_KEY, "true");
    // A denial also clears the last known position; a timeout changes nothing.
    if (error?.code === TIMEOUT) return;
    setOwn(null);
    document.cookie = NO_POSITION_COOKIE;
  }, []);
  const request = useCallback(() => {
    if (!("geolocation" in navigator)) return denyPosition();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => acceptPosition({ latitude: coords.latitude, longitude: coords.longitude }),
      denyPosition,
      {
        maximumAge: 600_000,
        timeout: 10_000,
      },
    );
  }, [acceptPosition, denyPosition]);

  useEffect(() => {
    // The cookie counts, not the position at page load: the user may have changed since.
    setOwn((known) => {
      const stored = readPosition(document.cookie);
      return known && stored && known.latitude === stored.latitude && known.longitude === stored.longitude
        ? known
        : stored;
    });
    setDenied(browserStorage.read(DENIED_KEY) === "true");
    if (!("geolocation" in navigator)) return denyPosition();
    // Where permission has been granted or denied, no prompt is needed.
    let permission: PermissionStatus | undefined;
    let isUnmounted = false;
    const applyPermission = () => {
      if (permission?.state === "granted") request();
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

  // Distances from the previous position are wrong now.
  useEffect(() => {
    // Without a network the wall of another place is better than none.
    if (own === initial || isOffline()) return;
    client.cache.evict({ id: "ROOT_QUERY", fieldName: "wall" });
    client.cache.evict({ id: "ROOT_QUERY", fieldName: "search" });
    void client.refetchQueries({ include: "active" });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [own]);

  const state = useMemo<PositionState>(
    () => ({ position: own ?? CARACAS, isOwn: own !== null, isDenied, request }),
    [own, isDenied, request],
  );
  return <PositionContext value={state}>{children}</PositionContext>;
}
