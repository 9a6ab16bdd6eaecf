import { type ConnectedProvider, Refusal } from '@halley/contract';
import type { z } from 'zod';
import type { Queryable } from '../../kit/index.ts';
import { providerClaim } from '../homes/create-claims.ts';
import { lockCredentials } from '../player/player-store.ts';
import { deleteProviderAccount, listProviderAccounts, type ProviderAccountRow } from './provider-account-store.ts';
import type { Social } from './social.ts';
import { tellChange } from './tell-change.ts';

type Connected = z.output<typeof ConnectedProvider>;

/** The other accounts of a player, and which of them may be cut off without locking the player out. */
export async function readConnected(social: Social, playerId: number, db?: Queryable): Promise<Connected[]> {
  const home = db ?? social.ports.homes.of(playerId);
  const rows = await listProviderAccounts(home, playerId);
  const otherWays = await social.otherWaysIn(home, playerId);
  return rows.map((row) => ({
    id: Number(row.id),
    type: typeOf(social, row.provider),
    active: social.providers.has(row.provider),
    uid: row.uid,
    social_network_account: row.label,
    confirmed_at: row.connected_at.toISOString(),
    removable: isRemovable(social, { row, rows, otherWays }),
  }));
}

/** Cuts an account off. Somebody else's does not exist; the last way in stays. */
export async function disconnectProvider(
  social: Social,
  { playerId, id }: { playerId: number; id: number },
): Promise<Connected[]> {
  return social.ports.claims.release(playerId, async (tx, leaving) => {
    // Two changes to the ways into one account wait for each other: neither may take what the other counts on.
    const owner = await lockCredentials(tx, playerId);
    const rows = await listProviderAccounts(tx, playerId);
    const row = rows.find((candidate) => Number(candidate.id) === id);
    if (!row) throw new Refusal('NOT_FOUND');
    const otherWays = await social.otherWaysIn(tx, playerId);
    if (!isRemovable(social, { row, rows, otherWays })) throw new Refusal('base.last_way_in');
    await leaving(providerClaim(row));
    await deleteProviderAccount(tx, row.id);
    const { provider, label } = row;
    const type = typeOf(social, provider);
    const at = social.ports.clock.now();
    await tellChange(social.ports, tx, { playerId, owner, change: 'removed', provider, type, label, at });
    return readConnected(social, playerId, tx);
  });
}

function typeOf({ providers }: Social, provider: string): string {
  return providers.get(provider)?.type ?? provider;
}

/** A provider that the operator has taken out of the settings opens nothing: it may go, but it does not count. */
function isRemovable(
  { providers }: Social,
  { row, rows, otherWays }: { row: ProviderAccountRow; rows: ProviderAccountRow[]; otherWays: number },
): boolean {
  if (!providers.has(row.provider)) return true;
  return otherWays + rows.filter((other) => other !== row && providers.has(other.provider)).length > 0;
}
