import { startUpstream } from "./scriptedUpstream";
import type { ScriptedUpstream } from "./scriptedUpstream";

/**
 * A proxy to the backend that loses responses: requests take effect, only the answer does not arrive. `loses` decides,
 * given the token in the answer (null for none, blank for "keep yours").
 */
export function startLossyWay(backendUrl: string, loses: (token: string | null) => boolean): Promise<ScriptedUpstream> {
  return startUpstream(async ({ method, path, headers, body }, response) => {
    const sentOn = Object.entries(headers).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && !["host", "connection", "content-length"].includes(entry[0]),
    );
    const request: RequestInit = { method, headers: sentOn };
    if (body.length > 0) request.body = new Uint8Array(body);
    const answer = await fetch(backendUrl + path, request);
    if (loses(answer.headers.get("access-token"))) return void response.destroy();
    const sent = [...answer.headers].filter(([name]) => !["connection", "transfer-encoding"].includes(name));
    response.writeHead(answer.status, Object.fromEntries(sent)).end(Buffer.from(await answer.arrayBuffer()));
  });
}
