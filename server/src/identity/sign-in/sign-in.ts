import { type Player, Refusal, type SignIn } from '@halley/contract';
import type { z } from 'zod';
import type { Context } from '../../kit/index.ts';
import { playerOnTheWire } from '../player/player-on-the-wire.ts';
import { findCredentials, markSignIn } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { normaliseEmail } from '../registration/normalise-email.ts';
import { openSession } from '../sessions/open-session.ts';

/** An unknown address and a wrong password get the same answer after the same work. */
export async function signIn(
  ports: IdentityPorts,
  user: z.output<typeof SignIn>['user'],
  context: Context,
): Promise<Player> {
  if (!('email' in user)) throw new Refusal('two_factor.expired');
  const { database, clock, geo, captcha, passwords, cookie } = ports;
  const country = geo.countryOf(context);
  if (!geo.may('sign-in', country)) throw new Refusal('REGION_RESTRICTED', { country_code: country });
  if (!(await captcha.verify(user.captcha, 'LOGIN'))) throw new Refusal('base.captcha_invalid');

  // Text that is no address is looked for all the same: skipping the query would show in the time.
  const credentials = await findCredentials(database, normaliseEmail(user.email) ?? '');
  const isRight = await passwords.matches(user.password, credentials?.password_hash);
  if (!isRight || !credentials?.password_hash) throw new Refusal('login.invalid');

  const { id: playerId, password_hash: passwordHash } = credentials;
  const at = clock.now();
  const { row, token } = await database.tx(async (tx) => {
    const row = await markSignIn(tx, { playerId, passwordHash, at });
    if (!row) throw new Refusal('login.invalid');
    return { row, token: await openSession(tx, context, { playerId: Number(playerId), country, at }) };
  });
  cookie.set(context, token);
  return playerOnTheWire(row);
}
