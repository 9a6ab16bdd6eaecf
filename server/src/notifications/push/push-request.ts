import { createECDH } from 'node:crypto';
import type { BrowserSubscription } from './sealed-subscription.ts';

/** The key pair by which push services know the house (RFC 8292), base64url. */
export interface PushKey {
  /** The public point: what browsers subscribe with. */
  publicKey: string;
  privateKey: string;
}

/** What fits into the one record a push service has to take: less the delimiter, the tag and the header. */
export const mostPlainBytes = 4096 - 17 - 86;

// With the first push or subscription: most processes never need it.
const library = async () => (await import('web-push')).default;

/** @returns 32 random bytes that are a key of the curve, base64url */
export const newPrivateKey = async (): Promise<string> => (await library()).generateVAPIDKeys().privateKey;

/** Throws when these are not 32 bytes of a key. */
export function pushKeyOf(privateKey: string): PushKey {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
}

/** Whether these are keys of a browser that one can encrypt for. */
export async function areBrowserKeys({ p256dh, auth }: BrowserSubscription['keys']): Promise<boolean> {
  const { encrypt } = await library();
  try {
    encrypt(p256dh, auth, 'x', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}

/** A message encrypted for one browser (RFC 8291), with the headers that say who writes. Throws for keys that are none. */
export async function createPushRequest(
  subscription: BrowserSubscription,
  plain: Buffer,
  { key, subject, ttlSec }: { key: PushKey; subject: string; ttlSec: number },
) {
  const { publicKey, privateKey } = key;
  const vapidDetails = { subject, publicKey, privateKey };
  const { generateRequestDetails } = await library();
  return generateRequestDetails(subscription, plain, { vapidDetails, TTL: ttlSec, contentEncoding: 'aes128gcm' });
}
