import { useLocation } from "react-router-dom";
import { AuthLayout } from "../features/session/AuthLayout";
import { BackToSignIn } from "../features/session/BackToSignIn";
import { ForgotPasswordForm } from "../features/session/ForgotPasswordForm";
import { recoveryMessages } from "../lib/recoveryMessages";

const texts = recoveryMessages.forgot;

/** /forgot_password: requests a recovery mail. */
export default function ForgotPasswordRoute() {
  const { state } = useLocation();
  return (
    <AuthLayout title={texts.title} hint={texts.hint}>
      <ForgotPasswordForm />
      <BackToSignIn state={state} />
    </AuthLayout>
  );
}
