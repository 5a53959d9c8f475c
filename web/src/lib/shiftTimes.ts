import { hourLabel } from "../../../rules/clock";
import { secureExchangeMessages } from "./secureExchangeMessages";

/** `De 9:00 a. m. a 11:00 a. m.` */
export const shiftLabel = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string =>
  secureExchangeMessages.shift(hourLabel(startsAt), hourLabel(endsAt));
