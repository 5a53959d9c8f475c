import { chakra } from "@chakra-ui/react/styled-system";
import { useLocation } from "react-router-dom";
import { usePublicConfig } from "../components/form/usePublicConfig";
import { Link } from "../components/ui/Link";
import { AuthLayout } from "../features/session/AuthLayout";
import { SignInForm } from "../features/session/SignInForm";
import { SupportMenu } from "../features/session/SupportMenu";
import { accountMessages } from "../lib/accountMessages";
import type { LoginState } from "../lib/guestIntent";
import { paths } from "../lib/paths";

const texts = accountMessages.signIn;

/** /login. The location state holds where the visitor wanted to go; the guard around this route leads there. */
export default function LoginRoute() {
  const { state } = useLocation();
  const { purpose } = (state ?? {}) as LoginState;
  const config = usePublicConfig();
  return (
    <AuthLayout current="signIn" title={texts.title}>
      {purpose && (
        <chakra.p mb="5" overflowWrap="anywhere">
          {texts.purpose[purpose.action](purpose.title)}
        </chakra.p>
      )}
      <SignInForm providers={config ?? undefined} />
      {/* Shows once the buttons of Google and Facebook above it are known: otherwise it would shift. */}
      {config !== undefined && (
        <chakra.div mt="5" display="grid" gap="1">
          <SupportMenu state={state} />
          <chakra.p textAlign="center">
            {texts.noAccount}{" "}
            <Link to={paths.registration()} state={state} fontWeight={700}>
              {texts.register}
            </Link>
          </chakra.p>
        </chakra.div>
      )}
    </AuthLayout>
  );
}
