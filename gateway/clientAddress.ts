import { isIP } from "node:net";
import type { IncomingMessage } from "node:http";
import proxyAddress from "proxy-addr";

/** Determines a client's address. X-Forwarded-For counts only from a proxy named in TRUSTED_PROXY. */
export function createAddressReader(trusted: string | undefined): (request: IncomingMessage) => string {
  const isProxy = parseProxies(trusted);
  return (request) => {
    // From the nearest hop outwards to the first that is not trusted; what is no address proves nothing.
    const hop = proxyAddress.all(request, isProxy).findLast((address) => isIP(address) !== 0);
    return hop?.replace(/^::ffff:/, "") ?? "";
  };
}

/** The addresses and subnets of TRUSTED_PROXY; raises a TypeError for anything else. */
export function parseProxies(list: string | undefined): (address: string, hop: number) => boolean {
  return proxyAddress.compile(list?.split(",").map((entry) => entry.trim()) ?? []);
}
