import { useParams } from "react-router-dom";
import { NotFound } from "../components/ui/NotFound";
import { AuthLayout } from "../features/session/AuthLayout";
import { MailSent } from "../features/session/MailSent";
import { parseMailKind } from "../lib/mailKinds";
import { recoveryMessages } from "../lib/recoveryMessages";

const texts = recoveryMessages.sent;

/** /successful_message/{type}: a mail is on its way. For every visitor. */
export default function SuccessfulMessageRoute() {
  const kind = parseMailKind(useParams().type);
  if (!kind) return <NotFound />;
  return (
    <AuthLayout title={texts[kind].title} hasOwnHeading>
      <MailSent as="h1" title={texts[kind].title}>
        {texts[kind].text} {texts.hint}
      </MailSent>
    </AuthLayout>
  );
}
