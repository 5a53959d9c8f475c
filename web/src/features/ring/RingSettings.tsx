import { chakra } from "@chakra-ui/react/styled-system";
import { Field } from "../../components/ui/Field";
import { Select } from "../../components/ui/Input";
import { SettingsCard } from "../../components/ui/SettingsCard";
import { Skeleton } from "../../components/ui/Skeleton";
import { useCapability } from "../../components/useCapability";
import { ringSettingMessages as text } from "../../lib/ringSettingMessages";
import { useRingSettings } from "./useRingSettings";

const RADII = [5, 10, 25, 50, 100];
const TOLERANCES = [0, 10, 20, 30, 50, 100];
const COMPLEMENTS = [0, 10, 20, 50, 100, 200];

/**
 * «Cómo buscamos tus círculos»: how far, how uneven and with how much money, saved as it is chosen; nothing where the
 * backend has none of it.
 */
export default function RingSettings() {
  const { settings, error, refetch, choose } = useRingSettings();
  const hasRings = useCapability("rings");
  if (!hasRings || settings === null) return null;
  return (
    <SettingsCard
      id="circulos"
      title={text.title}
      hint={text.hint}
      isLoading={!settings && !error}
      onRetry={!settings && error ? () => void refetch().catch(() => {}) : null}
    >
      <chakra.div display="grid" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="4">
        <Choice
          label={text.radius}
          hint={text.radiusHint}
          choices={RADII}
          nameOf={text.km}
          value={settings?.radiusKm}
          onChoose={(radiusKm) => void choose({ radiusKm })}
        />
        <Choice
          label={text.tolerance}
          hint={text.toleranceHint}
          choices={TOLERANCES}
          nameOf={text.percent}
          value={settings?.tolerancePercent}
          onChoose={(tolerancePercent) => void choose({ tolerancePercent })}
        />
        {settings?.complementUsd !== null && (
          <Choice
            label={text.complement}
            hint={text.complementHint}
            choices={COMPLEMENTS}
            nameOf={text.usd}
            value={settings?.complementUsd}
            onChoose={(complementUsd) => void choose({ complementUsd })}
          />
        )}
      </chakra.div>
    </SettingsCard>
  );
}

interface ChoiceProps {
  label: string;
  hint: string;
  choices: readonly number[];
  nameOf: (choice: number) => string;
  /** Undefined while it loads. */
  value: number | undefined;
  onChoose: (choice: number) => void;
}

function Choice({ label, hint, choices, nameOf, value, onChoose }: ChoiceProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) =>
        value === undefined ? (
          <Skeleton height="3rem" />
        ) : (
          <Select {...control} value={value} onChange={(event) => onChoose(Number(event.target.value))}>
            {/* Other clients may have set a value that ours does not offer. */}
            {[...new Set([...choices, value])]
              .sort((one, other) => one - other)
              .map((choice) => (
                <option key={choice} value={choice}>
                  {nameOf(choice)}
                </option>
              ))}
          </Select>
        )
      }
    </Field>
  );
}
