import { spawn } from "node:child_process";
import { root } from "./steps.mjs";

/**
 * No other server takes over from those under one parent, so they do not drain for a balancer unless a setting says so.
 */
const drainSeconds = process.env.DRAIN_SECONDS || "0";

/** How long a server may take to finish what is under way before it is killed, in ms. */
const patienceMs = 12_000 + Number(drainSeconds) * 1_000;

/**
 * Options of Node for the built gateway: what a request leaves behind is discarded at once where the young generation
 * has room for all requests in flight.
 */
export const gatewayOptions = ["--max-semi-space-size=64"];

/** Starts a server; `ready` resolves with its address when it listens. What it prints goes straight to the person. */
export function spawnServer(args, env) {
  const child = spawn(process.execPath, ["--enable-source-maps", ...args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, DRAIN_SECONDS: drainSeconds, ...env },
  });
  const ready = new Promise((resolve) => {
    child.on("message", (message) => {
      if (message && typeof message === "object" && "ready" in message) resolve(message.ready);
    });
  });
  return { child, ready };
}

/** Lets a server finish what is under way, for a time. */
export async function endServer(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const impatient = setTimeout(() => child.kill("SIGKILL"), patienceMs);
  await ended;
  clearTimeout(impatient);
}

/** What `npm start` and `npm run dev` print once people may come. */
export function announce({ app, sandbox, backendUrl }) {
  const isDevelopment = process.env.NODE_ENV !== "production";
  const lines = ["", "Truequea is ready.", "", `  App      ${app}`];
  if (sandbox) lines.push(`  Sandbox  ${app}/graphql`);
  if (backendUrl && isDevelopment) {
    if (!process.env.SMTP_URL) lines.push(`  Mail     ${backendUrl.replace("127.0.0.1", "localhost")}/outbox`);
    lines.push("", "  Demo accounts, password Cambio#2024:");
    lines.push("    ana@example.com    luis@example.com    nuevo@example.com (not confirmed)");
    lines.push("    operador@example.com (decides at /moderacion)");
  }
  console.log([...lines, "", "Ctrl-C stops it."].join("\n"));
}
