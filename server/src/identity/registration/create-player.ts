import { invariant, type Tx, writeEvents } from '../../kit/index.ts';
import { insertPlayer, type NewPlayer, type PlayerRow } from '../player/player-store.ts';
import type { AfterRegister, NewcomerPlayer } from '../ports.ts';

export interface CreatePlayerInput {
  player: NewPlayer;
  origin: NewcomerPlayer['origin'];
  afterRegister: readonly AfterRegister[];
}

/** The row, the news of it and what other rooms do for a newcomer: all or nothing. Undefined: the address is taken. */
export async function createPlayer(tx: Tx, input: CreatePlayerInput): Promise<PlayerRow | undefined> {
  const row = await insertPlayer(tx, input.player);
  if (!row) return undefined;
  invariant(row.country, 'a new player has a country');
  const newcomer: NewcomerPlayer = {
    id: Number(row.id),
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
  return row;
}
