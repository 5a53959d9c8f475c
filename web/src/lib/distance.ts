import { messages } from "./messages";

/** Kilometres as people read them: under 1 km in words, else with at most one decimal. */
export function distanceLabel(km: number): string {
  if (km < 1) return messages.distance.near;
  return messages.distance.at(formatKm(km));
}

/** The distance alone: `0,8 km`. */
export const kilometresLabel = (km: number) => messages.distance.away(formatKm(km));

// Made once: each costs as much as a small component, and every card of a page formats some.
const tenths = new Intl.NumberFormat("es-VE", { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat("es-VE", { maximumFractionDigits: 0 });

const formatKm = (km: number) => (km < 10 ? tenths : whole).format(km);
