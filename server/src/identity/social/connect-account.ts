import type { Tx } from '../../kit/index.ts';
import { providerClaim, Taken } from '../homes/create-claims.ts';
import { lockCredentials } from '../player/player-store.ts';
import { AuthFailure } from './auth-provider.ts';
import { findProviderAccount, insertProviderAccount, listProviderAccounts } from './provider-account-store.ts';
import type { Visit } from './sign-in-with-provider.ts';
import type { Social } from './social.ts';
import { tellChange } from './tell-change.ts';

const mostAccounts = 10;

/** A further way into the account of a player who is here. One that opens another account stays with that account. */
export async function connectAccount({ ports }: Social, input: Visit & { playerId: number }): Promise<void> {
  const { clock } = ports;
  const { playerId, provider, account } = input;
  const claim = providerClaim({ provider: provider.name, uid: account.uid });
  const connect = async (tx: Tx) => {
    // Two changes to the ways into one account wait for each other: neither may take what the other counts on.
    const owner = await lockCredentials(tx, playerId);
    const known = await findProviderAccount(tx, { provider: provider.name, uid: account.uid });
    if (known && Number(known.player_id) === playerId) return;
    await refuseTooMany(tx, playerId);
    const at = clock.now();
    if (known || !(await insertProviderAccount(tx, { playerId, provider: provider.name, account, at }))) {
      throw new AuthFailure('taken');
    }
    const { label } = account;
    await tellChange(ports, tx, {
      playerId,
      owner,
      change: 'added',
      provider: provider.name,
      type: provider.type,
      label,
      at,
    });
  };
  await ports.claims.forPlayer(playerId, claim, connect).catch((error) => {
    throw error instanceof Taken ? new AuthFailure('taken') : error;
  });
}

async function refuseTooMany(tx: Tx, playerId: number): Promise<void> {
  if ((await listProviderAccounts(tx, playerId)).length >= mostAccounts) throw new AuthFailure('too_many');
}
