import { useNavigate } from "react-router-dom";

/** Goes one step back inside the app; a viewer who entered the app here goes to `fallback`. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    // The router stores its history index there.
    const state = globalThis.history.state as { idx?: number } | null;
    if (state?.idx) void navigate(-1);
    else void navigate(fallback, { replace: true });
  };
}
