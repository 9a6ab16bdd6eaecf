import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What an address is for: `unicast` is the open internet. IPv4 in an IPv6 socket is the IPv4 address; none for other text. */
export function addressRange(address: string): string | undefined {
  // The library also takes forms that no socket has: 127.1, 0x7f.1.
  return isIP(address) === 0 ? undefined : ipaddr.process(address).range();
}

/** An address, or a range such as `203.0.113.0/24`. */
export function isAddressOrRange(text: string): boolean {
  const [address = '', bits] = text.split('/');
  return isIP(address) !== 0 && (bits === undefined || ipaddr.isValidCIDR(text));
}

/** Whether one of the entries is the address, or a range that holds it. Other entries hold nothing. */
export function isInRanges(address: string, entries: readonly string[]): boolean {
  if (isIP(address) === 0) return false;
  const own = ipaddr.process(address);
  return entries.filter(isAddressOrRange).some((entry) => {
    const range = ipaddr.parseCIDR(entry.includes('/') ? entry : `${entry}/${isIP(entry) === 4 ? 32 : 128}`);
    return own.kind() === range[0].kind() && own.match(range);
  });
}
