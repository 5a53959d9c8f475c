import { chakra } from "@chakra-ui/react/styled-system";
import { SwapCurve } from "../../components/brand/SwapCurve";
import { ButtonLink } from "../../components/ui/Button";
import { Link } from "../../components/ui/Link";
import guaca from "../../assets/guaca.svg";
import { messages } from "../../lib/messages";
import { wallMessages } from "../../lib/wallMessages";
import { paths } from "../../lib/paths";

/** Invites a guest to register, in place of the profile card; where it stands above the feed, in one line. */
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
      <chakra.div
        p={{ base: "10px 12px 10px 16px", lg: "18px" }}
        display={{ base: "flex", lg: "block" }}
        justifyContent="space-between"
        alignItems="center"
        gap="3"
      >
        <chakra.h2 textStyle={{ base: "h4", lg: "h3" }}>{wallMessages.guestTitle}</chakra.h2>
        <chakra.p display={{ base: "none", lg: "block" }} mt="1" mb="4" textStyle="small" color="fg.muted">
          {wallMessages.guestText}
        </chakra.p>
        <ButtonLink to={paths.registration()} variant="primary" minHeight="44px" width={{ lg: "100%" }} flexShrink={0}>
          {messages.nav.register}
        </ButtonLink>
        <chakra.p display={{ base: "none", lg: "block" }} mt="3" textStyle="small" textAlign="center">
          {wallMessages.guestSignIn}{" "}
          <Link to={paths.login()} fontWeight={700} textDecoration="underline">
            {messages.nav.signIn}
          </Link>
        </chakra.p>
      </chakra.div>
    </chakra.section>
  );
}
