import { createServer } from "node:net";
import { fail } from "./steps.mjs";

/** The port that a setting names. */
export function portOf(name, fallback) {
  const text = process.env[name];
  if (text === undefined || text === "") return fallback;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > 65535)
    fail(`${name} must be a port number from 0 to 65535, not "${text}".`);
  return number;
}

/** Ends with one line when the port is taken; resolves with its number, which for 0 is a free one. */
export function assertPortFree(name, number, address) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) =>
      fail(
        error.code === "EADDRINUSE"
          ? `Port ${number} is already in use: choose another one with ${name}.`
          : `Port ${number} of ${address} cannot be used (${error.code}): see ${name} and HOST.`,
      ),
    );
    probe.listen(number, address, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Where both servers show metrics, the gateway has the port of the setting and the embedded backend the next one. */
export function nextMetricsPort() {
  const port = portOf("METRICS_PORT", 0);
  return port === 0 ? {} : { METRICS_PORT: String(port + 1) };
}
