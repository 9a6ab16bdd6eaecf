import { hkdfSync } from 'node:crypto';

/** One secret in the settings, one derived key per use: a key that leaks from one place opens no other. */
export function deriveKey(
  secret: string,
  use: 'realtime' | 'captcha' | 'seeds' | 'social' | 'staff' | 'documents' | 'identity',
): string {
  return Buffer.from(hkdfSync('sha256', secret, 'halley', use, 32)).toString('hex');
}
