import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { checkClosedReason } from "../../../../rules/secureExchange";
import { useFocusFirstError } from "../../components/form/useFocusFirstError";
import { Button } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { Field } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { useKeptFocus } from "../../components/ui/useKeptFocus";
import { weekdayLabel } from "../../lib/dates";
import { venueMessages } from "../../lib/venueMessages";
import type { ClosedDay, ClosedDayInput, VenueRefusal } from "./useKeptVenues";

const text = venueMessages.closedDays;
const none = { date: "", reason: "" };

/** The holidays of a year would push the form off the screen. */
const MAX_SHOWN = 5;

interface ClosedDaysProps {
  days: readonly ClosedDay[];
  isSaving: boolean;
  /** Null where it failed. */
  onSave: (input: ClosedDayInput) => Promise<readonly VenueRefusal[] | null>;
}

/** The days on which no venue opens, and another one. */
export function ClosedDays({ days, isSaving, onSave }: ClosedDaysProps) {
  const [values, setValues] = useState(none);
  const [tries, setTries] = useState(0);
  const [refusals, setRefusals] = useState<readonly VenueRefusal[]>([]);
  const [areAllShown, setAllShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { target: heading, area } = useKeptFocus<HTMLHeadingElement>();
  useFocusFirstError(form, tries);
  const problems: Record<string, string | null> = {
    date: values.date ? null : text.dateMissing,
    reason: checkClosedReason(values.reason),
  };
  const errorOf = (name: string) => {
    const error = refusals.find(({ field }) => field === name)?.message ?? (tries > 0 ? problems[name] : null);
    return error ? { error } : {};
  };
  const change = (part: Partial<typeof none>) => {
    setRefusals(refusals.filter(({ field }) => field === null || !(field in part)));
    setValues({ ...values, ...part });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setTries(tries + 1);
    if (Object.values(problems).some(Boolean)) return;
    const refused = await onSave({ ...values, isClosed: true });
    setRefusals(refused ?? []);
    if (refused?.length !== 0) return setTries(tries + 2);
    setValues(none);
    setTries(0);
  };
  return (
    <Card {...area} as="section" aria-labelledby="closed-days" p={{ base: "4", md: "6" }} display="grid" gap="4">
      <div>
        <chakra.h2 ref={heading} tabIndex={-1} outline="none" id="closed-days" textStyle="h3">
          {text.title}
        </chakra.h2>
        <chakra.p color="fg.muted">{days.length === 0 ? text.none : text.lead}</chakra.p>
      </div>
      {days.length > 0 && (
        <chakra.ul m="0" p="0" listStyleType="none" aria-labelledby="closed-days">
          {(areAllShown ? days : days.slice(0, MAX_SHOWN)).map(({ date, reason }) => (
            <chakra.li
              key={date}
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap="2"
              py="1.5"
              borderTop="1px solid {colors.border.subtle}"
            >
              <chakra.span minWidth="0" display="flex" flexWrap="wrap" columnGap="3" overflowWrap="anywhere">
                <b>{weekdayLabel(date)}</b>
                <span>{reason}</span>
              </chakra.span>
              <Button
                variant="text"
                size="s"
                mr="-3.5"
                aria-disabled={isSaving}
                aria-label={text.reopenOf(weekdayLabel(date))}
                onClick={() => {
                  if (!isSaving) void onSave({ date, isClosed: false, reason: null });
                }}
              >
                {text.reopen}
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {days.length > MAX_SHOWN && (
        <Button
          variant="text"
          size="s"
          justifySelf="start"
          ml="-3.5"
          aria-expanded={areAllShown}
          onClick={() => setAllShown(!areAllShown)}
        >
          {areAllShown ? text.showLess : text.showAll(days.length)}
        </Button>
      )}
      <chakra.form
        ref={form}
        onSubmit={(event) => void submit(event)}
        noValidate
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "200px minmax(0, 1fr)" }}
      >
        <Field label={text.date} {...errorOf("date")}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={values.date}
              onChange={(event) => change({ date: event.target.value })}
            />
          )}
        </Field>
        <Field label={text.reason} {...errorOf("reason")}>
          {(control) => (
            <Input {...control} value={values.reason} onChange={(event) => change({ reason: event.target.value })} />
          )}
        </Field>
        <Button type="submit" variant="secondary" loading={isSaving} justifySelf="start">
          {text.close}
        </Button>
      </chakra.form>
    </Card>
  );
}
