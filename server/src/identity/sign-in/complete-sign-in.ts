import { type Player, Refusal } from '@halley/contract';
import type { Context } from '../../kit/index.ts';
import { playerOnTheWire } from '../player/player-on-the-wire.ts';
import { lockCredentials } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { openSession } from '../sessions/open-session.ts';
import { refuseOtherLicence } from './licence-door.ts';

export interface ProvenPlayer {
  playerId: number;
  /** What a password was compared with: it must still be the player's when the session opens. */
  passwordHash?: string | null;
}

/** Where players may not be, they may not log in; asked before anything is looked at. */
export function refuseRegion({ geo }: IdentityPorts, context: Context): string {
  const country = geo.countryOf(context);
  if (!geo.may('sign-in', country)) throw new Refusal('REGION_RESTRICTED', { country_code: country });
  return country;
}

/** Lets in a player who has proven who they are, by whatever way. */
export async function completeSignIn(ports: IdentityPorts, context: Context, proven: ProvenPlayer): Promise<Player> {
  const { homes, clock, geo } = ports;
  const country = refuseRegion(ports, context);
  const { playerId, passwordHash } = proven;
  const session = await homes.of(playerId).tx(async (tx) => {
    const at = clock.now();
    const { license_name: licence, password_hash } = await lockCredentials(tx, playerId);
    if (passwordHash !== undefined && password_hash !== passwordHash) throw new Refusal('login.invalid');
    refuseOtherLicence(geo, { licence, host: context.host });
    return openSession(ports, tx, context, { playerId, country, at });
  });
  await session.hand();
  return playerOnTheWire(session.player);
}
