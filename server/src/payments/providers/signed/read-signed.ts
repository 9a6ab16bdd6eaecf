import type { Clock } from '../../../kit/index.ts';
import type { CallbackRequest } from '../../provider.ts';
import { isSignedBy, windowSeconds } from './sign.ts';

/** The words of a callback, when it comes from who shares the secret and was said just now. Nothing is parsed before. */
export function readSigned(
  { headers, rawBody }: CallbackRequest,
  { secret, clock }: { secret: string; clock: Clock },
): { ok: true; body: unknown } | { ok: false; why: 'signature' | 'stale' | 'malformed' } {
  const timestamp = headers['x-pay-timestamp'] ?? '';
  const nonce = headers['x-pay-nonce'] ?? '';
  const signature = headers['x-pay-signature'] ?? '';
  if (!isSignedBy(secret, { timestamp, nonce, body: rawBody }, signature)) return { ok: false, why: 'signature' };
  const isNow =
    /^\d{1,12}$/.test(timestamp) && Math.abs(clock.now().getTime() / 1000 - Number(timestamp)) <= windowSeconds;
  if (!isNow) return { ok: false, why: 'stale' };
  try {
    return { ok: true, body: JSON.parse(rawBody.toString()) };
  } catch {
    return { ok: false, why: 'malformed' };
  }
}
