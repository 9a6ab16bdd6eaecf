import { Refusal } from '@halley/contract';
import type { Clock, Database } from '../../../kit/index.ts';
import { findProviders, type Provider } from '../provider-store.ts';
import { meetPlayer } from '../session-store.ts';
import type { FreeRoundsDesk } from './ask-provider.ts';
import { wishOf } from './ask-until-answered.ts';
import {
  type FreeRoundsState,
  findFreeRounds,
  insertFreeRounds,
  moveFreeRounds,
  type NewFreeRounds,
} from './free-rounds-store.ts';

/** Its id is a uuid of the caller's: asking again with it asks for the same free rounds. */
export type FreeRoundsWish = Omit<NewFreeRounds, 'at' | 'giftId'> & {
  /** The free spins they are played for; unset: what they win is cash. */
  giftId?: number;
};

export interface FreeRoundsPorts {
  database: Database;
  clock: Clock;
  desk: FreeRoundsDesk;
}

/**
 * Asks a provider to give a player free rounds. `asked` means that no answer came: the same wish may be sent again,
 * and the provider, who knows the id, gives them once.
 */
export async function issueFreeRounds(ports: FreeRoundsPorts, wish: FreeRoundsWish): Promise<FreeRoundsState> {
  const { database, clock, desk } = ports;
  const provider = await providerOf(database, wish.providerId);
  if (provider.state !== 'open') throw new Refusal('GAME_CLOSED');
  await meetPlayer(database, { ...wish, at: clock.now() });
  await insertFreeRounds(database, { ...wish, giftId: wish.giftId ?? null, at: clock.now() });
  const known = await findFreeRounds(database, wish.id);
  const isSame =
    known?.providerId === wish.providerId &&
    known.playerId === wish.playerId &&
    known.game === wish.game &&
    known.currency === wish.currency &&
    known.rounds === wish.rounds &&
    known.stake === wish.stake;
  if (!known || !isSame) throw new Refusal('IDEMPOTENCY_CONFLICT');
  if (known.state !== 'asked') return known.state;
  const answer = await desk.issue(provider, await wishOf(database, known));
  if (answer !== 'unknown') {
    await moveFreeRounds(database, { id: known.id, to: answer === 'taken' ? 'issued' : 'refused' });
  }
  return stateOf(database, known.id);
}

/** Takes free rounds back that nobody has played to the end. The provider may say that it is too late. */
export async function cancelFreeRounds({ database, desk }: FreeRoundsPorts, id: string): Promise<FreeRoundsState> {
  const known = await findFreeRounds(database, id);
  if (!known) throw new Refusal('NOT_FOUND');
  if (known.state !== 'asked' && known.state !== 'issued') return known.state;
  const answer = await desk.cancel(await providerOf(database, known.providerId), id);
  if (answer === 'taken') await moveFreeRounds(database, { id, to: 'cancelled' });
  return stateOf(database, id);
}

async function providerOf(database: Database, id: string): Promise<Provider> {
  const provider = (await findProviders(database, [id])).get(id);
  if (!provider) throw new Refusal('NOT_FOUND');
  return provider;
}

async function stateOf(database: Database, id: string): Promise<FreeRoundsState> {
  return (await findFreeRounds(database, id))?.state ?? 'asked';
}
