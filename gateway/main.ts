import { EnvError, readEnv } from "./env";
import { createGateway } from "./server";

try {
  const gateway = await createGateway({ env: readEnv(process.env) });
  let isStopping = false;
  const stop = async () => {
    // A second signal stops at once. Under `npm start` the terminal signals this process, too: there the parent
    // enforces the time.
    if (isStopping) return process.connected ? undefined : process.exit(1);
    isStopping = true;
    await gateway.drain();
    await gateway.stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
  // The parent process waits for this line; a person at a terminal reads it.
  if (process.send) process.send({ ready: gateway.url });
  else process.stdout.write(`gateway listens on ${gateway.url}\n`);
  void gateway.warmUp();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof EnvError) return `The gateway cannot start:\n${error.message}`;
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") {
    const name = String(port) === process.env["METRICS_PORT"] ? "METRICS_PORT" : "PORT";
    return `The gateway cannot start: port ${port} is taken (${name} chooses another)`;
  }
  if (code === "EACCES" || code === "EROFS") return `The gateway cannot start: ${message}`;
  return `The gateway cannot start: ${message}`;
}
