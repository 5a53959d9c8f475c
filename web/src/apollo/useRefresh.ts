import { useEffect, useEffectEvent, useRef } from "react";
import { onPaymentChange } from "./paymentEvents";

/**
 * Asks a query again when something has happened, one time after the other and after the first time: Apollo lets
 * questions that are asked at once share an answer, which would be the one from before it happened.
 */
export function useRefresh(refetch: () => Promise<unknown>, isLoading = false): () => void {
  // Not as of the render that made the function: it may be called long after.
  const isUnderWay = useRef(isLoading);
  const isAsking = useRef(false);
  const isOutdated = useRef(false);
  const ask = async (): Promise<void> => {
    isAsking.current = true;
    while (isOutdated.current) {
      isOutdated.current = false;
      await refetch().catch(() => {});
    }
    isAsking.current = false;
  };
  const onLoaded = useEffectEvent(() => {
    if (isOutdated.current && !isAsking.current) void ask();
  });
  useEffect(() => {
    isUnderWay.current = isLoading;
    if (!isLoading) onLoaded();
  }, [isLoading]);
  return () => {
    isOutdated.current = true;
    if (!isUnderWay.current && !isAsking.current) void ask();
  };
}

/** The same after each news of a payment. */
export function useRefreshOnPayment(refetch: () => Promise<unknown>, isLoading: boolean): () => void {
  const refresh = useRefresh(refetch, isLoading);
  const onChange = useEffectEvent(refresh);
  useEffect(() => onPaymentChange(() => onChange()), []);
  return refresh;
}
