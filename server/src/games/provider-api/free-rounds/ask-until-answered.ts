import { Refusal, wireCents } from '@halley/contract';
import { spinsAreRefused, spinsAreThere } from '../../../bonuses/index.ts';
import type { Queryable, Tx } from '../../../kit/index.ts';
import { addJob, type JobPayloads } from '../../../kit/jobs/index.ts';
import { findProviders } from '../provider-store.ts';
import { externalIdOf, meetPlayer } from '../session-store.ts';
import type { ProviderAnswer } from './ask-provider.ts';
import {
  type FreeRounds,
  findFreeRounds,
  insertFreeRounds,
  moveFreeRounds,
  wantFreeRoundsBack,
} from './free-rounds-store.ts';
import type { FreeRoundsPorts, FreeRoundsWish } from './issue-free-rounds.ts';

const job = 'games.ask_provider';
const jobKey = (id: string) => `provider-free-rounds:${id}`;
const minuteMs = 60_000;
/** One minute, two, four, … an hour at most. */
const pauseMs = (attempt: number) => minuteMs * Math.min(60, 2 ** Math.min(attempt - 1, 10));
const weekMs = 7 * 24 * 60 * minuteMs;

const isOver = ({ state }: FreeRounds) => state !== 'asked' && state !== 'issued';

/**
 * Writes free rounds of a gift down, in the gift's transaction: whoever takes the gift does not wait for the provider, which is
 * asked after the commit, and again until it has answered.
 */
export async function askForFreeRounds(
  { clock }: Pick<FreeRoundsPorts, 'clock'>,
  tx: Tx,
  wish: FreeRoundsWish & { giftId: number },
): Promise<void> {
  const at = clock.now();
  await meetPlayer(tx, { ...wish, at });
  await insertFreeRounds(tx, { ...wish, at });
  await addJob(tx, job, { freeRoundsId: wish.id, attempt: 1 }, { key: jobKey(wish.id) });
}

/** The gift has ended: the provider is asked to take back what was not played. False: these are none of a provider's. */
export async function wantBack(tx: Tx, id: string): Promise<boolean> {
  const known = await findFreeRounds(tx, id);
  if (!known) return false;
  if (!(await wantFreeRoundsBack(tx, id))) throw new Refusal('FREE_ROUNDS_OVER');
  await addJob(tx, job, { freeRoundsId: id, attempt: 1 }, { key: jobKey(id) });
  return true;
}

/** For a job: asks once. Without an answer it is asked again later, under the same id, so that they are given once. */
export async function askUntilAnswered(
  ports: FreeRoundsPorts,
  { freeRoundsId: id, attempt }: JobPayloads['games.ask_provider'],
): Promise<void> {
  const { database, clock } = ports;
  const known = await findFreeRounds(database, id);
  if (!known || isOver(known) || (known.state === 'issued' && !known.cancelWanted)) return;
  const answer = await ask(ports, known);
  await database.tx(async (tx) => {
    if (answer === 'unknown') {
      const now = clock.now().getTime();
      // What was not given in time has run out with its gift; what was not taken back in time has run out at the provider.
      const giveUpAt = known.validUntil.getTime() + (known.cancelWanted ? weekMs : 0);
      if (now >= giveUpAt) return;
      const runAt = new Date(now + pauseMs(attempt));
      await addJob(tx, job, { freeRoundsId: id, attempt: attempt + 1 }, { key: jobKey(id), runAt });
    } else if (known.cancelWanted) {
      if (answer === 'taken') await moveFreeRounds(tx, { id, to: 'cancelled' });
    } else await settle(ports, tx, known, answer);
  });
}

/** Gifts are locked before what is played for them. */
async function settle({ clock }: FreeRoundsPorts, tx: Tx, known: FreeRounds, answer: 'taken' | 'refused') {
  const { id, giftId } = known;
  const now = clock.now();
  if (answer === 'refused' && giftId !== null) await spinsAreRefused(tx, { giftId, freeRoundsId: id, now });
  const moved = await moveFreeRounds(tx, { id, to: answer === 'taken' ? 'issued' : 'refused' });
  if (answer === 'taken' && moved && giftId !== null) await spinsAreThere(tx, giftId);
}

/** A provider that is closed gives nothing now: it is asked again, as one that does not answer. */
async function ask({ database, desk }: FreeRoundsPorts, known: FreeRounds): Promise<ProviderAnswer> {
  const provider = (await findProviders(database, [known.providerId])).get(known.providerId);
  if (!provider) return 'unknown';
  if (known.cancelWanted) return desk.cancel(provider, known.id);
  if (provider.state !== 'open') return 'unknown';
  return desk.issue(provider, await wishOf(database, known));
}

/** As the provider hears of them. */
export async function wishOf(db: Queryable, known: FreeRounds) {
  return {
    free_rounds_id: known.id,
    player_id: (await externalIdOf(db, known)) ?? '',
    game: known.game,
    currency: known.currency,
    rounds: known.rounds,
    stake: wireCents(known.stake),
    valid_until: known.validUntil.toISOString(),
  };
}
