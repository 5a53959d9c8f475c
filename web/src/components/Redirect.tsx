import { Navigate } from "react-router-dom";
import { useSite } from "./site";

/**
 * Redirects to another path: the server answers with a redirect, the browser navigates. `to` is a path of the product.
 */
export function Redirect({ to, isPermanent = false }: { to: string; isPermanent?: boolean }) {
  const { setResponse } = useSite();
  setResponse?.(isPermanent ? 301 : 302, to);
  return setResponse ? null : <Navigate to={to} replace />;
}
