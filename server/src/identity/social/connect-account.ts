import { AuthFailure } from './auth-provider.ts';
import type { Visit } from './come-in.ts';
import {
  findProviderAccount,
  insertProviderAccount,
  listProviderAccounts,
  lockWaysIn,
} from './provider-account-store.ts';
import type { Social } from './social.ts';

const mostAccounts = 10;

/** A further way into the account of a player who is here. One that opens another account stays with that account. */
export async function connectAccount({ ports }: Social, input: Visit & { playerId: number }): Promise<void> {
  const { database, clock } = ports;
  const { playerId, provider, account } = input;
  await database.tx(async (tx) => {
    await lockWaysIn(tx, playerId);
    const known = await findProviderAccount(tx, { provider: provider.name, uid: account.uid });
    if (known && Number(known.player_id) === playerId) return;
    if ((await listProviderAccounts(tx, playerId)).length >= mostAccounts) throw new AuthFailure('too_many');
    const at = clock.now();
    if (known || !(await insertProviderAccount(tx, { playerId, provider: provider.name, account, at }))) {
      throw new AuthFailure('taken');
    }
  });
}
