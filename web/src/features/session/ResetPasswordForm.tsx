import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useRef, useState } from "react";
import type { FormEvent } from "react";
import { PasswordRules } from "../../components/form/PasswordRules";
import { Button, ButtonLink } from "../../components/ui/Button";
import { Field, FieldError } from "../../components/ui/Field";
import { PasswordInput } from "../../components/ui/Input";
import { Link } from "../../components/ui/Link";
import { toast } from "../../components/ui/toast";
import { checkPassword, isGoodPassword, passwordRules } from "../../../../rules/password";
import { paths } from "../../lib/paths";
import { recoveryMessages } from "../../lib/recoveryMessages";
import { useResetPassword } from "./useResetPassword";

const texts = recoveryMessages.reset;

interface ResetPasswordFormProps {
  token: string;
  /** Called once the new password is set; the link to the login is already visible. */
  onDone: () => void;
}

/**
 * New password twice, with the rules checked while typing. It can only be submitted, by Enter too, if both are valid.
 */
export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const reset = useResetPassword();
  const id = useId();
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [state, setState] = useState<"idle" | "loading" | "done">("idle");
  const [isTokenInvalid, setTokenInvalid] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const isDone = state === "done";
  const isValid = isGoodPassword(password) && password === confirmation;
  // The listed rules name no maximum.
  const unlistedRefusal = passwordRules.every(({ holds }) => holds(password))
    ? (checkPassword(password) ?? undefined)
    : undefined;

  useEffect(() => {
    if (isDone) link.current?.focus();
  }, [isDone]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || state !== "idle") return;
    setState("loading");
    const outcome = await reset(token, password);
    setState(outcome === "done" ? "done" : "idle");
    setTokenInvalid(outcome === "tokenGone");
    if (outcome === "failed") toast.error(texts.failure);
    if (outcome !== "done") return;
    toast.success(texts.success);
    onDone();
  };

  return (
    <chakra.form
      onSubmit={submit}
      noValidate
      display="flex"
      flexDirection="column"
      gap="5"
      // The notice of the new password comes to where the link to the login is.
      data-keep-clear={isDone ? "" : undefined}
    >
      <Field label={texts.password} error={unlistedRefusal}>
        {(control) => (
          <PasswordInput
            {...control}
            aria-describedby={`${id}-rules`}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            disabled={isDone}
            autoComplete="new-password"
          />
        )}
      </Field>
      <PasswordRules id={`${id}-rules`} password={password} />
      <Field label={texts.confirm} error={confirmation && confirmation !== password ? texts.different : undefined}>
        {(control) => (
          <PasswordInput
            {...control}
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
            disabled={isDone}
            autoComplete="new-password"
          />
        )}
      </Field>
      {isTokenInvalid && (
        <FieldError>
          {texts.tokenGone} <Link to={paths.forgotPassword()}>{texts.askAgain}</Link>
        </FieldError>
      )}
      {isDone ? (
        <ButtonLink ref={link} to={paths.login()} replace size="l" wide>
          {texts.toSignIn}
        </ButtonLink>
      ) : (
        <Button type="submit" size="l" wide loading={state === "loading"} disabled={!isValid}>
          {texts.submit}
        </Button>
      )}
    </chakra.form>
  );
}
