import { useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { AuthLayout } from "../features/session/AuthLayout";
import { BackToSignIn } from "../features/session/BackToSignIn";
import { ResetPasswordForm } from "../features/session/ResetPasswordForm";
import { paths } from "../lib/paths";
import { recoveryMessages } from "../lib/recoveryMessages";

const texts = recoveryMessages.reset;
/** Leaves time to read that it worked. */
const REDIRECT_DELAY_MS = 4_000;

/**
 * /recovery_password/{token}/{tlc}: the link of a recovery mail. On success it shows so briefly and leads to the login.
 */
export default function RecoveryPasswordRoute() {
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate(paths.login(), { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  return (
    <AuthLayout title={texts.title} hint={texts.hint}>
      <ResetPasswordForm key={token} token={token} onDone={() => setDone(true)} />
      {!isDone && <BackToSignIn />}
    </AuthLayout>
  );
}
