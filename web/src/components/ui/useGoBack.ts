import { useNavigate } from "react-router-dom";

/** One step back inside the app; who came here from elsewhere goes to `fallback`. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts its steps there.
    const state = globalThis.history.state as { idx?: number } | null;
    if (state?.idx) void navigate(-1);
    else void navigate(fallback, { replace: true });
  };
}
