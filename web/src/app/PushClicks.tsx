import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import type { PageMessage } from "../offline/worker";

/** Opens what a push leads to in this tab, once it was clicked. */
export function PushClicks() {
  const navigate = useNavigate();
  useEffect(() => {
    const worker = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
    const onMessage = ({ data }: MessageEvent<PageMessage>) => {
      if (data.type === "open") navigate(data.path);
    };
    worker?.addEventListener("message", onMessage);
    return () => worker?.removeEventListener("message", onMessage);
  }, [navigate]);
  return null;
}
