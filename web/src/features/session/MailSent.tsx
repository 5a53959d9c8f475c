import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { LuMailCheck } from "react-icons/lu";
import { ButtonLink } from "../../components/ui/Button";
import { accountMessages } from "../../lib/accountMessages";
import { paths } from "../../lib/paths";

interface MailSentProps {
  title: string;
  as?: "h1" | "h2";
  /** Location state of the login. */
  state?: unknown;
  /** What can be done where no mail came. */
  help?: ReactNode;
  children: ReactNode;
}

/** Informs the user that a mail was sent, and what to do with it. */
export function MailSent({ title, as = "h2", state, help, children }: MailSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div display="grid" justifyItems="center" gap="4" py="8" textAlign="center">
      <chakra.span
        display="grid"
        placeItems="center"
        width="72px"
        height="72px"
        borderRadius="plumaMd"
        bg="bg.success"
        color="fg.success"
      >
        <LuMailCheck size={36} aria-hidden="true" />
      </chakra.span>
      <chakra.h2 as={as} ref={heading} tabIndex={-1} textStyle="h2" outline="none">
        {title}
      </chakra.h2>
      <chakra.p maxWidth="46ch" overflowWrap="anywhere">
        {children}
      </chakra.p>
      <ButtonLink to={paths.login()} state={state}>
        {accountMessages.registration.toSignIn}
      </ButtonLink>
      {help}
    </chakra.div>
  );
}
