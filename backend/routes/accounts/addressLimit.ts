import type { RequestHandler } from "express";
import { callerAddress } from "../../callerAddress";
import { spendAttempt } from "../../db/attempts";
import type { Limit } from "../../db/attempts";
import type { Services } from "../../services";

/**
 * Limits calls per caller's address. The gateway, which limits by the user's own address, runs on loopback and is not
 * counted, unless the settings say that other callers share this machine. A gateway on another machine counts as one
 * caller, unless it passes the user's address on.
 */
export function limitPerAddress(services: Services, kind: string, limit: Limit): RequestHandler {
  return async (req, _res, next) => {
    const address = callerAddress(req, services.settings.gatewaySecret, services.now());
    if (services.settings.limitLoopback || !/^(::ffff:)?127\.|^::1$/.test(address))
      await spendAttempt(services.db, `${kind}:${networkOf(address)}`, limit);
    next();
  };
}

/** One household has a whole /64 of IPv6 addresses. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const [before, after] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0"), ...after]
    .slice(0, 4)
    .join(":");
}
