import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How far the clocks of house and provider may be apart. */
export const windowSeconds = 300;

interface SignedParts {
  timestamp: string;
  nonce: string;
  body: string | Buffer;
}

/** Our calls: HMAC-SHA256 over four lines and the bytes of the body. */
export function signCall(secret: string, call: SignedParts & { method: string; path: string }): string {
  return createHmac('sha256', secret)
    .update(`${call.timestamp}\n${call.nonce}\n${call.method}\n${call.path}\n`)
    .update(call.body)
    .digest('hex');
}

/** Callbacks: the same over two lines and the bytes of the body. */
function signCallback(secret: string, { timestamp, nonce, body }: SignedParts): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n`).update(body).digest('hex');
}

export function isSignedBy(secret: string, parts: SignedParts, signature: string): boolean {
  const [expected, given] = [Buffer.from(signCallback(secret, parts)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

export const newNonce = (): string => randomBytes(16).toString('base64url');
