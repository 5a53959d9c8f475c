import { useEffect } from "react";
import { Navigate, useNavigationType } from "react-router-dom";
import { NotFound } from "../../components/ui/NotFound";
import { toast } from "../../components/ui/toast";
import { paths } from "../../lib/paths";
import { profileMessages } from "../../lib/profileMessages";

/** Nobody has this number: who followed a link is led home with a word about it, who opened the address reads that it does not exist. */
export function PersonNotFound() {
  const type = useNavigationType();
  return type === "POP" ? <NotFound /> : <RedirectHome />;
}

function RedirectHome() {
  useEffect(() => toast.error(profileMessages.person.notFound), []);
  return <Navigate to={paths.homeAlias()} replace />;
}
