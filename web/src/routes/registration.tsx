import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "../components/ui/Button";
import { Link } from "../components/ui/Link";
import { Spinner } from "../components/ui/Spinner";
import { toast } from "../components/ui/toast";
import { AuthLayout } from "../features/session/AuthLayout";
import { RegistrationForm } from "../features/session/RegistrationForm";
import type { NewAccount } from "../features/session/useRegister";
import { accountMessages } from "../lib/accountMessages";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { assignIntent } from "../lib/guestIntent";
import type { LoginState } from "../lib/guestIntent";
import { paths } from "../lib/paths";
import { clearPendingRegistration, readPendingRegistration } from "../lib/pendingRegistration";

const ConfirmationSent = lazy(loadWhenOnline(() => import("../features/session/ConfirmationSent")));
const { registration: texts, social } = accountMessages;

/** /registration: the form, then a note about the mail; accounts verified by Google or Facebook are ready at once. */
export default function RegistrationRoute() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState(readPendingRegistration);
  const [created, setCreated] = useState<{ account: NewAccount; state: LoginState | null }>();

  const discardPending = () => {
    clearPendingRegistration();
    setPending(null);
  };
  const startAgain = () => {
    clearPendingRegistration();
    navigate(paths.login(), { replace: true, state });
  };
  const finish = (account: NewAccount) => {
    const next = state as LoginState | null;
    if (!pending)
      return setCreated({ account, state: account.userId === null ? next : assignIntent(next, account.userId) });
    clearPendingRegistration();
    toast.success(social.completed);
    navigate(paths.login(), { replace: true, state });
  };
  return (
    <AuthLayout current="register" title={texts.title}>
      {created ? (
        <Suspense fallback={<Spinner />}>
          <ConfirmationSent {...created} />
        </Suspense>
      ) : (
        <>
          <RegistrationForm key={pending?.token ?? "own"} pending={pending} onDone={finish} onExpired={startAgain} />
          {pending && (
            <chakra.div mt="3" textAlign="center">
              <Button variant="text" onClick={discardPending}>
                {social.otherEmail}
              </Button>
            </chakra.div>
          )}
          <chakra.p mt="5" textAlign="center">
            {texts.haveAccount}{" "}
            <Link to={paths.login()} state={state} fontWeight={700}>
              {texts.signIn}
            </Link>
          </chakra.p>
        </>
      )}
    </AuthLayout>
  );
}
