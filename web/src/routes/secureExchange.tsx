import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useEffect } from "react";
import { LuArrowLeft } from "react-icons/lu";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { ButtonLink } from "../components/ui/Button";
import { Container } from "../components/ui/Card";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { Link } from "../components/ui/Link";
import { PageTitle } from "../components/ui/PageTitle";
import { Skeleton } from "../components/ui/Skeleton";
import { useFocusOnChange } from "../components/ui/useFocusOnChange";
import { useNow } from "../components/ui/useNow";
import { BookingRequest } from "../features/secureExchange/BookingRequest";
import { BookingScreen } from "../features/secureExchange/BookingScreen";
import { BookingSkeleton } from "../features/secureExchange/BookingSkeleton";
import { isLive, isPaymentRefused, movesNow } from "../features/secureExchange/bookingState";
import { useBooking } from "../features/secureExchange/useBooking";
import { usePlaces } from "../features/secureExchange/usePlaces";
import { useSecureExchange } from "../features/secureExchange/useSecureExchange";
import type { BookedTransaction } from "../features/secureExchange/useSecureExchange";
import { weekdayLabel } from "../lib/dates";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { shortName } from "../lib/names";
import { paths } from "../lib/paths";
import { secureExchangeMessages } from "../lib/secureExchangeMessages";
import { shiftLabel } from "../lib/shiftTimes";
import { isBeforeDay } from "../../../rules/age";

const PaymentDialog = lazy(loadWhenOnline(() => import("../features/promotion/PaymentDialog")));

const text = secureExchangeMessages;

/** /cambio_seguro/{id}: books the place of a transaction, and shows what is booked with its code. */
export default function SecureExchangeRoute() {
  const { id = "" } = useParams();
  const { transaction, canBook, isLoaded, hasFailed, refresh } = useSecureExchange(id);
  const isKnown = transaction && (transaction.secureExchange !== null || canBook);
  return (
    <Container maxWidth="860px" py={{ base: "4", md: "8" }}>
      {isKnown ? (
        <BookedOrBooking key={id} transaction={transaction} canBook={canBook} onPayment={refresh} />
      ) : (
        <>
          <PageTitle>{text.name}</PageTitle>
          {!isLoaded && !hasFailed && (
            <div aria-busy="true">
              <Skeleton width="140px" height="20px" my="3" />
              <Skeleton width="60%" height="34px" mb="2" />
              <Skeleton width="85%" height="20px" mb="5" />
              <BookingSkeleton />
            </div>
          )}
          {!isLoaded && hasFailed && <ErrorState as="h1" onRetry={refresh} />}
          {isLoaded && (
            <EmptyState
              as="h1"
              size="page"
              title={transaction ? text.request.notBookable : text.request.missing}
              hint={transaction ? text.request.notBookableHint : text.request.missingHint}
              action={
                <ButtonLink variant="secondary" to={paths.chats("in-progress")}>
                  {text.request.toChats}
                </ButtonLink>
              }
            />
          )}
        </>
      )}
    </Container>
  );
}

interface BookedOrBookingProps {
  transaction: BookedTransaction;
  canBook: boolean;
  onPayment: () => void;
}

function BookedOrBooking({ transaction, canBook, onPayment }: BookedOrBookingProps) {
  const { id, chatId, counterpart, secureExchange: booking } = transaction;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const name = shortName(counterpart);
  const now = useNow();
  const moved = search.has("mover") && booking && movesNow(booking, now).canMove ? booking : null;
  const isForm = moved !== null || booking === null || (search.has("reservar") && canBook);
  // After a reload in the middle of a payment the address still asks for the form, which a booking that ends later
  // must not bring back.
  const isBookedMeanwhile = search.has("reservar") && booking !== null && isLive(booking) && !canBook;
  useEffect(() => {
    if (isBookedMeanwhile) void navigate(paths.secureExchange(id), { replace: true });
  }, [isBookedMeanwhile, navigate, id]);
  const { places, hasFailed, refresh } = usePlaces(isForm);
  const { place, orders, ...form } = useBooking(id, {
    // The page of the booking says that it is booked.
    onBooked: () => void navigate(paths.secureExchange(id), { replace: true }),
    // What was offered may have changed: the places, what Premium still includes, or the exchange is booked by now.
    onRefused: () => {
      refresh();
      onPayment();
    },
  });
  const isToday = place !== null && !isBeforeDay(place.date, now);
  const heading = useFocusOnChange<HTMLHeadingElement>(isForm, place !== null);
  const shift = places?.venues
    .find(({ venue }) => venue.id === place?.venueId)
    ?.days.find(({ date }) => date === place?.date)
    ?.shifts.find((each) => each.id === place?.shiftId);
  return (
    <>
      <PageTitle>{text.with(name)}</PageTitle>
      {chatId && (
        <Link
          to={paths.chat(chatId, "in-progress")}
          display="inline-flex"
          alignItems="center"
          gap="2"
          minHeight="44px"
          css={{ "@media print": { display: "none" } }}
        >
          <LuArrowLeft size={18} aria-hidden="true" />
          {text.back}
        </Link>
      )}
      <chakra.h1 ref={heading} tabIndex={-1} outline="none" textStyle="h1" mb="1">
        {moved ? text.booking.moveTitle : text.with(name)}
      </chakra.h1>
      {isForm ? (
        <>
          <chakra.p mb="5" color="fg.muted">
            {moved ? text.booking.moveLead(name) : text.booking.lead(name)}
          </chakra.p>
          <BookingScreen
            places={places}
            hasFailed={hasFailed}
            onRetry={refresh}
            moved={moved}
            refusals={form.refusals}
            attempts={form.attempts}
            isBusy={form.isBusy && place === null}
            onChange={form.clearRefusals}
            onSubmit={(chosen) => {
              if (moved)
                void form.moveTo(moved.id, chosen).then((isMoved) => {
                  if (isMoved) void navigate(paths.secureExchange(id), { replace: true });
                });
              else if ((places?.includedLeft ?? 0) > 0) void form.bookIncluded(chosen);
              else form.startPayment(chosen);
            }}
          />
        </>
      ) : (
        <chakra.div mt="4">
          <BookingRequest
            transactionId={id}
            booking={booking}
            canBookAgain={canBook}
            isRefused={isPaymentRefused(transaction)}
            name={name}
            onPayment={onPayment}
          />
        </chakra.div>
      )}
      {place && places && (
        <Suspense>
          <PaymentDialog
            plan={places.plan}
            order={orders}
            texts={isToday ? { ...text.booking.texts, creditHint: text.booking.creditHintToday } : text.booking.texts}
            summary={
              <>
                <chakra.p textStyle="h4">{text.name}</chakra.p>
                <chakra.p textStyle="small" color="fg.muted">
                  {shift && text.booking.summary(weekdayLabel(place.date), shiftLabel(shift))}
                </chakra.p>
                {isToday && (
                  <chakra.p mt="1" fontWeight={700}>
                    {text.booking.today.paid}
                  </chakra.p>
                )}
              </>
            }
            onPaid={() => {
              form.endPayment();
              onPayment();
            }}
            onConfirming={onPayment}
            onClose={form.endPayment}
          />
        </Suspense>
      )}
    </>
  );
}
