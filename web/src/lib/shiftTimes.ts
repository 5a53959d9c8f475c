import { hourLabel } from "./dates";
import { secureExchangeMessages } from "./secureExchangeMessages";

/** `De 9:00 a. m. a 11:00 a. m.`, each hour in one line. */
export const shiftLabel = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string => {
  const [start = "", end = ""] = [startsAt, endsAt].map((hour) => hourLabel(hour).replaceAll(" ", "\u00a0"));
  return secureExchangeMessages.shift(start, end);
};
