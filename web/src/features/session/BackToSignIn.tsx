import { chakra } from "@chakra-ui/react/styled-system";
import { LuArrowLeft } from "react-icons/lu";
import { Link } from "../../components/ui/Link";
import { paths } from "../../lib/paths";
import { recoveryMessages } from "../../lib/recoveryMessages";

/** Link back to /login; keeps the page to return to. */
export function BackToSignIn({ state }: { state?: unknown }) {
  return (
    <chakra.p mt="5" textAlign="center">
      <Link
        to={paths.login()}
        state={state}
        display="inline-flex"
        alignItems="center"
        gap="2"
        minHeight="2.75rem"
        fontWeight={700}
      >
        <LuArrowLeft size={20} aria-hidden="true" />
        {recoveryMessages.back}
      </Link>
    </chakra.p>
  );
}
