import { useLocation, useNavigate, useParams } from "react-router-dom";
import { NotFound } from "../components/ui/NotFound";
import { AuthLayout } from "../features/session/AuthLayout";
import { BackToSignIn } from "../features/session/BackToSignIn";
import { MailRequestForm } from "../features/session/MailRequestForm";
import { paths } from "../lib/paths";
import { mailKindOf } from "../lib/recoveryKinds";
import { recoveryMessages } from "../lib/recoveryMessages";

/** /login_flow/{type}: recover the password, or get the confirmation mail again. */
export default function LoginFlowRoute() {
  const kind = mailKindOf(useParams().type);
  const { state } = useLocation();
  const navigate = useNavigate();
  if (!kind) return <NotFound />;
  const { title, hint } = recoveryMessages.flow[kind];
  return (
    <AuthLayout title={title} hint={hint}>
      <MailRequestForm
        key={kind}
        kind={kind}
        onSent={() => navigate(paths.successfulMessage(kind), { replace: true })}
      />
      <BackToSignIn state={state} />
    </AuthLayout>
  );
}
