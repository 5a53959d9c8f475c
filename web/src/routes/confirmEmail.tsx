import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { PageTitle } from "../components/ui/PageTitle";
import { Spinner } from "../components/ui/Spinner";
import { toast } from "../components/ui/toast";
import { useConfirmEmail } from "../features/session/useConfirmEmail";
import { confirmMessages as texts } from "../lib/confirmMessages";
import { loginStateOfRegistration } from "../lib/guestIntent";
import { paths } from "../lib/paths";

/** /confirm/user/{token}: redeems the token once on load and leads on with a notice. */
export default function ConfirmEmailRoute() {
  const { token = "" } = useParams();
  const confirm = useConfirmEmail();
  const navigate = useNavigate();
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void confirm(token).then((outcome) => {
      if (outcome === "confirmed") {
        toast.success(texts.success);
        navigate(paths.login(), { replace: true, state: loginStateOfRegistration() });
        return;
      }
      if (outcome === "notFound") toast.warning(texts.notFound);
      else toast.error(texts.failure);
      navigate(paths.home(), { replace: true });
    });
  }, [confirm, navigate, token]);

  return (
    <chakra.div role="status" display="flex" minHeight="60dvh" alignItems="center" justifyContent="center" gap="3">
      <PageTitle>{texts.title}</PageTitle>
      <Spinner />
      <chakra.h1 textStyle="h3">{texts.title}</chakra.h1>
    </chakra.div>
  );
}
