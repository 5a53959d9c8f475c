import { chakra } from "@chakra-ui/react/styled-system";
import { LuPhone } from "react-icons/lu";
import { meetingMessages } from "../../lib/meetingMessages";
import { buttonRecipe } from "../../theme/recipes/button";

const ExternalButton = chakra("a", buttonRecipe);

const text = meetingMessages.help;

/** The country's emergency numbers, to be called at a touch. */
export function HelpNumbers() {
  return (
    <chakra.div display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {text.numbers.map(({ number, label }) => (
          <ExternalButton key={number} variant="secondary" href={`tel:${number}`}>
            <LuPhone size={18} aria-hidden="true" />
            {label}
          </ExternalButton>
        ))}
      </chakra.div>
      <chakra.p color="fg.muted">{text.hint}</chakra.p>
    </chakra.div>
  );
}
