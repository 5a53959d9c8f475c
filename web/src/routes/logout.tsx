import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../apollo/session";
import { PageLoading } from "../components/ui/PageLoading";
import { toast } from "../components/ui/toast";
import { messages } from "../lib/messages";
import { paths } from "../lib/paths";

/** /logout ends the session, says goodbye and goes to /login. */
export default function LogoutRoute() {
  const { status, signOut } = useSession();
  const navigate = useNavigate();
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const signOutAndLeave = async () => {
      try {
        if (status === "member") await signOut();
        toast.info(messages.session.goodbye);
        navigate(paths.login(), { replace: true });
      } catch {
        // The session is still active.
        toast.error(messages.error.default);
        navigate(paths.wall(), { replace: true });
      }
    };
    void signOutAndLeave();
  }, [status, signOut, navigate]);

  return <PageLoading />;
}
