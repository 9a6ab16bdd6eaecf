import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far two clocks may be apart. */
export const windowSeconds = 300;

export interface SignedCall {
  timestamp: string;
  nonce: string;
  method: string;
  /** With the query, as it was sent. */
  path: string;
  body: string | Buffer;
}

/** Calls of a merchant: HMAC-SHA256 over four lines and the bytes of the body. */
export function signCall(secret: string, { timestamp, nonce, method, path, body }: SignedCall): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n${method}\n${path}\n`).update(body).digest('hex');
}

/** Callbacks to a merchant: HMAC-SHA256 over two lines and the bytes of the body. */
export function signCallback(
  secret: string,
  { timestamp, nonce, body }: Pick<SignedCall, 'timestamp' | 'nonce' | 'body'>,
): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n`).update(body).digest('hex');
}

export function isSame(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
