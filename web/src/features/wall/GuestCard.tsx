import { chakra } from "@chakra-ui/react/styled-system";
import { SwapCurve } from "../../components/brand/SwapCurve";
import { ButtonLink } from "../../components/ui/Button";
import { Link } from "../../components/ui/Link";
import guaca from "../../assets/guaca.svg";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";

/** Invites a guest to register, in place of the profile card. */
export function GuestCard() {
  return (
    <chakra.section
      borderRadius="card"
      overflow="hidden"
      border="1px solid {colors.border.subtle}"
      boxShadow="1"
      bg="bg.surface"
    >
      <SwapCurve display={{ base: "none", lg: "block" }} height="120px">
        <chakra.img src={guaca} alt="" height="130px" width="98px" display="block" mx="auto" mt="10px" />
      </SwapCurve>
      <chakra.div p="18px">
        <chakra.h2 textStyle="h3">{messages.wall.guestTitle}</chakra.h2>
        <chakra.p mt="1" mb="4" textStyle="small" color="fg.muted">
          {messages.wall.guestText}
        </chakra.p>
        <ButtonLink to={paths.registration()} variant="primary" wide>
          {messages.nav.register}
        </ButtonLink>
        <chakra.p mt="3" textStyle="small" textAlign="center">
          {messages.wall.guestSignIn}{" "}
          <Link to={paths.login()} fontWeight={700} textDecoration="underline">
            {messages.nav.signIn}
          </Link>
        </chakra.p>
      </chakra.div>
    </chakra.section>
  );
}
