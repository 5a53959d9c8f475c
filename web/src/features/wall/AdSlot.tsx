import { chakra } from "@chakra-ui/react/styled-system";
import guaca from "../../assets/guaca-sol.svg";
import { ButtonLink } from "../../components/ui/Button";
import { messages } from "../../lib/messages";
import { wallMessages } from "../../lib/wallMessages";
import { paths } from "../../lib/paths";

/** The advertising space; while it is unsold, it invites users to publish. */
export function AdSlot() {
  return (
    <chakra.aside
      borderRadius="card"
      overflow="hidden"
      bg="bg.receiveStrong"
      border="1px solid {colors.border.receive}"
      p="18px"
      aria-label={wallMessages.advert}
    >
      <chakra.p textStyle="caption" fontWeight={700} color="fg.receive">
        {wallMessages.advert}
      </chakra.p>
      <chakra.div display="flex" alignItems="center" gap="3" mt="1" mb="3">
        <div>
          <chakra.h2 textStyle="h4">{wallMessages.adTitle}</chakra.h2>
          <chakra.p mt="1" textStyle="small">
            {wallMessages.adText}
          </chakra.p>
        </div>
        <chakra.img src={guaca} alt="" width="72px" height="72px" flexShrink={0} />
      </chakra.div>
      <ButtonLink to={paths.newPublication()} variant="primary" size="s" wide>
        {messages.nav.publish}
      </ButtonLink>
    </chakra.aside>
  );
}
