import { messages } from "./messages";

/** Kilometres as people read them: under 1 km in words, else with at most one decimal. */
export function distanceLabel(km: number): string {
  if (km < 1) return messages.distance.near;
  return messages.distance.at(formatKm(km));
}

/** The distance alone: `0,8 km`. */
export const kilometresLabel = (km: number) => messages.distance.away(formatKm(km));

const formatKm = (km: number) => new Intl.NumberFormat("es-VE", { maximumFractionDigits: km < 10 ? 1 : 0 }).format(km);
