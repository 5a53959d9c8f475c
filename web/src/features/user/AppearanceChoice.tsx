import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import { Card } from "../../components/ui/Card";
import { RadioCard } from "../../components/ui/Choice";
import { Field } from "../../components/ui/Field";
import { chooseAppearance, onAppearanceChange, readAppearance } from "../../lib/appearance";
import type { Appearance } from "../../lib/appearance";
import { profileMessages } from "../../lib/profileMessages";

const text = profileMessages.account;
const APPEARANCES: readonly Appearance[] = ["system", "light", "dark"];

/** «Apariencia»: light, dark, or as the system prefers, on this device. */
export function AppearanceChoice() {
  const [chosen, setChosen] = useState(() => readAppearance(document.cookie));
  useEffect(() => onAppearanceChange(setChosen), []);
  const choose = (appearance: Appearance) => {
    chooseAppearance(appearance);
    setChosen(appearance);
  };
  return (
    <Card p={{ base: "4", md: "6" }}>
      <Field as="group" label={text.appearance} hint={text.appearanceHint}>
        {() => (
          <chakra.div display="grid" gap="2.5" gridTemplateColumns={{ md: "repeat(3, 1fr)" }}>
            {APPEARANCES.map((appearance) => (
              <RadioCard
                key={appearance}
                name="appearance"
                value={appearance}
                label={text.appearances[appearance]}
                checked={chosen === appearance}
                onChange={() => choose(appearance)}
              />
            ))}
          </chakra.div>
        )}
      </Field>
    </Card>
  );
}
