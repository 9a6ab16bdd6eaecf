import { BlockList, isIP } from 'node:net';
import geoip from 'geoip-country';

export const defaultCountry = 'CA';

/** A public address of which the database knows nothing. No list holds it, so it is a closed country. */
export const unknownCountry = 'ZZ';

/** Addresses that belong to no country: this machine, local networks, documentation. */
const local = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
] as const) {
  local.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['2001:db8::', 32],
] as const) {
  local.addSubnet(network, bits, 'ipv6');
}

/** Countries of addresses that were asked for lately: a player comes from the same one many times a minute. */
const lately = new Map<string, string>();
const mostLately = 10_000;

export function countryOfAddress(address: string): string {
  const known = lately.get(address);
  if (known !== undefined) return known;
  const country = lookUp(address);
  if (lately.size >= mostLately) lately.clear();
  lately.set(address, country);
  return country;
}

function lookUp(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const version = isIP(plain);
  if (version === 0 || local.check(plain, version === 6 ? 'ipv6' : 'ipv4')) return defaultCountry;
  return geoip.lookup(plain)?.country || unknownCountry;
}
