import type { Context, Tx } from '../../kit/index.ts';
import { openSession } from '../sessions/open-session.ts';
import { AuthFailure, type AuthProvider, type ProviderAccount } from './auth-provider.ts';
import { openAccount } from './open-account.ts';
import { findProviderAccount, useProviderAccount } from './provider-account-store.ts';
import type { Social } from './social.ts';

export interface Visit {
  provider: AuthProvider;
  account: ProviderAccount;
}

/** A guest with an account of another house: the player it belongs to comes in, a stranger becomes a player. */
export async function comeIn(social: Social, context: Context, visit: Visit): Promise<void> {
  const { database, geo } = social.ports;
  const wanted = { provider: visit.provider.name, uid: visit.account.uid };
  if (await findProviderAccount(database, wanted)) return signIn(social, context, visit);
  const country = geo.countryOf(context);
  if (!geo.may('register', country)) throw new AuthFailure('registration_region');
  const opened = await openAccount(social, context, visit);
  if (opened) return;
  // Two callbacks of one person may arrive together: the second finds what the first has made.
  if (await findProviderAccount(database, wanted)) return signIn(social, context, visit);
  throw new AuthFailure('account_exists');
}

async function signIn(social: Social, context: Context, { provider, account }: Visit): Promise<void> {
  const { database, clock, geo, cookie } = social.ports;
  const country = geo.countryOf(context);
  if (!geo.may('sign-in', country)) throw new AuthFailure('region');
  const at = clock.now();
  const token = await database.tx(async (tx) => {
    const playerId = await useProviderAccount(tx, { provider: provider.name, account, at });
    if (playerId === undefined) throw new AuthFailure('failed');
    await markVisit(tx, playerId, at);
    return openSession(tx, context, { playerId, country, at });
  });
  cookie.set(context, token);
}

async function markVisit(tx: Tx, playerId: number, at: Date): Promise<void> {
  await tx.query('update identity_player set current_sign_in_at = $2 where id = $1', [playerId, at]);
}
