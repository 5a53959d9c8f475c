import { useEffect } from "react";
import { Navigate, useNavigationType } from "react-router-dom";
import { NotFound } from "../../components/ui/NotFound";
import { toast } from "../../components/ui/toast";
import { paths } from "../../lib/paths";
import { profileMessages } from "../../lib/profileMessages";

/** No such user: following a link redirects home with a toast, opening the URL directly shows the not-found page. */
export function PersonNotFound() {
  const type = useNavigationType();
  return type === "POP" ? <NotFound /> : <RedirectHome />;
}

function RedirectHome() {
  useEffect(() => toast.error(profileMessages.person.notFound), []);
  return <Navigate to={paths.homeAlias()} replace />;
}
