import type { RefusalCode } from '@halley/contract';
import { type Clock, isAddressOrRange, type Queryable, type Sealer } from '../../kit/index.ts';
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

/** What is wrong with the wish, for whoever types it; the code says it to a form. */
export class ProviderWishError extends Error {
  override readonly name = 'ProviderWishError';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, text: string) {
    super(text);
    this.code = code;
  }
}

interface Ports {
  db: Queryable;
  sealer: Sealer;
  clock: Clock;
}

/** Makes a provider and returns its secret: the only time that anybody sees it. */
export async function addProvider({ db, sealer, clock }: Ports, wish: ProviderToAdd): Promise<string> {
  checkNew(wish);
  const secret = wish.secret ?? newSecret();
  const isNew = await insertProvider(db, {
    ...wish,
    secret: sealSecret(sealer, wish.id, secret),
    at: clock.now(),
  });
  if (!isNew) throw new ProviderWishError('id.taken', `There is a provider ${wish.id} already.`);
  return secret;
}

/** The provider is there with this secret from now on, whatever was there before. */
export async function ensureProvider(ports: Ports, wish: ProviderToAdd & { secret: string }): Promise<void> {
  checkNew(wish);
  const { db, sealer, clock } = ports;
  const at = clock.now();
  const secret = sealSecret(sealer, wish.id, wish.secret);
  if (await insertProvider(db, { ...wish, secret, at })) return;
  const known = (await findProviders(db, [wish.id])).get(wish.id);
  if (!known || openSecrets(sealer, known, at)[0] === wish.secret) return;
  await rotateSecret(db, wish.id, { secret, at, until: null });
}

/** A new secret beside the old one: both are valid, until the old one is dropped or its time is over. */
export async function renewSecret(
  { db, sealer, clock }: Ports,
  id: string,
  until: Date | null = null,
): Promise<string> {
  const secret = newSecret();
  if (!(await rotateSecret(db, id, { secret: sealSecret(sealer, id, secret), at: clock.now(), until }))) {
    throw new ProviderWishError('NOT_FOUND', `There is no provider ${id}.`);
  }
  return secret;
}

function checkNew({ id, ...wish }: ProviderToAdd): void {
  if (!/^[a-z0-9][a-z0-9-]{1,31}$/.test(id)) {
    throw new ProviderWishError('id.invalid', 'A provider is named by 2 to 32 small letters, digits and hyphens.');
  }
  checkWish(wish);
}

/** What is said of a provider, all of it or a part. */
export function checkWish(wish: Partial<Omit<ProviderToAdd, 'id' | 'secret'>>): void {
  const { title, baseUrl, allowedAddresses, producers = [], callsPerSecond = 1 } = wish;
  if (title !== undefined && (title.trim().length < 1 || title.length > 100)) {
    throw new ProviderWishError('title.invalid', 'A title has 1 to 100 characters.');
  }
  if (baseUrl !== undefined && !isHouse(baseUrl)) {
    const text = `${baseUrl} is no address of a provider: it begins with https://, on this machine also with http://.`;
    throw new ProviderWishError('base_url.invalid', text);
  }
  const stranger = allowedAddresses?.find((address) => !isAddressOrRange(address));
  if (stranger !== undefined) {
    throw new ProviderWishError('allowed_addresses.invalid', `${stranger} is neither an address nor a range.`);
  }
  if (allowedAddresses?.length === 0) {
    throw new ProviderWishError('allowed_addresses.invalid', 'Name at least one address that calls come from.');
  }
  const odd = producers.find((producer) => !/^[a-z0-9][a-z0-9_.-]{0,79}$/.test(producer));
  if (odd !== undefined) throw new ProviderWishError('producers.taken', `${odd} is no name of a producer.`);
  if (!Number.isInteger(callsPerSecond) || callsPerSecond < 1 || callsPerSecond > 100_000) {
    throw new ProviderWishError('calls_per_second.invalid', 'A rate is a whole number from 1 to 100000.');
  }
}

/** Of another house, or a path of ours. Without encryption only to this very machine. */
function isHouse(url: string): boolean {
  if (/[\s\\]/.test(url)) return false;
  if (url.startsWith('/')) return !url.startsWith('//');
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

export function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
