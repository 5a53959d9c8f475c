import { z } from "zod";
import { secureExchangeEvents } from "../../../rules/secureExchange";
import type { MailedNotification } from "./writing";

const bookingModel = z.object({
  security_change: z.object({
    event: z.enum(secureExchangeEvents),
    headquarter: z.string(),
    address: z.string(),
    date: z.string(),
    start: z.string(),
    reason: z.string().nullable(),
    refunded: z.boolean().optional(),
  }),
});
/** What a notification reports about a booked place. */
export const parseBooking = (extra: unknown) => bookingModel.safeParse(extra).data?.security_change;

/** What happens to a booked place, and that it is near; that the exchange is carried out both know. */
export const isBooking = ({ type, extra = {} }: MailedNotification) => {
  const event = type === "secure_exchange" ? parseBooking(extra)?.event : undefined;
  return event !== undefined && event !== "completed";
};
