import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useRef, useState } from "react";
import { LuChevronDown } from "react-icons/lu";
import { Button } from "../../components/ui/Button";
import { Link } from "../../components/ui/Link";
import { accountMessages } from "../../lib/accountMessages";
import { paths } from "../../lib/paths";
import { FLOW_TYPES } from "../../lib/mailKinds";
import type { MailKind } from "../../lib/mailKinds";

const kinds: readonly MailKind[] = ["recovery", "resend"];

/** «Soporte para iniciar sesión»: a disclosure with two links; Escape closes it. */
export function SupportMenu({ state }: { state?: unknown }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <chakra.div
      textAlign="center"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <Button
        ref={button}
        variant="text"
        size="s"
        px="3"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {accountMessages.signIn.support}
        <chakra.span transform={isOpen ? "rotate(180deg)" : undefined} transition="transform {durations.fast}">
          <LuChevronDown size={18} aria-hidden="true" />
        </chakra.span>
      </Button>
      {isOpen && (
        <chakra.ul
          id={id}
          listStyleType="none"
          mt="1.5"
          p="1.5"
          bg="bg.surface"
          border="1px solid {colors.border.subtle}"
          borderRadius="card"
          boxShadow="2"
        >
          {kinds.map((kind) => (
            <li key={kind}>
              <Link
                to={paths.loginFlow(kind)}
                state={state}
                display="grid"
                alignItems="center"
                minHeight="2.75rem"
                px="3"
                borderRadius="control"
                _hover={{ bg: "bg.hover" }}
              >
                {FLOW_TYPES[kind]}
              </Link>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
