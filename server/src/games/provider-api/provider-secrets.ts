import { createHash, randomBytes } from 'node:crypto';
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
export function openSecrets(sealer: Sealer, provider: Keyed, now: Date): string[] {
  return sealedNow(provider, now).flatMap((sealed) => sealer.open(sealed, purposeOf(provider.id))?.toString() ?? []);
}

type Keyed = Pick<Provider, 'id' | 'secrets' | 'previousSecretUntil'>;

/** An older one is taken until its time is over. */
function sealedNow({ secrets, previousSecretUntil }: Keyed, now: Date): Buffer[] {
  return previousSecretUntil && previousSecretUntil <= now ? secrets.slice(0, 1) : secrets;
}

/** How people speak of a secret without saying it. */
export function keyIdOf(secret: string): string {
  return createHash('sha256').update(`id of a provider's key: ${secret}`).digest('hex').slice(0, 8);
}
