import { registrationVariantOf, testGroupOf } from '@halley/contract';
import { invariant, type Tx, writeEvents } from '../../kit/index.ts';
import { insertMemberships } from '../groups/group-store.ts';
import { insertPlayer, type NewPlayer, type PlayerRow, updatePlayer } from '../player/player-store.ts';
import type { AfterRegister, IdentityPorts, NewcomerPlayer } from '../ports.ts';

export interface CreatePlayerInput {
  player: NewPlayer;
  origin: NewcomerPlayer['origin'];
  afterRegister: readonly AfterRegister[];
  /** The partner's name for the visit; half of the registration test goes by it. */
  clickId?: string | null;
  registrationTest?: IdentityPorts['registrationTest'];
}

/** The row, the news of it and what other rooms do for a newcomer: all or nothing. Undefined: the address is taken. */
export async function createPlayer(tx: Tx, input: CreatePlayerInput): Promise<PlayerRow | undefined> {
  const { player } = input;
  const row = await insertPlayer(tx, player);
  if (!row) return undefined;
  invariant(row.country, 'a new player has a country');
  const playerId = Number(row.id);
  const details = player.details ?? {};
  await updatePlayer(tx, playerId, details);
  const groupIds = [testGroupOf(playerId), ...variantGroups(playerId, input)];
  await insertMemberships(tx, { playerId, groupIds, at: player.at });
  const newcomer: NewcomerPlayer = {
    id: playerId,
    email: row.email,
    currency: row.currency,
    country: row.country,
    language: row.language,
    origin: input.origin,
  };
  for (const act of input.afterRegister) await act(tx, newcomer);
  await writeEvents(tx, 'identity.registered', [
    { playerId: newcomer.id, currency: newcomer.currency, country: newcomer.country },
  ]);
  return { ...row, ...details, group_ids: groupIds.toSorted((left, right) => left - right) };
}

function variantGroups(playerId: number, { registrationTest, clickId }: CreatePlayerInput): number[] {
  if (!registrationTest) return [];
  const variant = registrationVariantOf({ clickId, playerId });
  return variant ? [registrationTest[variant]] : [];
}
