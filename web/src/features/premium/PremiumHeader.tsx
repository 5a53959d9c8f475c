import { chakra } from "@chakra-ui/react/styled-system";
import { LuCrown } from "react-icons/lu";
import crown from "../../assets/scenes/corona.svg";
import { Container } from "../../components/ui/Card";
import { premiumMessages } from "../../lib/premiumMessages";

const text = premiumMessages;

/** The header of /suscriptions: name, lead, picture. */
export function PremiumHeader() {
  return (
    <chakra.div className="on-header" bg="fill.premium" color="fg.onFill" overflow="hidden">
      <Container
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="5"
        py={{ base: "7", md: "10" }}
        pb={{ base: "16", md: "24" }}
      >
        <chakra.div minWidth="0">
          <chakra.h1
            display="flex"
            alignItems="center"
            gap="3"
            textStyle="h1"
            fontSize={{ lg: "2.75rem" }}
            lineHeight={{ lg: "3rem" }}
            color="fg.onPremium"
          >
            <LuCrown aria-hidden="true" />
            {text.title}
          </chakra.h1>
          <chakra.p mt="3" maxWidth="46ch" fontSize={{ base: "1.0625rem", md: "1.1875rem" }} color="fg.onHeader">
            {text.lead}
          </chakra.p>
        </chakra.div>
        <chakra.img
          src={crown}
          alt=""
          display={{ base: "none", sm: "block" }}
          flexShrink={0}
          width={{ sm: "104px", md: "148px" }}
          height={{ sm: "104px", md: "148px" }}
          borderRadius="plumaLg"
        />
      </Container>
    </chakra.div>
  );
}
