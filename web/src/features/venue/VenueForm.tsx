import { useState } from "react";
import { checkShifts, checkVenueAddress, checkVenueCity, checkVenueName } from "../../../../rules/secureExchange";
import { usePosition } from "../../apollo/position";
import { KeptFormCard } from "../../components/form/KeptFormCard";
import { useKeptForm } from "../../components/form/useKeptForm";
import { PlaceMap } from "../../components/map/PlaceMap";
import { Checkbox } from "../../components/ui/Choice";
import { Field } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { venueMessages } from "../../lib/venueMessages";
import { ShiftFields } from "./ShiftFields";
import { toVenueDraft } from "./useKeptVenues";
import type { KeptVenue, VenueDraft, VenueInput, VenueRefusal } from "./useKeptVenues";

const text = venueMessages.form;

const empty: VenueDraft = {
  id: null,
  version: null,
  name: "",
  address: "",
  city: "",
  location: null,
  isOpen: true,
  shifts: [{ id: null, startsAt: "09:00", endsAt: "11:00", capacity: 3, isOpen: true }],
};

interface VenueFormProps {
  /** As it was read last; null for a new one. */
  kept: KeptVenue | null;
  isSaving: boolean;
  /** Null where it failed. */
  onSave: (input: VenueInput) => Promise<readonly VenueRefusal[] | null>;
  onClose: () => void;
}

/** Makes or changes a venue with its shifts. */
export function VenueForm({ kept, isSaving, onSave, onClose }: VenueFormProps) {
  const { position } = usePosition();
  const [values, setValues] = useState(kept ? toVenueDraft(kept) : empty);
  const [target] = useState(kept?.venue.location ?? position);
  const { form, heading, hasConflict, endConflict, forget, errorOf: keptErrorOf, submit } = useKeptForm();
  const change = (part: Partial<VenueDraft>) => {
    forget(part);
    setValues((now) => ({ ...now, ...part }));
  };
  if (hasConflict && kept && kept.version !== values.version) {
    // After a conflict the list was refetched: saving again overwrites what is there now; shifts added meanwhile stay.
    const added = toVenueDraft(kept).shifts.filter(({ id }) => !values.shifts.some((shift) => shift.id === id));
    setValues({ ...values, version: kept.version, shifts: [...values.shifts, ...added] });
    endConflict();
  }
  const { name, address, city, location, isOpen, shifts } = values;
  const problems: Record<string, string | null> = {
    name: checkVenueName(name),
    address: checkVenueAddress(address),
    city: checkVenueCity(city),
    location: location ? null : text.locationMissing,
    shifts: checkShifts(shifts),
  };
  const errorOf = (field: string) => keptErrorOf(field, problems);
  const save = async () => (location ? onSave({ ...values, location }) : null);
  return (
    <KeptFormCard
      title={kept ? text.edit : text.new}
      form={form}
      heading={heading}
      isSaving={isSaving}
      words={text}
      onSubmit={(event) => void submit(event, { problems, isSaving, save, onClose })}
      onClose={onClose}
    >
      {(["name", "address", "city"] as const).map((field) => (
        <Field key={field} label={text[field]} {...errorOf(field)}>
          {(control) => (
            <Input {...control} value={values[field]} onChange={(event) => change({ [field]: event.target.value })} />
          )}
        </Field>
      ))}
      <Field as="group" label={text.location} hint={text.locationHint} {...errorOf("location")}>
        {() => <PlaceMap target={target} onMove={(point) => change({ location: pointOf(point) })} />}
      </Field>
      <ShiftFields shifts={shifts} error={errorOf("shifts").error} onChange={(next) => change({ shifts: next })} />
      <Checkbox label={text.open} checked={isOpen} onChange={(event) => change({ isOpen: event.target.checked })} />
    </KeptFormCard>
  );
}

const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ latitude, longitude });
