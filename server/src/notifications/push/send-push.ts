import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { publicLookup } from '../../kit/index.ts';
import { type AddressRules, isPushAddress } from './push-address.ts';

export interface PushMessage {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

const timeoutMs = 10_000;

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
        ...(!rules.allowsLoopback && { lookup: publicLookup }),
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
