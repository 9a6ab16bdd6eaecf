import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { addressRange } from '../addresses.ts';

/** Whether an address that a name led to lies outside: a known name may be made to lead inwards. */
export const isPublicAddress = (address: string): boolean => addressRange(address) === 'unicast';

/** For requests to addresses that others named: refuses a name that leads to an address inside, whoever answers for it. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error('the name leads to an address inside'), '', 0);
    }
    if (options.all) return (callback as unknown as (error: null, all: typeof addresses) => void)(null, addresses);
    const [first] = addresses as [(typeof addresses)[number]];
    callback(null, first.address, first.family);
  });
};
