const payableHours = 24;

/**
 * Until when an order may be paid at its price and rate. A payment that the provider took later is honoured all the
 * same.
 */
export const payableUntil = ({ createdAt }: { createdAt: Date }) =>
  new Date(createdAt.getTime() + payableHours * 3_600_000);

/** Whether it is too late to start paying. */
export const isExpired = (order: { createdAt: Date }, now: Date) => payableUntil(order) <= now;
