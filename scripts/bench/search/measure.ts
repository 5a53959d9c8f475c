import { percentile } from "../percentile";

/** Milliseconds of some requests, in order of length, and how many were refused. */
export interface Times {
  sorted: number[];
  refused: number;
}

/**
 * Asks `rounds` times, so many at once; the request answers whether it was accepted. The first ones warm up and are not
 * counted.
 */
export async function timesOf(
  request: (count: number) => Promise<boolean>,
  rounds: number,
  clients = 1,
): Promise<Times> {
  const times: number[] = [];
  let refused = 0;
  let next = -Math.max(5, clients);
  const askOn = async () => {
    while (next < rounds) {
      const count = next++;
      const asked = performance.now();
      const isAccepted = await request(Math.abs(count));
      if (count < 0) continue;
      if (isAccepted) times.push(performance.now() - asked);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, askOn));
  return { sorted: times.toSorted((one, other) => one - other), refused };
}

/** The middle, what 95 of 100 stay below, and 99. */
export const percentiles = ({ sorted }: Times): string[] =>
  [0.5, 0.95, 0.99].map((part) => percentile(sorted, part).toFixed(1));
