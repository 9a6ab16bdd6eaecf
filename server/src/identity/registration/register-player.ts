import { type Player, Refusal, type Registration } from '@halley/contract';
import type { z } from 'zod';
import { knownLocale } from '../../config/index.ts';
import type { Context } from '../../kit/index.ts';
import { welcomeMail } from '../mails/welcome.ts';
import { playerOnTheWire } from '../player/player-on-the-wire.ts';
import type { IdentityPorts } from '../ports.ts';
import { openSession } from '../sessions/open-session.ts';
import { checkRegistration } from './check-registration.ts';
import { createPlayer } from './create-player.ts';

/** Opens an account and a session in one transaction; the welcome mail leaves only if it commits. */
export async function registerPlayer(
  ports: IdentityPorts,
  user: z.output<typeof Registration>['user'],
  context: Context,
): Promise<Player> {
  const { database, clock, geo, captcha, passwords, cookie, afterRegister, queueMail, localeOf, publicUrl } = ports;
  const visitorCountry = geo.countryOf(context);
  const checked = checkRegistration(user, {
    country: visitorCountry,
    isCountry: geo.isCountry,
    mayRegister: (country) => geo.may('register', country),
  });
  if (!(await captcha.verify(user.captcha, 'REGISTRATION'))) throw new Refusal('base.captcha_invalid');
  const { password, ...profile } = checked;
  const passwordHash = await passwords.hash(password);
  const language = knownLocale(localeOf(context, checked.country));
  const licence = geo.licenceOf({ country: checked.country, host: context.host });
  const at = clock.now();

  const { row, token } = await database.tx(async (tx) => {
    const row = await createPlayer(tx, {
      player: { ...profile, passwordHash, language, licence, confirmedAt: null, staff: false, at },
      origin: 'site',
      afterRegister,
    });
    if (!row) throw new Refusal('email.taken');
    const token = await openSession(tx, context, { playerId: Number(row.id), country: visitorCountry, at });
    await queueMail(tx, { to: row.email, ...welcomeMail({ language, publicUrl }) });
    return { row, token };
  });
  cookie.set(context, token);
  return playerOnTheWire({ ...row, current_sign_in_at: at });
}
