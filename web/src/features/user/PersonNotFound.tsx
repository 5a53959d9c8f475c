import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { NotFound } from "../../components/ui/NotFound";
import { toast } from "../../components/ui/toast";
import { paths } from "../../lib/paths";
import { profileMessages } from "../../lib/profileMessages";

/** No such user: the server answers 404 with its page, the browser says so and goes home. */
export function PersonNotFound() {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(profileMessages.person.notFound);
    navigate(paths.homeAlias(), { replace: true });
  }, [navigate]);
  return <NotFound />;
}
