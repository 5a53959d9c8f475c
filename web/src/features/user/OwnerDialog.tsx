import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { LuTriangleAlert } from "react-icons/lu";
import type { OwnerDialogQuery, OwnerDialogQueryVariables } from "../../__generated__/graphql";
import { assignFieldErrors, failureMessage } from "../../apollo/errors";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { ErrorState } from "../../components/ui/ErrorState";
import { Field } from "../../components/ui/Field";
import { Input, PasswordInput } from "../../components/ui/Input";
import { Link } from "../../components/ui/Link";
import { Skeleton } from "../../components/ui/Skeleton";
import { toast } from "../../components/ui/toast";
import { useIsOnline } from "../../components/ui/useIsOnline";
import { deactivationMessages } from "../../lib/deactivationMessages";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";

const QUERY: TypedDocumentNode<OwnerDialogQuery, OwnerDialogQueryVariables> = gql`
  query OwnerDialog {
    viewer {
      id
      email
      hasPassword
    }
  }
`;

const text = deactivationMessages.confirmation;

interface OwnerDialogProps {
  texts: {
    question: string;
    warning: string;
    consequences: readonly string[];
    confirm: string;
    /** What the server says while transactions are open: it is shown with where they are. */
    bound: string;
  };
  /** Carries it out; returns the refusals, an empty list on success. */
  onConfirm: (
    input: { password: string } | { email: string },
  ) => Promise<readonly { field: string | null; message: string }[]>;
  onClose: () => void;
}

/** Explains what ends an account, and asks for the password (or, without one, the e-mail) first. */
export function OwnerDialog({ texts, onConfirm, onClose }: OwnerDialogProps) {
  const formId = useId();
  const { data, error, refetch } = useQuery(QUERY);
  const isOnline = useIsOnline();
  const [hasOpenTransactions, setHasOpenTransactions] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: "", email: "" } });
  const { errors, isSubmitting } = formState;
  const viewer = data?.viewer;
  const send = handleSubmit(async ({ password, email }) => {
    try {
      const refusals = await onConfirm(viewer?.hasPassword ? { password } : { email });
      setHasOpenTransactions(refusals.some(({ message }) => message === texts.bound));
      const otherErrors = assignFieldErrors(refusals, ["password", "email"], setError);
      for (const message of otherErrors.filter((refusal) => refusal !== texts.bound)) toast.refused(message);
    } catch (failure) {
      toast.error(failureMessage(failure));
    }
  });
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={texts.question}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {messages.action.back}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={isSubmitting} disabled={!viewer || !isOnline}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <chakra.p display="flex" gap="2.5" p="3" borderRadius="plumaSm" bg="bg.danger" fontWeight={700}>
        <chakra.span color="fg.danger" mt="2px">
          <LuTriangleAlert size={20} aria-hidden="true" />
        </chakra.span>
        {texts.warning}
      </chakra.p>
      <chakra.ul mt="3" pl="5" display="grid" gap="1.5" listStyleType="disc">
        {texts.consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ul>
      <chakra.form id={formId} mt="5" noValidate onSubmit={(event) => void send(event)}>
        {viewer?.hasPassword && (
          <Field label={text.password} error={errors.password?.message} hint={text.forgotten}>
            {(field) => (
              <PasswordInput
                {...field}
                {...register("password", { required: text.passwordRequired })}
                autoComplete="current-password"
              />
            )}
          </Field>
        )}
        {viewer && !viewer.hasPassword && (
          <Field label={text.email} error={errors.email?.message} hint={viewer.email}>
            {(field) => (
              <Input {...field} {...register("email", { required: text.emailWrong })} type="email" autoComplete="off" />
            )}
          </Field>
        )}
        {!viewer &&
          (error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <Skeleton height="104px" />)}
      </chakra.form>
      {hasOpenTransactions && (
        <chakra.div role="alert" mt="4" p="3" borderRadius="plumaSm" bg="bg.danger">
          <chakra.p fontWeight={700}>{texts.bound}</chakra.p>
          <chakra.p mt="1" textStyle="small">
            {text.boundHint}
          </chakra.p>
          <chakra.p display="flex" flexWrap="wrap" columnGap="4" textStyle="small">
            {(
              [
                [paths.requests(1), text.received],
                [paths.chats("proposal"), text.chats],
                [paths.requests(2), text.running],
              ] as const
            ).map(([to, label]) => (
              <Link key={to} to={to} display="inline-flex" alignItems="center" minHeight="44px">
                {label}
              </Link>
            ))}
          </chakra.p>
        </chakra.div>
      )}
    </Dialog>
  );
}
