import { type AuthError, Refusal, type RefusalCode } from '@halley/contract';
import type { Context } from '../../kit/index.ts';
import { providerClaim } from '../homes/create-claims.ts';
import { findCredentialsOf } from '../player/player-store.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { insertHalfSignIn } from '../sign-in/half-sign-in-store.ts';
import { AuthFailure, type AuthProvider, type ProviderAccount } from './auth-provider.ts';
import { openAccount } from './open-account.ts';
import { findProviderAccount, useProviderAccount } from './provider-account-store.ts';
import type { Social } from './social.ts';

export interface Visit {
  provider: AuthProvider;
  account: ProviderAccount;
}

/** A guest with an account of another house: the player it belongs to comes in, a stranger becomes a player. */
export async function signInWithProvider(social: Social, context: Context, visit: Visit): Promise<void> {
  const { claims, geo } = social.ports;
  const wanted = { provider: visit.provider.name, uid: visit.account.uid };
  const isKnown = async () => findProviderAccount(await claims.homeOf(providerClaim(wanted)), wanted);
  if (await isKnown()) return signIn(social, context, visit);
  const country = geo.countryOf(context);
  if (!geo.mayRegisterAt(context, country)) throw new AuthFailure('registration_region');
  const opened = await openAccount(social, context, visit);
  if (opened) return;
  // Two callbacks of one person may arrive together: the second finds what the first has made.
  if (await isKnown()) return signIn(social, context, visit);
  throw new AuthFailure('account_exists');
}

/**
 * The other house vouches for the first factor only: where a second one is on, it is still asked for. Nor does it open
 * a lock: that takes the mailbox or the second factor.
 */
async function signIn({ ports }: Social, context: Context, { provider, account }: Visit): Promise<void> {
  const { homes, claims, clock, geo, cookies, guard } = ports;
  if (!geo.may('sign-in', geo.countryOf(context))) throw new AuthFailure('region');
  const at = clock.now();
  const home = await claims.homeOf(providerClaim({ provider: provider.name, uid: account.uid }));
  const playerId = await home.tx((tx) => useProviderAccount(tx, { provider: provider.name, account, at }));
  const player = playerId === undefined ? undefined : await findCredentialsOf(home, playerId);
  if (playerId === undefined || !player) throw new AuthFailure('failed');
  if (player.two_factor_enabled) {
    const half = { playerId, passwordHash: player.password_hash, at };
    cookies.halfSignIn.set(context, await insertHalfSignIn(homes, half));
    throw new AuthFailure('two_factor');
  }
  if (await guard.isLocked(home, player.email)) throw new AuthFailure('locked');
  await completeSignIn(ports, context, { playerId }).catch(sayAsFailure);
}

const failures: Partial<Record<RefusalCode, AuthError>> = {
  EE_LICENSE_BLOCKED: 'licence',
  REGION_RESTRICTED: 'region',
  'login.blocked': 'blocked',
};

function sayAsFailure(error: unknown): never {
  const code = error instanceof Refusal ? failures[error.code] : undefined;
  throw code ? new AuthFailure(code) : error;
}
