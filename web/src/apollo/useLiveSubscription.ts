import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { skipToken, useSubscription } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";

/** A restarted one that reports no error for this long works again. */
const SETTLED_DELAY_MS = 2_000;
/** Delay after the server has ended a subscription; an interrupted socket reconnects much faster without ending it. */
const RESTART_DELAY_MS = 5_000;

/**
 * A subscription for the lifetime of a component; null variables skip it. Restarts after a delay when the server ends
 * it. Returns the error with which it has failed while it does not work again yet, else null.
 */
export function useLiveSubscription<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables | null,
  onData: (data: TData) => void,
): Error | null {
  const [failure, setFailure] = useState<Error | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scheduleRestart = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      restart();
      timer.current = setTimeout(() => setFailure(null), SETTLED_DELAY_MS);
    }, RESTART_DELAY_MS);
  };
  const callbacks = {
    ignoreResults: true,
    onData: ({ data }: { data: { data?: unknown } }) => {
      if (data.data) onData(data.data as TData);
    },
    onError: (error: Error) => {
      setFailure(error);
      scheduleRestart();
    },
    onComplete: scheduleRestart,
  };
  const { restart } = useSubscription<TData, OperationVariables>(
    document as TypedDocumentNode<TData, OperationVariables>,
    variables ? { ...callbacks, variables } : skipToken,
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return failure;
}
