import { BlockList, isIP } from 'node:net';

/** Push services of the browsers in use. A leading dot stands for any host below. */
export const usualPushHosts = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

export interface AddressRules {
  hosts: readonly string[];
  /** Tests only: a push service on this machine, also without TLS. */
  allowsLoopback?: boolean;
}

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * A browser tells us where to write to; anybody can say to be a browser. So it is only ever a known push service, over
 * TLS, at the usual port, and never a bare address.
 */
export function isPushAddress(text: string, { hosts, allowsLoopback = false }: AddressRules): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (allowsLoopback && loopback.has(hostname)) return protocol === 'http:' || protocol === 'https:';
  if (protocol !== 'https:' || port !== '') return false;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(net, bits, 'ipv6');
}

/** Whether an address that a name led to lies outside: a known name may be made to lead inwards. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const version = isIP(mapped);
  return version !== 0 && !inside.check(mapped, version === 4 ? 'ipv4' : 'ipv6');
}
