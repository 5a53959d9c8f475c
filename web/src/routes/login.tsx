import { chakra } from "@chakra-ui/react/styled-system";
import { useLocation } from "react-router-dom";
import { usePublicConfig } from "../components/form/usePublicConfig";
import { Link } from "../components/ui/Link";
import { Skeleton } from "../components/ui/Skeleton";
import { useIsHydrated } from "../components/useIsHydrated";
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
  // Until the form works, typed text would be lost, and submitting it would put the password into the URL.
  const isHydrated = useIsHydrated();
  if (!isHydrated)
    return (
      <AuthLayout current="signIn" title={texts.title}>
        <FormSkeleton />
      </AuthLayout>
    );
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

/** As high as the form. */
function FormSkeleton() {
  return (
    <chakra.div display="grid" gap="4" aria-busy="true">
      <Skeleton height="80px" borderRadius="control" />
      <Skeleton height="80px" borderRadius="control" />
      <Skeleton height="44px" width="180px" borderRadius="control" />
      <Skeleton height="64px" borderRadius="control" />
      <Skeleton height="52px" borderRadius="control" />
    </chakra.div>
  );
}
