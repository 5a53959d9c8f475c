import { useEffect, useState } from "react";
import { lazyOr } from "../components/ui/lazyOr";
import { unlessOffline } from "../lib/patiently";

const Companions = lazyOr(
  unlessOffline(() => import("./companions/Companions")),
  () => null,
);

/** The page has come to rest by then, in ms. */
const PAUSE = 2_500;

/** What no page waits for: currency, support chat, tag manager, the promotional picture. */
export function AtRest() {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), PAUSE);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest ? <Companions /> : null;
}
