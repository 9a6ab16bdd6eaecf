import geoip from 'geoip-country';
import { addressRange } from '../kit/index.ts';

const defaultCountry = 'CA';

/** A public address of which the database knows nothing. No list holds it, so it is a closed country. */
const unknownCountry = 'ZZ';

/** Addresses that belong to no country: this machine, local networks, documentation. */
const local = new Set(
  'unspecified loopback private linkLocal uniqueLocal carrierGradeNat reserved benchmarking'.split(' '),
);

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
  const range = addressRange(plain);
  if (range === undefined || local.has(range)) return defaultCountry;
  return geoip.lookup(plain)?.country || unknownCountry;
}
