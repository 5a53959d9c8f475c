import { useLocation } from "react-router-dom";
import { paths } from "../../lib/paths";
import { Redirect } from "../Redirect";
import { useSite } from "../site";
import { NotFound } from "./NotFound";

/** An unknown path: a direct visit shows the 404 page, a link within the product leads home. */
export function UnknownAddress() {
  const { pathname } = useLocation();
  return useSite().documentPath === pathname ? <NotFound /> : <Redirect to={paths.home()} />;
}
