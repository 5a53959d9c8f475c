import { BlockList, isIP } from "node:net";
import type { IncomingMessage } from "node:http";

/** Determines a client's address. X-Forwarded-For counts only from a proxy named in TRUSTED_PROXY. */
export function createAddressReader(trusted: string | undefined): (request: IncomingMessage) => string {
  const proxies = new BlockList();
  for (const entry of trusted?.split(",").map((part) => part.trim()) ?? []) addProxy(proxies, entry);
  const isProxy = (address: string) => proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  return (request) => {
    let address = plain(request.socket.remoteAddress ?? "");
    const hops = String(request.headers["x-forwarded-for"] ?? "")
      .split(",")
      .map((hop) => plain(hop.trim()));
    // From the nearest hop outwards, as long as each one that reports is trusted.
    for (const hop of hops.toReversed()) {
      if (!trusted || isIP(address) === 0 || !isProxy(address) || isIP(hop) === 0) break;
      address = hop;
    }
    return address;
  };
}

function addProxy(list: BlockList, entry: string): void {
  const [address = "", bits] = entry.split("/");
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (isIP(address) === 0) return;
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}

function plain(address: string): string {
  return address.replace(/^::ffff:/, "");
}
