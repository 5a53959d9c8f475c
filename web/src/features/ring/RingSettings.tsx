import { chakra } from "@chakra-ui/react/styled-system";
import { Card } from "../../components/ui/Card";
import { ErrorState } from "../../components/ui/ErrorState";
import { Field } from "../../components/ui/Field";
import { Select } from "../../components/ui/Input";
import { Skeleton } from "../../components/ui/Skeleton";
import { useCapability } from "../../components/useCapability";
import { ringSettingMessages as text } from "../../lib/ringSettingMessages";
import { useRingSettings } from "./useRingSettings";

const RADII = [5, 10, 25, 50, 100];
const TOLERANCES = [0, 10, 20, 30, 50, 100];

/** «Cómo buscamos tus círculos»: how far and how uneven, saved as it is chosen; nothing where the backend has neither. */
export default function RingSettings() {
  const { settings, error, refetch, choose } = useRingSettings();
  const hasRings = useCapability("rings");
  if (!hasRings || settings === null) return null;
  return (
    <Card
      as="section"
      id="circulos"
      aria-labelledby="ring-settings"
      aria-busy={!settings && !error}
      p={{ base: "4", md: "6" }}
      display="grid"
      gap="3"
      scrollMarginTop="80px"
    >
      <chakra.h2 id="ring-settings" textStyle="h3">
        {text.title}
      </chakra.h2>
      <chakra.p textStyle="small" color="fg.muted">
        {text.hint}
      </chakra.p>
      {!settings && error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
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
        </chakra.div>
      )}
    </Card>
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
            {/* Other clients may have set what is none of ours. */}
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
