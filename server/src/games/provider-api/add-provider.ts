import type { Clock, Queryable, Sealer } from '../../kit/index.ts';
import { isAddressOrRange } from './check-address.ts';
import { newSecret, openSecrets, sealSecret } from './provider-secrets.ts';
import { findProviders, insertProvider, rotateSecret } from './provider-store.ts';

export interface ProviderToAdd {
  id: string;
  title: string;
  baseUrl: string;
  allowedAddresses: readonly string[];
  producers?: readonly string[];
  callsPerSecond?: number;
  /** Unset: a new one. */
  secret?: string;
}

/** What is wrong with the wish, for whoever types it. */
export class ProviderWishError extends Error {
  override readonly name = 'ProviderWishError';
}

interface Ports {
  db: Queryable;
  sealer: Sealer;
  clock: Clock;
}

/** Makes a provider and returns its secret: the only time that anybody sees it. */
export async function addProvider({ db, sealer, clock }: Ports, wish: ProviderToAdd): Promise<string> {
  checkWish(wish);
  const secret = wish.secret ?? newSecret();
  const isNew = await insertProvider(db, {
    ...wish,
    secret: sealSecret(sealer, wish.id, secret),
    at: clock.now(),
  });
  if (!isNew) throw new ProviderWishError(`There is a provider ${wish.id} already.`);
  return secret;
}

/** The provider is there with this secret from now on, whatever was there before. */
export async function ensureProvider(ports: Ports, wish: ProviderToAdd & { secret: string }): Promise<void> {
  checkWish(wish);
  const { db, sealer, clock } = ports;
  const secret = sealSecret(sealer, wish.id, wish.secret);
  if (await insertProvider(db, { ...wish, secret, at: clock.now() })) return;
  const known = (await findProviders(db, [wish.id])).get(wish.id);
  if (known && openSecrets(sealer, known)[0] !== wish.secret) await rotateSecret(db, wish.id, secret);
}

/** A new secret beside the old one: both are valid, until the old one is dropped. */
export async function renewSecret({ db, sealer }: Pick<Ports, 'db' | 'sealer'>, id: string): Promise<string> {
  const secret = newSecret();
  if (!(await rotateSecret(db, id, sealSecret(sealer, id, secret)))) {
    throw new ProviderWishError(`There is no provider ${id}.`);
  }
  return secret;
}

function checkWish({ id, title, baseUrl, allowedAddresses }: ProviderToAdd): void {
  if (!/^[a-z0-9][a-z0-9-]{1,31}$/.test(id)) {
    throw new ProviderWishError('A provider is named by 2 to 32 small letters, digits and hyphens.');
  }
  if (title.length < 1 || title.length > 100) throw new ProviderWishError('A title has 1 to 100 characters.');
  if (!isAddress(baseUrl)) {
    throw new ProviderWishError(`${baseUrl} is no address of a provider: it begins with https://.`);
  }
  const stranger = allowedAddresses.find((address) => !isAddressOrRange(address));
  if (stranger !== undefined) throw new ProviderWishError(`${stranger} is neither an address nor a range.`);
  if (allowedAddresses.length === 0) throw new ProviderWishError('Name at least one address that calls come from.');
}

/** Of another house, or a path of ours. */
function isAddress(url: string): boolean {
  return url.startsWith('/') ? !url.startsWith('//') : /^https?:\/\//.test(url) && URL.canParse(url);
}
