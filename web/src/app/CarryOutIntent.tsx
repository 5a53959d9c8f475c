import { useEffect, useRef, useState } from "react";
import { Navigate } from "react-router-dom";
import { useSavePublication } from "../features/publication/useSavePublication";
import { takeIntent } from "../lib/guestIntent";
import type { Target } from "../lib/guestIntent";
import { LoadingScreen } from "./LoadingScreen";

/** Does what a guest was about to do when the login came between, then leads back to where they were. */
export default function CarryOutIntent({ id, to }: { id: string; to: Target }) {
  const save = useSavePublication();
  const [isDone, setDone] = useState(false);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const publicationId = takeIntent(id)?.publicationId;
    // It says itself how it ended.
    const work = publicationId === undefined ? Promise.resolve() : save({ id: publicationId, isSaved: null });
    void work.finally(() => setDone(true));
  }, [id, save]);
  return isDone ? <Navigate to={to} replace /> : <LoadingScreen />;
}
