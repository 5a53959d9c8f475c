import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";

/** What counts loads once the page stands, ms. */
const LOAD_MS = 2000;

/**
 * For the banner's element: counts that a person has seen it. Pages that load in advance and hidden tabs see nothing.
 */
export function useCountView<Target extends Element>(bannerId: string) {
  const client = useApolloClient();
  const element = useRef<Target>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const start = () =>
      void import("./watchView")
        .then(({ watchView }) => {
          if (timer && element.current) stop = watchView(element.current, client, bannerId);
        })
        .catch(() => undefined);
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(start, LOAD_MS);
    return () => {
      clearTimeout(timer);
      timer = undefined;
      stop?.();
    };
  }, [client, bannerId]);
  return element;
}
