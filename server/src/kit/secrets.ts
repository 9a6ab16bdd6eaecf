import { hkdfSync } from 'node:crypto';

type Use =
  | 'mail'
  | 'providers'
  | 'demo-provider'
  | 'demo-pay'
  | 'demo-coins'
  | 'realtime'
  | 'captcha'
  | 'seeds'
  | 'social'
  | 'staff'
  | 'documents'
  | 'identity'
  | 'jackpots'
  | 'promotions'
  | 'campaigns'
  | 'live'
  | 'payments'
  | 'analytics'
  | 'protection'
  | 'push'
  | 'previews'
  | 'support'
  | 'lotteries'
  | 'partners'
  | 'world'
  | 'world-feed';

/** One secret in the settings, one derived key per use: a key that leaks from one place opens no other. */
export function deriveKey(secret: string, use: Use): string {
  return Buffer.from(hkdfSync('sha256', secret, 'halley', use, 32)).toString('hex');
}

/**
 * Keys of one use, 32 bytes in hex each. The first makes whatever is made; the others only open what was made while
 * they were the first, so that the house's secret can be changed.
 */
export type Keys = readonly [current: string, ...earlier: string[]];

export function deriveKeys(secrets: { secret: string; previousSecrets: readonly string[] }, use: Use): Keys {
  return [deriveKey(secrets.secret, use), ...secrets.previousSecrets.map((secret) => deriveKey(secret, use))];
}
