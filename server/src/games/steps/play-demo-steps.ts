import { Refusal } from '@halley/contract';
import { checkBet, demoCurrency, rulesOf } from '@halley/studio/games';
import { type Clock, type Database, inputHash } from '../../kit/index.ts';
import {
  type DemoRound,
  findDemoRound,
  findOpenDemoRound,
  insertDemoRound,
  setPurse,
  updateDemoRound,
} from '../demo-store.ts';
import { openPurse } from '../play-demo-round.ts';
import type { RoundRequest } from '../play-real-round.ts';
import { roundIdFor } from '../round-id.ts';
import { lockSealedPair, takeNonce } from '../seed-store.ts';
import {
  type AnySteppedGame,
  isRepeat,
  type NumberedStep,
  openingStakeOf,
  openSteps,
  type SteppedDetail,
  takeStep,
} from './stepped-detail.ts';

interface DemoPorts {
  database: Database;
  clock: Clock;
}

/** The same as for money; only the purse differs. */
export function openDemoSteps(
  { database, clock }: DemoPorts,
  purseId: string,
  { game, ...request }: Omit<RoundRequest, 'game'> & { game: AnySteppedGame },
): Promise<DemoRound> {
  const bet = checkBet(game, { ...request, currency: demoCurrency });
  if (!bet.ok) throw new Refusal(bet.refusal.code);
  const { stake, choice } = bet.value;
  const hash = Buffer.from(inputHash({ game: game.id, stake, choice }), 'hex');
  const id = roundIdFor(`purse:${purseId}`, request.idempotencyKey);
  return database.tx(async (tx) => {
    const balanceBefore = await openPurse(tx, purseId);
    const earlier = await findDemoRound(tx, purseId, id);
    if (earlier && !earlier.inputHash.equals(hash)) throw new Refusal('IDEMPOTENCY_CONFLICT');
    if (earlier) return earlier;
    if (await findOpenDemoRound(tx, purseId, game.identifier)) throw new Refusal('ROUND_UNFINISHED');
    if (balanceBefore < stake) throw new Refusal('stake_cents.not_enough_money');
    const { id: pairId, ...pair } = await lockSealedPair(tx, { purseId });
    await takeNonce(tx, pairId);
    const { detail, win } = openSteps(game, { stake, choice, chance: { pairId, ...pair } });
    const round: DemoRound = {
      id,
      game: game.identifier,
      gameVersion: game.version,
      mode: 'demo',
      state: win === undefined ? 'open' : 'closed',
      currency: demoCurrency,
      inputHash: hash,
      stake,
      win: win ?? 0n,
      balanceBefore,
      balanceAfter: balanceBefore - stake + (win ?? 0n),
      detail,
      at: clock.now(),
    };
    await insertDemoRound(tx, purseId, round);
    await setPurse(tx, purseId, round.balanceAfter);
    return round;
  });
}

export function takeDemoStep(
  { database }: Pick<DemoPorts, 'database'>,
  purseId: string,
  { game: newest, roundId, ...step }: NumberedStep & { game: AnySteppedGame; roundId: string; serverSeed: string },
): Promise<DemoRound> {
  return database.tx(async (tx) => {
    // The purse is locked first: steps of one browser come one after the other.
    const balance = await openPurse(tx, purseId);
    const round = await findDemoRound(tx, purseId, roundId);
    const game = round?.game === newest.identifier ? rulesOf(newest, round.gameVersion) : undefined;
    if (!round || !game) throw new Refusal('NOT_FOUND');
    if (isRepeat(round.detail as SteppedDetail, step)) return round;
    if (round.state !== 'open') throw new Refusal('ROUND_CLOSED');
    const before = round.detail as SteppedDetail;
    const openingStake = openingStakeOf(before, round.stake);
    const { detail, raise, win } = takeStep(game, before, { ...step, openingStake });
    if (balance < raise) throw new Refusal('stake_cents.not_enough_money');
    const moves = raise > 0n || win !== undefined;
    const next: DemoRound = {
      ...round,
      detail,
      stake: round.stake + raise,
      ...(win !== undefined && { win, state: 'closed' }),
      ...(moves && { balanceAfter: balance - raise + (win ?? 0n) }),
    };
    await updateDemoRound(tx, purseId, next);
    if (moves) await setPurse(tx, purseId, next.balanceAfter);
    return next;
  });
}
