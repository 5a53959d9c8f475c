import { spawn } from "node:child_process";
import { readImage } from "./deployment";
import type { Service } from "./deployment";
import { pollUntil } from "./pollUntil";
import { unprivilegedUser } from "./postgresCluster";

/** A service of compose.yaml as a process: its image's command and environment, in the image's folder, not as root. */
export interface DeployedProcess {
  url: string;
  /** Runs its HEALTHCHECK; resolves with the status. */
  check(): Promise<number | null>;
  /** Resolves with its status when it has ended by itself. */
  ended: Promise<number | null>;
  /** Asks it to stop, and resolves with its status. */
  stop(): Promise<number | null>;
  /** Ends it at once. */
  kill(): Promise<unknown>;
}

/** `settings` are put in place of what is in the files: ports and addresses of this machine. */
export function startService(folder: string, service: Service, settings: Record<string, string>): DeployedProcess {
  const image = readImage(service.build?.target ?? "");
  const env: Record<string, string> = {
    ...image.env,
    HOST: "127.0.0.1",
    ...settings,
  };
  const spawnThere = ([, ...args]: string[]) =>
    spawn(process.execPath, args, {
      ...unprivilegedUser(),
      cwd: folder,
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
  const ending = (child: ReturnType<typeof spawn>) =>
    new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const child = spawnThere(service.command ?? image.command);
  const ended = ending(child);
  return {
    url: `http://127.0.0.1:${env["PORT"] ?? env["BACKEND_PORT"]}`,
    check: () => ending(spawnThere(image.healthcheck)),
    ended,
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
    kill() {
      child.kill("SIGKILL");
      return ended;
    },
  };
}

/** Waits for /readyz to answer 200. */
export const isServing = (url: string) =>
  pollUntil(
    () =>
      fetch(`${url}/readyz`).then(
        (answer) => answer.status,
        () => 0,
      ),
    (status) => status === 200,
  );
