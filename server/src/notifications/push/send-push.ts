import { lookup as resolve } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type AddressRules, isPublicAddress, isPushAddress } from './push-address.ts';

export interface PushMessage {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

const timeoutMs = 10_000;

/** Refuses a name that leads to an address inside, whoever answers for it. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error('the push service leads to an address inside'), '', 0);
    }
    if (options.all) return (callback as unknown as (error: null, all: typeof addresses) => void)(null, addresses);
    const [first] = addresses as [(typeof addresses)[number]];
    callback(null, first.address, first.family);
  });
};

/** Hands a message to a push service. @returns its status; throws when there is none. Redirects are not followed. */
export function sendPush(message: PushMessage, rules: AddressRules, signal?: AbortSignal): Promise<number> {
  const { endpoint, headers, body } = message;
  // Looked at again: the list of hosts may have become shorter since the browser subscribed.
  if (!isPushAddress(endpoint, rules)) return Promise.resolve(410);
  const isPlain = endpoint.startsWith('http:');
  return new Promise((done, fail) => {
    const asked = (isPlain ? plainRequest : request)(
      endpoint,
      {
        method: 'POST',
        ...(!rules.allowsLoopback && { lookup: publicOnly }),
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
        agent: false,
        headers,
      },
      (answer) => {
        // What it says besides its status concerns nobody, however long it is.
        answer.destroy();
        done(answer.statusCode ?? 0);
      },
    );
    asked.on('error', fail);
    asked.end(body);
  });
}
