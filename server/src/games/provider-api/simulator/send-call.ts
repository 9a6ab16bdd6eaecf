import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { signCall } from '../sign-call.ts';

export interface RawAnswer {
  status: number;
  bytes: Buffer;
}

export interface Line {
  /** The answer, or undefined when none came: the server was gone, or we hung up. */
  send(name: string, body: Buffer, hangUpAfterMs?: number): Promise<RawAnswer | undefined>;
  close(): void;
}

export interface LineOptions {
  /** Asked anew for every call: the server may be another one by then. */
  url(): string;
  providerId: string;
  secret: string;
  connections: number;
}

const longestWaitMs = 20_000;

/** Plain HTTP to the house, with its own connections and a hand on the cradle. */
export function openLine({ url, providerId, secret, connections }: LineOptions): Line {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    send: (name, body, hangUpAfterMs) =>
      new Promise((resolve) => {
        const path = `/provider/v1/${name}`;
        const timestamp = String(Math.floor(Date.now() / 1000));
        const nonce = randomBytes(16).toString('base64url');
        const call = request(
          new URL(path, url()),
          {
            agent,
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'content-length': body.length,
              'x-provider-id': providerId,
              'x-timestamp': timestamp,
              'x-nonce': nonce,
              'x-signature': signCall(secret, { timestamp, nonce, method: 'POST', path, body }),
            },
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('error', () => resolve(undefined));
            response.on('close', () => resolve(undefined));
            response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(chunks) }));
          },
        );
        call.on('error', () => resolve(undefined));
        call.setTimeout(longestWaitMs, () => call.destroy());
        if (hangUpAfterMs !== undefined) setTimeout(() => call.destroy(), hangUpAfterMs).unref();
        call.end(body);
      }),
    close: () => agent.destroy(),
  };
}
