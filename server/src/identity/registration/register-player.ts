import { type Player, Refusal, type Registration } from '@halley/contract';
import type { z } from 'zod';
import { knownLocale } from '../../config/index.ts';
import type { Context, Tx } from '../../kit/index.ts';
import { queueConfirmation } from '../confirmation/queue-confirmation.ts';
import { emailClaim, Taken } from '../homes/create-claims.ts';
import { recordConsents } from '../player/consent-store.ts';
import { playerOnTheWire } from '../player/player-on-the-wire.ts';
import { todayOfPlayer } from '../player/today-of-player.ts';
import type { IdentityPorts } from '../ports.ts';
import { openSession } from '../sessions/open-session.ts';
import { readOrigin } from './acquisition.ts';
import { insertOrigin } from './acquisition-store.ts';
import { type CheckedRegistration, checkRegistration } from './check-registration.ts';
import { createPlayer } from './create-player.ts';
import { noteFingerprint } from './fingerprint-store.ts';

/** Opens an account and a session in one transaction; the mail with the confirmation link leaves only if it commits. */
export async function registerPlayer(
  ports: IdentityPorts,
  user: z.output<typeof Registration>['user'],
  context: Context,
): Promise<Player> {
  const { claims, clock, geo, captcha, passwords, afterRegister, localeOf } = ports;
  const { registrationTest } = ports;
  const visitorCountry = geo.countryOf(context);
  const at = clock.now();
  const checked = checkRegistration(user, {
    country: visitorCountry,
    isCountry: geo.isCountry,
    mayRegister: (country) => geo.mayRegisterAt(context, country),
    brand: ports.brandAt?.(context) ?? {},
    licenceOf: (country) => geo.licenceOf({ country, host: context.host }),
    today: (place) => todayOfPlayer(place, at),
  });
  if (!(await captcha.verify(user.captcha, 'REGISTRATION'))) throw new Refusal('base.captcha_invalid');
  const { password, ...profile } = checked;
  const passwordHash = await passwords.hash(password);
  const language = knownLocale(localeOf(context, checked.country));
  const origin = readOrigin(user.acquisition, context);

  const licence = geo.licenceOf({ country: checked.country, host: context.host });
  const termsVersion = await ports.termsVersion({ licence, country: checked.country });

  const open = async (tx: Tx, id?: number) => {
    const row = await createPlayer(tx, {
      player: { id, ...profile, passwordHash, language, termsVersion, confirmedAt: null, staff: false, at },
      origin: 'site',
      afterRegister,
      clickId: origin.clickId,
      registrationTest,
    });
    if (!row) throw new Refusal('email.taken');
    const playerId = Number(row.id);
    await insertOrigin(tx, { playerId, origin, at });
    const consents = consentsOf(checked, termsVersion);
    await recordConsents(tx, { playerId, consents, source: 'registration', address: context.address, at });
    await noteFingerprint(tx, { playerId, dfpc: user.dfpc, at });
    await queueConfirmation(ports, tx, row);
    return openSession(ports, tx, context, { playerId, country: visitorCountry, at });
  };
  const session = await claims.forNewcomer([emailClaim(profile.email)], open).catch((error) => {
    throw error instanceof Taken ? new Refusal('email.taken') : error;
  });
  await session.hand();
  return playerOnTheWire(session.player);
}

/** What was ticked. A box that was left empty is no consent, and none that was taken back. */
function consentsOf({ receivePromos, receiveSmsPromos }: CheckedRegistration, termsVersion: string) {
  return [
    { purpose: 'terms' as const, given: true, version: termsVersion },
    { purpose: 'age' as const, given: true },
    ...(receivePromos ? [{ purpose: 'receive_promos' as const, given: true }] : []),
    ...(receiveSmsPromos ? [{ purpose: 'receive_sms_promos' as const, given: true }] : []),
  ];
}
