import { chakra } from "@chakra-ui/react/styled-system";
import { Field } from "../../components/ui/Field";
import { weekdayLabel } from "../../lib/dates";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";
import { calendarMonths } from "./calendarMonths";
import type { BookableVenue } from "./usePlaces";

const text = secureExchangeMessages.booking;

interface DayChoiceProps {
  firstDate: string;
  lastDate: string;
  /** Of the chosen venue; null while no venue is chosen. */
  days: BookableVenue["days"] | null;
  value: string | null;
  /** That of a booking that is moved, while its venue is chosen. */
  present: string | null;
  error: string | undefined;
  onChange: (date: string) => void;
}

/** A calendar of radio buttons: the arrow keys go through the days that can be chosen. */
export function DayChoice({ firstDate, lastDate, days, value, present, error, onChange }: DayChoiceProps) {
  const placesOf = new Map(
    days?.map(({ date, shifts }) => [date, shifts.reduce((sum, { placesLeft }) => sum + placesLeft, 0)]),
  );
  return (
    <Field
      as="group"
      label={text.date}
      hint={[days ? text.dateHint : text.venueFirst, present && text.present.dateOf(weekdayLabel(present))]
        .filter(Boolean)
        .join(" ")}
      {...(error && { error })}
    >
      {(control) => (
        <chakra.div display="grid" gap="5" maxWidth="440px">
          {calendarMonths(firstDate, lastDate).map(({ name, weeks }) => (
            <chakra.div key={name}>
              <chakra.p fontFamily="heading" fontWeight={700} mb="1" _firstLetter={{ textTransform: "uppercase" }}>
                {name}
              </chakra.p>
              <Week aria-hidden="true" textStyle="caption" color="fg.muted">
                {text.weekdays.map((letter, index) => (
                  <chakra.span key={index} textAlign="center">
                    {letter}
                  </chakra.span>
                ))}
              </Week>
              {weeks.map((week) => (
                <Week key={week.find(Boolean)}>
                  {week.map((date, index) => {
                    if (!date) return <span key={index} />;
                    const places = placesOf.get(date);
                    const reason = !days
                      ? null
                      : places === undefined
                        ? text.dayClosed
                        : places === 0
                          ? text.dayFull
                          : null;
                    const notes = [reason, date === present && text.present.date].filter(Boolean);
                    return (
                      <Day key={date} data-present={date === present || undefined}>
                        <input
                          type="radio"
                          name="date"
                          value={date}
                          checked={value === date}
                          disabled={!days || reason !== null}
                          aria-label={[weekdayLabel(date), ...notes].join(", ")}
                          {...(control["aria-invalid"] && { "aria-invalid": true })}
                          onChange={() => onChange(date)}
                        />
                        <span aria-hidden="true">{Number(date.slice(8))}</span>
                      </Day>
                    );
                  })}
                </Week>
              ))}
            </chakra.div>
          ))}
        </chakra.div>
      )}
    </Field>
  );
}

const Week = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))", gap: "1", mb: "1" },
});

const Day = chakra("label", {
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    minHeight: "44px",
    borderRadius: "plumaSm",
    fontWeight: 700,
    color: "fg.action",
    bg: "bg.give",
    cursor: "pointer",
    _hover: { bg: "bg.hover" },
    "& input": { position: "absolute", inset: 0, opacity: 0, cursor: "inherit" },
    "&:has(:disabled)": { bg: "transparent", color: "fg.disabled", fontWeight: 400, cursor: "not-allowed" },
    "&:has(:checked)": { bg: "action.selected", color: "fg.onFill" },
    "&[data-present]": { boxShadow: "inset 0 0 0 2px {colors.fg.success}, inset 0 0 0 4px {colors.bg.surface}" },
    "&:has(:focus-visible)": { outline: "3px solid {colors.border.focus}", outlineOffset: "2px" },
  },
});
