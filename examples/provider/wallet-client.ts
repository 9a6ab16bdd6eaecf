import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface SignedParts {
  timestamp: string;
  nonce: string;
  method: string;
  path: string;
  body: string | Buffer;
}

/** HMAC-SHA256 over four lines and the bytes of the body. */
export function sign(secret: string, { timestamp, nonce, method, path, body }: SignedParts): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n${method}\n${path}\n`).update(body).digest('hex');
}

/** For calls of the house to us. */
export function isSigned(secret: string, parts: SignedParts, signature: string): boolean {
  const expected = Buffer.from(sign(secret, parts));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

type Answer<T> =
  | { ok: true; body: T }
  /** The house said no, and will say the same again. */
  | { ok: false; code: number; message: string }
  /** Nobody knows: say the same call again, with the same ids. */
  | { ok: false; code: undefined };

export interface Wallet {
  call<T>(name: string, body: object): Promise<Answer<T>>;
  /** The same call, a few times, while a player waits. */
  insist<T>(name: string, body: object): Promise<Answer<T>>;
  /** The same call until the house has answered it, however long that takes: wins and rollbacks are never given up. */
  untilAnswered(name: string, body: object): Promise<void>;
}

export interface WalletOptions {
  /** Of the house: `https://casino.example`. */
  url: () => string;
  providerId: string;
  secret: string;
}

const longestWaitMs = 10_000;
const pausesMs = [50, 200, 800, 2_000];
const longestPauseMs = 60_000;

export function createWallet({ url, providerId, secret }: WalletOptions): Wallet {
  const call = async <T>(name: string, said: object): Promise<Answer<T>> => {
    const path = `/provider/v1/${name}`;
    const body = JSON.stringify(said);
    // New for every try, also when the same call is said again.
    const timestamp = String(Math.floor(Date.now() / 1000));
    const nonce = randomBytes(16).toString('base64url');
    try {
      const response = await fetch(url() + path, {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(longestWaitMs),
        headers: {
          'content-type': 'application/json',
          'x-provider-id': providerId,
          'x-timestamp': timestamp,
          'x-nonce': nonce,
          'x-signature': sign(secret, { timestamp, nonce, method: 'POST', path, body }),
        },
      });
      const answer = (await response.json()) as { code: number; message: string };
      if (response.ok) return { ok: true, body: answer as T };
      if (response.status >= 500 || response.status === 429) return { ok: false, code: undefined };
      return { ok: false, code: answer.code, message: answer.message };
    } catch {
      return { ok: false, code: undefined };
    }
  };
  return {
    call,
    async insist(name, body) {
      for (const pauseMs of pausesMs) {
        const answer = await call<never>(name, body);
        if (answer.ok || answer.code !== undefined) return answer;
        await pause(pauseMs);
      }
      return call(name, body);
    },
    async untilAnswered(name, body) {
      for (let pauseMs = 500; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
        const answer = await call(name, body);
        if (answer.ok || answer.code !== undefined) return;
        await pause(pauseMs);
      }
    },
  };
}

/** Does not keep a process alive that has nothing else to do. */
function pause(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, pauseMs).unref();
  });
}
