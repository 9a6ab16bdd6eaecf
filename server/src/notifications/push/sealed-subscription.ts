import { createHash } from 'node:crypto';
import type { Sealer } from '../../kit/index.ts';

const purpose = 'push subscription';

export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export const endpointHash = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

export function sealSubscription(sealer: Sealer, { endpoint, keys }: BrowserSubscription): Buffer {
  return sealer.seal(Buffer.from(JSON.stringify({ endpoint, keys })), purpose);
}

export function openSubscription(sealer: Sealer, sealed: Buffer): BrowserSubscription | undefined {
  const opened = sealer.open(sealed, purpose);
  return opened && (JSON.parse(opened.toString()) as BrowserSubscription);
}
