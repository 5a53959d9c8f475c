import { chakra } from "@chakra-ui/react/styled-system";
import { LuCircle, LuCircleCheck } from "react-icons/lu";
import { accountMessages } from "../../lib/accountMessages";
import { passwordRules } from "../../../../rules/password";
import { VisuallyHidden } from "../ui/VisuallyHidden";

const texts = accountMessages.password;

/** The password rules, ticked off while typing. Point the field's `aria-describedby` at `id`. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  return (
    <chakra.ul
      id={id}
      aria-label={texts.rules}
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr" }}
      rowGap="6px"
      columnGap="4"
      p="12px 14px"
      borderRadius="control"
      bg="bg.sunken"
      textStyle="small"
    >
      {passwordRules.map((rule) => {
        const holds = rule.holds(password);
        return (
          <chakra.li
            key={rule.id}
            display="flex"
            gap="2"
            color={holds ? "fg.success" : "fg.muted"}
            fontWeight={holds ? 600 : 400}
          >
            {holds ? <LuCircleCheck size={18} aria-hidden="true" /> : <LuCircle size={18} aria-hidden="true" />}
            <span>
              {texts[rule.id]}
              <VisuallyHidden>: {holds ? texts.done : texts.missing}</VisuallyHidden>
            </span>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
