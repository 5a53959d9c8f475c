import { useLocation, useNavigate, useParams } from "react-router-dom";
import { NotFound } from "../components/ui/NotFound";
import { AuthLayout } from "../features/session/AuthLayout";
import { BackToSignIn } from "../features/session/BackToSignIn";
import { MailRequestForm } from "../features/session/MailRequestForm";
import { paths } from "../lib/paths";
import { parseMailKind } from "../lib/mailKinds";
import { recoveryMessages } from "../lib/recoveryMessages";

/** /login_flow/{type}: requests a recovery mail or another confirmation mail. */
export default function LoginFlowRoute() {
  const kind = parseMailKind(useParams().type);
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
