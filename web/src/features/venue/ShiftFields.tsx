import { chakra } from "@chakra-ui/react/styled-system";
import { LuPlus, LuX } from "react-icons/lu";
import { maxShifts } from "../../../../rules/secureExchange";
import { Button } from "../../components/ui/Button";
import { Checkbox } from "../../components/ui/Choice";
import { Field } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { useKeptFocus } from "../../components/ui/useKeptFocus";
import { venueMessages } from "../../lib/venueMessages";
import type { VenueInput } from "./useKeptVenues";

const text = venueMessages.form;

type Shift = VenueInput["shifts"][number];

interface ShiftFieldsProps {
  shifts: readonly Shift[];
  error: string | undefined;
  onChange: (shifts: Shift[]) => void;
}

/** The shifts of a venue; the hours of one that is stored stay. */
export function ShiftFields({ shifts, error, onChange }: ShiftFieldsProps) {
  const { target: addButton, area } = useKeptFocus<HTMLButtonElement>();
  const change = (at: number, part: Partial<Shift>) =>
    onChange(shifts.map((shift, index) => (index === at ? { ...shift, ...part } : shift)));
  const add = () => {
    const last = shifts.at(-1)?.endsAt ?? "09:00";
    const end = `${String(Math.min(23, Number(last.slice(0, 2)) + 2)).padStart(2, "0")}:00`;
    onChange([...shifts, { id: null, startsAt: last, endsAt: end, capacity: 3, isOpen: true }]);
  };
  return (
    <Field as="group" label={text.shifts} hint={text.shiftsHint} {...(error && { error })}>
      {(control) => (
        <chakra.div {...area} display="grid" gap="4" justifyItems="start">
          {shifts.map(({ id, startsAt, endsAt, capacity, isOpen }, index) => {
            const number = index + 1;
            return (
              <chakra.div
                key={id ?? `new-${index}`}
                display="grid"
                gridTemplateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "140px 140px 96px auto auto" }}
                gap="3"
                alignItems="end"
                width="100%"
              >
                <Part label={text.startsShort}>
                  <Input
                    type="time"
                    aria-label={text.starts(number)}
                    value={startsAt}
                    readOnly={id !== null}
                    {...(control["aria-invalid"] && { "aria-invalid": true })}
                    onChange={(event) => change(index, { startsAt: event.target.value })}
                  />
                </Part>
                <Part label={text.endsShort}>
                  <Input
                    type="time"
                    aria-label={text.ends(number)}
                    value={endsAt}
                    readOnly={id !== null}
                    onChange={(event) => change(index, { endsAt: event.target.value })}
                  />
                </Part>
                <Part label={text.capacityShort}>
                  <Input
                    type="number"
                    inputMode="numeric"
                    min={1}
                    aria-label={text.capacity(number)}
                    value={Number.isNaN(capacity) ? "" : capacity}
                    onChange={(event) => change(index, { capacity: event.target.valueAsNumber })}
                  />
                </Part>
                {id === null ? (
                  <Button
                    variant="text"
                    aria-label={text.removeShift(number)}
                    justifySelf="start"
                    onClick={() => onChange(shifts.filter((_shift, at) => at !== index))}
                  >
                    <LuX size={20} aria-hidden="true" />
                  </Button>
                ) : (
                  <Checkbox
                    label={text.openShort}
                    aria-label={text.isShiftOpen(number)}
                    checked={isOpen}
                    onChange={(event) => change(index, { isOpen: event.target.checked })}
                  />
                )}
              </chakra.div>
            );
          })}
          <Button ref={addButton} variant="secondary" size="s" disabled={shifts.length >= maxShifts} onClick={add}>
            <LuPlus size={18} aria-hidden="true" />
            {text.addShift}
          </Button>
        </chakra.div>
      )}
    </Field>
  );
}

function Part({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <chakra.div minWidth="0">
      <chakra.span aria-hidden="true" display="block" textStyle="caption" color="fg.muted" mb="1">
        {label}
      </chakra.span>
      {children}
    </chakra.div>
  );
}
