import type { SecureExchangeEvent } from "../../__generated__/enums";
import type { SecureExchangeSubjectResolvers } from "../../__generated__/resolvers";
import { nameCounterpart } from "./nameCounterpart";

const events: Record<string, SecureExchangeEvent> = {
  booked: "BOOKED",
  moved: "MOVED",
  cancelled: "CANCELLED",
  objected: "OBJECTED",
  released: "RELEASED",
  tomorrow: "TOMORROW",
  soon: "SOON",
  ended: "ENDED",
  settled: "SETTLED",
  completed: "COMPLETED",
};

export const SecureExchangeSubject: SecureExchangeSubjectResolvers = {
  bookingEvent: ({ booking }) => events[booking.event ?? ""] ?? null,
  transactionId: ({ transaction }) => transaction.id,
  chatId: ({ transaction }) => transaction.chat?.id ?? null,
  chat: ({ transaction: { chat } }, _args, { loaders }) => (chat ? loaders.chat.load(chat.id) : null),
  counterpartName: ({ transaction }, _args, context) => nameCounterpart(transaction, context),
  venueName: ({ booking }) => booking.headquarter ?? "",
  date: ({ booking }) => booking.date,
  startsAt: ({ booking }) => booking.start,
  reason: ({ booking }) => booking.reason,
  isRefunded: ({ booking }) => booking.refunded,
  transaction: ({ transaction }, _args, { loaders }) => loaders.transaction.load(transaction.id),
};
