import { useEffect, useRef, useState } from "react";
import { Navigate } from "react-router-dom";
import { toast } from "../components/ui/toast";
import { useSavePublication } from "../features/publication/useSavePublication";
import { useCreateAlert } from "../features/search/useCreateAlert";
import { alertMessages } from "../lib/alertMessages";
import { takeIntent } from "../lib/guestIntent";
import type { Target } from "../lib/guestIntent";
import { LoadingScreen } from "./LoadingScreen";

/** Does what a guest was about to do when the login came between, then leads back to where they were. */
export default function CarryOutIntent({ id, to }: { id: string; to: Target }) {
  const save = useSavePublication();
  const createAlert = useCreateAlert();
  const [isDone, setDone] = useState(false);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const { publicationId, alertSearch } = takeIntent(id) ?? {};
    const carryOut = async () => {
      // Each action reports its own failure, saving also its success.
      if (publicationId !== undefined) await save({ id: publicationId, isSaved: null });
      if (alertSearch !== undefined && (await createAlert(alertSearch)))
        toast.success(alertMessages.created, { about: "alert" });
    };
    void carryOut().finally(() => setDone(true));
  }, [id, save, createAlert]);
  return isDone ? <Navigate to={to} state={to.state} replace /> : <LoadingScreen />;
}
