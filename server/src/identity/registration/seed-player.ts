import type { Tx } from '../../kit/index.ts';
import { insertMemberships } from '../groups/group-store.ts';
import { emailClaim, Taken } from '../homes/create-claims.ts';
import { type NewPlayer, updateLevel } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { createPlayer } from './create-player.ts';

export type SeedPlayer = Pick<
  NewPlayer,
  'email' | 'nickname' | 'country' | 'currency' | 'language' | 'staff' | 'details'
> & {
  passwordHash: string;
  groups?: readonly number[];
  level?: number;
};

/** A confirmed account without a session or a mail; null when the address has one already. */
export async function seedPlayer(
  { claims, clock, geo, afterRegister }: IdentityPorts,
  { groups, level, ...player }: SeedPlayer,
  also?: (tx: Tx, playerId: number) => Promise<unknown>,
): Promise<number | null> {
  const at = clock.now();
  const open = async (tx: Tx, id?: number) => {
    const row = await createPlayer(tx, {
      player: {
        id,
        ...player,
        licence: geo.licenceOf({ country: player.country, host: '' }),
        receivePromos: false,
        receiveSmsPromos: false,
        depositBonusCode: null,
        confirmedAt: at,
        at,
      },
      origin: 'seed',
      afterRegister,
    });
    if (!row) throw new Taken();
    const playerId = Number(row.id);
    if (groups) await insertMemberships(tx, { playerId, groupIds: groups, at });
    if (level) await updateLevel(tx, playerId, level);
    await also?.(tx, playerId);
    return playerId;
  };
  return claims.forNewcomer([emailClaim(player.email)], open).catch((error) => {
    if (error instanceof Taken) return null;
    throw error;
  });
}
