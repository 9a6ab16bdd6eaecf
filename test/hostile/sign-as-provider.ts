import { randomUUID } from 'node:crypto';
import { signCall } from '../../server/src/games/provider-api/sign-call.ts';
import type { HostileRequest } from './hostile-requests.ts';

/** The headers of the demo's provider for a request: what it says is wrong, who says it is not. */
export function signAsProvider(secret: string) {
  return ({ method, url, body }: HostileRequest): Record<string, string> => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const nonce = randomUUID();
    const signature = signCall(secret, { timestamp, nonce, method, path: url, body: body ?? Buffer.alloc(0) });
    return { 'x-provider-id': demoProvider, 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature };
  };
}

const demoProvider = 'kepler';
