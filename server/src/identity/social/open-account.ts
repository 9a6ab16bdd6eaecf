import { currencyAt } from '@halley/contract';
import { knownLocale } from '../../config/index.ts';
import type { Context } from '../../kit/index.ts';
import { emailClaim, providerClaim, Taken } from '../homes/create-claims.ts';
import { welcomeMail } from '../mails/welcome.ts';
import { readOrigin } from '../registration/acquisition.ts';
import { insertOrigin } from '../registration/acquisition-store.ts';
import { createPlayer } from '../registration/create-player.ts';
import { openSession } from '../sessions/open-session.ts';
import { AuthFailure } from './auth-provider.ts';
import { insertProviderAccount } from './provider-account-store.ts';
import type { Visit } from './sign-in-with-provider.ts';
import type { Social } from './social.ts';

/** Thrown to undo the whole transaction: the account over there was connected a moment ago. */
class ConnectedMeanwhile extends Error {}

/**
 * A new player without a password. Only an address that the other house has checked becomes ours: anything else would
 * let a stranger sit on somebody's address. False when the address has an account: it is never taken over from outside,
 * its owner logs in and connects the two.
 */
export async function openAccount({ ports }: Social, context: Context, visit: Visit): Promise<boolean> {
  const { clock, geo, afterRegister, queueMail, localeOf, publicUrl } = ports;
  const { provider, account } = visit;
  const email = account.verifiedEmail;
  if (!email) throw new AuthFailure('email_not_verified');
  const country = geo.countryOf(context);
  const language = knownLocale(localeOf(context, country));
  const cameFrom = readOrigin(undefined, context);
  const at = clock.now();
  try {
    const claims = [emailClaim(email), providerClaim({ provider: provider.name, uid: account.uid })];
    const session = await ports.claims.forNewcomer(claims, async (tx, id) => {
      const row = await createPlayer(tx, {
        player: {
          id,
          email,
          passwordHash: null,
          nickname: null,
          country,
          currency: currencyAt(ports.brandAt?.(context) ?? {}, country),
          language,
          licence: geo.licenceOf({ country, host: context.host }),
          // Nobody agreed to anything yet: silence is no.
          receivePromos: false,
          receiveSmsPromos: false,
          depositBonusCode: null,
          confirmedAt: at,
          staff: false,
          autoregistered: true,
          at,
        },
        origin: 'site',
        afterRegister,
        clickId: cameFrom.clickId,
        registrationTest: ports.registrationTest,
      });
      if (!row) throw new ConnectedMeanwhile();
      const playerId = Number(row.id);
      if (!(await insertProviderAccount(tx, { playerId, provider: provider.name, account, at }))) {
        throw new ConnectedMeanwhile();
      }
      await insertOrigin(tx, { playerId, origin: cameFrom, at });
      await queueMail(tx, { to: email, ...welcomeMail({ language, publicUrl }) });
      return openSession(ports, tx, context, { playerId, country, at });
    });
    await session.hand();
    return true;
  } catch (error) {
    if (error instanceof ConnectedMeanwhile || error instanceof Taken) return false;
    throw error;
  }
}
