import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { moneyLabel } from "../../lib/moneyLabel";
import { infoPaths } from "../../lib/paths";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";
import { BookingForm } from "./BookingForm";
import type { BookingRefusal, ChosenPlace } from "./BookingForm";
import { BookingSkeleton } from "./BookingSkeleton";
import type { SecureExchange } from "./secureExchangeFragment";
import type { Places } from "./usePlaces";

const text = secureExchangeMessages.booking;

interface BookingScreenProps {
  /** Undefined while they load, null where there is no such service. */
  places: Places | null | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** What is moved; null for a new booking. */
  moved: SecureExchange | null;
  refusals: readonly BookingRefusal[];
  attempts: number;
  isBusy: boolean;
  onChange: () => void;
  onSubmit: (place: ChosenPlace) => void;
}

/** The form of a booking, or of its move, with what it costs. */
export function BookingScreen({ places, hasFailed, onRetry, moved, onSubmit, ...form }: BookingScreenProps) {
  if (places === undefined) return hasFailed ? <ErrorState onRetry={onRetry} /> : <BookingSkeleton />;
  if (places === null || places.venues.length === 0)
    return (
      <EmptyState
        title={text.none}
        hint={text.noneHint}
        action={
          <ButtonLink variant="secondary" to={infoPaths.safety}>
            {text.safety}
          </ButtonLink>
        }
      />
    );
  const [only] = places.venues;
  const isIncluded = places.includedLeft > 0;
  return (
    <Card p={{ base: "4", md: "6" }}>
      <BookingForm
        {...form}
        places={places}
        initial={
          moved
            ? { venueId: moved.venue.id, date: moved.date, shiftId: null, isAgreed: false }
            : {
                venueId: places.venues.length === 1 && only ? only.venue.id : null,
                date: null,
                shiftId: null,
                isAgreed: false,
              }
        }
        present={moved && { venueId: moved.venue.id, date: moved.date, shiftId: moved.shiftId }}
        price={moved ? <p>{text.moveIsFree}</p> : <Price places={places} />}
        submit={moved ? text.submitMove : isIncluded ? text.submitIncluded : text.submit}
        isIncluded={moved ? moved.isIncluded : isIncluded}
        onSubmit={onSubmit}
      />
    </Card>
  );
}

function Price({ places: { plan, includedLeft } }: { places: Places }): ReactNode {
  return (
    <chakra.div pt="4" borderTop="1px solid {colors.border.subtle}">
      {includedLeft > 0 ? (
        <chakra.p fontWeight={700}>{text.included(includedLeft)}</chakra.p>
      ) : (
        <>
          <chakra.p display="flex" justifyContent="space-between" gap="4" fontWeight={700}>
            <span>{text.price}</span>
            <chakra.span fontFamily="heading" fontSize="1.25rem">
              {moneyLabel(plan.price)}
            </chakra.span>
          </chakra.p>
          <chakra.p textStyle="small" color="fg.muted">
            {text.taxes}
          </chakra.p>
        </>
      )}
    </chakra.div>
  );
}
