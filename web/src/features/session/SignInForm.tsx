import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { assignFieldErrors, failureMessage } from "../../apollo/errors";
import { lazyResolver } from "../../components/form/lazyResolver";
import { CaptchaField } from "../../components/form/CaptchaField";
import type { PublicConfig } from "../../components/form/publicConfig";
import { useCaptchaSubmit } from "../../components/form/useCaptchaSubmit";
import { useFocusFirstError } from "../../components/form/useFocusFirstError";
import { Button } from "../../components/ui/Button";
import { Checkbox } from "../../components/ui/Choice";
import { Field } from "../../components/ui/Field";
import { Input, PasswordInput } from "../../components/ui/Input";
import { toast } from "../../components/ui/toast";
import { accountMessages } from "../../lib/accountMessages";
import { loadWhenOnline, loadOrFailOffline } from "../../lib/loadWhenOnline";
import type { SignInValues } from "./signInSchema";
import { useSignIn } from "./useSignIn";
import type { InactiveAccount } from "./useSignIn";

const { field, signIn: texts } = accountMessages;
const SocialButtons = lazy(loadWhenOnline(() => import("./SocialButtons")));
const ReactivateDialog = lazy(loadWhenOnline(() => import("./ReactivateDialog")));
const SuspendedDialog = lazy(loadWhenOnline(() => import("./SuspendedDialog")));
const validation = lazyResolver(loadOrFailOffline(async () => (await import("./signInResolver")).signInResolver));

/** E-mail, password, «Recordarme», captcha, «Entrar», and the configured identity providers. */
export function SignInForm({ providers }: { providers?: Pick<PublicConfig, "google" | "facebook"> }) {
  const signIn = useSignIn();
  const { captcha, isBusy, submitWithCaptcha } = useCaptchaSubmit();
  const [inactiveAccount, setInactiveAccount] = useState<InactiveAccount>();
  const { register, handleSubmit, setError, setFocus, setValue, getValues, formState } = useForm<SignInValues>({
    resolver: validation.resolver,
    shouldFocusError: false,
    defaultValues: { email: "", password: "", remember: false, captcha: "" },
  });
  const { errors, isSubmitted, submitCount } = formState;
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, submitCount);

  const send = async (values: SignInValues) => {
    try {
      const { errors: refusals, inactive } = await signIn(values);
      if (inactive) setInactiveAccount(inactive);
      else if (refusals.length === 0) return;
      captcha.current?.reset();
      const unmatched = assignFieldErrors(refusals, ["email", "password", "captcha"], setError);
      const isWrong = refusals.some(({ code }) => code === "UNAUTHENTICATED");
      // These refusals are specified to the letter, without a full stop.
      for (const message of unmatched) (isWrong ? toast.warning : toast.refused)(message);
      // The next password replaces a wrong one. A field with an error of its own comes first.
      if (unmatched.length > 0 && isWrong) setFocus("password", { shouldSelect: true });
    } catch (error) {
      captcha.current?.reset();
      toast.error(failureMessage(error));
    }
  };

  return (
    <chakra.form
      ref={element}
      onSubmit={(event) => void submitWithCaptcha(event, handleSubmit(send))}
      onFocus={validation.preload}
      noValidate
      display="flex"
      flexDirection="column"
      gap="4"
    >
      <Field label={field.email} error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...register("email")} type="email" autoComplete="username" inputMode="email" />
        )}
      </Field>
      <Field label={field.password} error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...register("password")} autoComplete="current-password" />}
      </Field>
      <Checkbox label={texts.remember} {...register("remember")} />
      <CaptchaField
        ref={captcha}
        error={errors.captcha?.message}
        onChange={(proof) => setValue("captcha", proof, { shouldValidate: isSubmitted && proof !== "" })}
      />
      <Button type="submit" size="l" wide loading={isBusy}>
        {texts.submit}
      </Button>
      {(providers?.google || providers?.facebook) && (
        <Suspense fallback={<chakra.div height="86px" />}>
          <SocialButtons
            google={providers.google}
            facebook={providers.facebook}
            shouldRemember={() => getValues("remember")}
            onInactive={setInactiveAccount}
          />
        </Suspense>
      )}
      {inactiveAccount && (
        <Suspense fallback={null}>
          {"suspended" in inactiveAccount ? (
            <SuspendedDialog account={inactiveAccount.suspended} onClose={() => setInactiveAccount(undefined)} />
          ) : (
            <ReactivateDialog account={inactiveAccount.deactivated} onClose={() => setInactiveAccount(undefined)} />
          )}
        </Suspense>
      )}
    </chakra.form>
  );
}
