import { hourMs } from "../../rules/durations";

const payableHours = 24;

/** Until when an order that holds no place may be paid at its price and rate. */
export const payableUntil = ({ createdAt }: { createdAt: Date }) =>
  new Date(createdAt.getTime() + payableHours * hourMs);
