import { Refusal } from '@halley/contract';
import type { PaymentsPorts } from '../ports.ts';
import { findProfile, openToken, tellMethods, wipeProfile } from './profile-store.ts';

/** Forgets a saved way of paying, here at once and at the provider as well as it can. */
export async function removeProfile(
  ports: PaymentsPorts,
  { id, playerId }: { id: number; playerId: number },
): Promise<void> {
  const { database, log } = ports;
  const profile = await findProfile(database, { id: String(id), playerId });
  if (!profile) throw new Refusal('NOT_FOUND');
  const token = await openToken(ports, database, profile.id);
  await database.tx(async (tx) => {
    const isGone = await wipeProfile(tx, { id, playerId, at: ports.clock.now() });
    if (!isGone) throw new Refusal('NOT_FOUND');
    await tellMethods(tx, playerId);
  });
  if (token === undefined) return;
  try {
    await ports.providers.get(profile.provider)?.forgetProfile?.(token);
  } catch (error) {
    log.warn({ provider: profile.provider, error: (error as Error).name }, 'a provider did not forget a profile');
  }
}
