import { chakra } from "@chakra-ui/react/styled-system";
import { Button, ButtonLink } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { EmptyState } from "../../components/ui/EmptyState";
import { paths } from "../../lib/paths";
import { shiftLabel } from "../../lib/shiftTimes";
import { venueMessages as text } from "../../lib/venueMessages";
import { toVenueDraft } from "./useKeptVenues";
import type { KeptVenue, VenueInput } from "./useKeptVenues";

interface VenueListProps {
  venues: readonly KeptVenue[];
  isBusy: boolean;
  onEdit: (id: string) => void;
  onSave: (input: VenueInput) => void;
}

/** All venues: where, when, how many, and what can be done with each. */
export function VenueList({ venues, isBusy, onEdit, onSave }: VenueListProps) {
  if (venues.length === 0) return <EmptyState title={text.none} hint={text.noneHint} />;
  return (
    <Card as="ul" m="0" p="0" listStyleType="none" overflow="hidden" aria-label={text.title}>
      {venues.map((kept) => {
        const { venue, isOpen, shifts } = kept;
        const { id, name, address, city } = venue;
        const open = shifts.filter((shift) => shift.isOpen);
        return (
          <Row key={id}>
            <chakra.div minWidth="0" flex="1 1 280px">
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
                <chakra.h2 textStyle="h4" overflowWrap="anywhere">
                  {name}
                </chakra.h2>
                <chakra.span
                  px="2.5"
                  borderRadius="13px"
                  fontSize="0.8125rem"
                  fontWeight={700}
                  {...(isOpen ? { bg: "bg.success", color: "fg.success" } : { bg: "bg.sunken", color: "fg" })}
                >
                  {isOpen ? text.isOpen : text.isClosed}
                </chakra.span>
              </chakra.div>
              <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
                {address}, {city}
              </chakra.p>
              {open.length === 0 ? (
                <chakra.p textStyle="small">{text.noShifts}</chakra.p>
              ) : (
                <chakra.ul listStyleType="none" textStyle="small">
                  {open.map((shift) => (
                    <li key={shift.id}>{text.shift(shiftLabel(shift), shift.capacity)}</li>
                  ))}
                </chakra.ul>
              )}
            </chakra.div>
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <ButtonLink size="s" to={paths.venueDay(id)} aria-label={text.dayOf(name)}>
                {text.day}
              </ButtonLink>
              <Button
                variant="secondary"
                size="s"
                disabled={isBusy}
                aria-label={text.editOf(name)}
                onClick={() => onEdit(id)}
              >
                {text.edit}
              </Button>
              {/* Not `disabled`, which would take the focus from the pressed button while it is saved. */}
              <Button
                variant={isOpen ? "danger" : "secondary"}
                size="s"
                aria-disabled={isBusy}
                aria-label={isOpen ? text.closeOf(name) : text.openOf(name)}
                onClick={() => {
                  if (isBusy) return;
                  const { location, ...rest } = toVenueDraft(kept);
                  // Without its place on the map it cannot be saved: the form asks for it.
                  if (location) onSave({ ...rest, location, isOpen: !isOpen });
                  else onEdit(id);
                }}
              >
                {isOpen ? text.close : text.open}
              </Button>
            </chakra.div>
          </Row>
        );
      })}
    </Card>
  );
}

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4",
    p: "4",
    _notLast: { borderBottom: "1px solid {colors.border.subtle}" },
  },
});
