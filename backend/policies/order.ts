const payableHours = 24;

/** Until when an order may be paid at the price and rate of its moment. What a provider took later all the same is honoured. */
export const payableUntil = ({ createdAt }: { createdAt: Date }) =>
  new Date(createdAt.getTime() + payableHours * 3_600_000);

/** Whether it is too late to begin to pay it. */
export const isExpired = (order: { createdAt: Date }, now: Date) => payableUntil(order) <= now;
