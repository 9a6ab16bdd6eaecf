import type { IncomingMessage } from 'node:http';
import { isSame, signCall, windowSeconds } from './signature.ts';

export interface Merchant {
  id: string;
  secret: string;
}

const mostNonces = 100_000;

/** Who calls: a merchant that signs with its own secret, now, and not with words that were said before. */
export function createDoor({ merchants, now }: { merchants: readonly Merchant[]; now: () => number }) {
  const nonces = new Map<string, number>();

  function isNew(nonce: string): boolean {
    const second = now() / 1000;
    for (const [old, at] of nonces) {
      if (at + 2 * windowSeconds > second && nonces.size < mostNonces) break;
      nonces.delete(old);
    }
    if (nonces.has(nonce)) return false;
    nonces.set(nonce, second);
    return true;
  }

  return {
    recognise(request: IncomingMessage, body: Buffer): string | undefined {
      const header = (name: string) => String(request.headers[name] ?? '');
      const [id, timestamp, nonce] = [header('x-pay-merchant'), header('x-pay-timestamp'), header('x-pay-nonce')];
      const merchant = merchants.find((one) => one.id === id);
      if (!merchant || nonce.length < 16 || nonce.length > 100 || !/^\d{1,12}$/.test(timestamp)) return undefined;
      const call = { timestamp, nonce, method: request.method ?? '', path: request.url ?? '', body };
      if (!isSame(signCall(merchant.secret, call), header('x-pay-signature'))) return undefined;
      if (Math.abs(now() / 1000 - Number(timestamp)) > windowSeconds) return undefined;
      return isNew(`${id} ${nonce}`) ? id : undefined;
    },
  };
}
