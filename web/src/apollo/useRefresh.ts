import { useRef } from "react";

/**
 * Asks a query again when something has happened, one time after the other: Apollo lets questions that are asked at
 * once share an answer, which would be the one from before the second thing happened.
 */
export function useRefresh(refetch: () => Promise<unknown>): () => void {
  const isAsking = useRef(false);
  const isOutdated = useRef(false);
  const refresh = async (): Promise<void> => {
    isOutdated.current = true;
    if (isAsking.current) return;
    isAsking.current = true;
    while (isOutdated.current) {
      isOutdated.current = false;
      await refetch().catch(() => {});
    }
    isAsking.current = false;
  };
  return () => void refresh();
}
