import { BlockList, isIP } from "node:net";

/** Loopback, link-local, carrier and private ranges. */
const internalRanges = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  internalRanges.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  internalRanges.addSubnet(net, prefix, "ipv6");

/**
 * Names that no public name server resolves: a bare one (of a container), or one in a zone reserved for internal use.
 */
const internalName = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa)$/;

/** Whether only machines near the host reach it: its address must never leave the gateway. */
export function isInternalHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$|\.$/g, "");
  const version = isIP(name);
  return version === 0 ? internalName.test(name) : internalRanges.check(name, version === 4 ? "ipv4" : "ipv6");
}

/**
 * Whether an address in a record is the backend's own. Servers write it as they know themselves: under another scheme,
 * port or loopback name than the one they are called by.
 */
export function isBackendAddress(url: URL, backendOrigin: string): boolean {
  return url.hostname === new URL(backendOrigin).hostname || isInternalHost(url.hostname);
}

/**
 * A link as clients get it: a path of our own where it leads to the backend, else unchanged. Null for anything but a
 * web address or a path.
 */
export function toLink(address: string | null, backendOrigin: string): string | null {
  if (address === null || !/^(https?:\/\/|\/(?!\/))/.test(address) || !URL.canParse(address, backendOrigin))
    return null;
  const url = new URL(address, backendOrigin);
  if (!isBackendAddress(url, backendOrigin)) return address;
  // Two slashes at the beginning would name another host.
  return url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
}
