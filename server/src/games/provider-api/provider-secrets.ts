import { randomBytes } from 'node:crypto';
import type { Sealer } from '../../kit/index.ts';
import type { Provider } from './provider-store.ts';

/** 256 random bits, as text: providers paste it into settings. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

const purposeOf = (providerId: string) => `secret of provider ${providerId}`;

export function sealSecret(sealer: Sealer, providerId: string, secret: string): Buffer {
  return sealer.seal(Buffer.from(secret), purposeOf(providerId));
}

/** The secrets that are valid now, the newest first. One sealed under a key that is gone signs nothing any more. */
export function openSecrets(sealer: Sealer, provider: Pick<Provider, 'id' | 'secrets'>): string[] {
  return provider.secrets.flatMap((sealed) => sealer.open(sealed, purposeOf(provider.id))?.toString() ?? []);
}
