import { type FairDraw, labDraw } from '@halley/studio/fair';
import type { SingleStepGame } from '@halley/studio/games';
import type { Movement, Wallet } from '../../wallet/index.ts';
import { createGiftsBook, type GiftRound, type StakePurse } from '../door/open-gifts.ts';
import type { Gift } from '../gift.ts';
import { activate } from '../move-gift.ts';
import { newGift } from '../new-gift.ts';
import { checkOutcomes, type GameOutcomes, type PlayedThrough, type SimulatedDeal, winOf } from './deal.ts';

const game = 'simulator/slot';

interface SimulatedWager {
  kind: 'play';
  roundId: string;
  playerId: number;
  currency: 'EUR';
  inputHash: Buffer;
  game: string;
  gameVersion: number;
  stake: bigint;
  decide(): { win: bigint; detail: Record<string, unknown> };
}

interface SimulatedFacts {
  wallet: Wallet;
  round: undefined;
  purse: StakePurse;
  now: Date;
}

/** `planWager` of the wagers room, which lies above this one: the split of stakes and wins is the door's own. */
type PlanWager = (
  wager: SimulatedWager,
  facts: SimulatedFacts,
  take: () => typeof noChance,
) => { round: GiftRound; movements: Movement[] };

/** What a round of this stake wins. */
export type PlayRound = (stake: bigint, draw: FairDraw) => bigint;

export const playGame =
  <Choice>(played: Pick<SingleStepGame<Choice, unknown>, 'play'>, choice: Choice): PlayRound =>
  (stake, draw) =>
    played.play({ stake, choice, draw }).win;

export function playOutcomes(outcomes: GameOutcomes): PlayRound {
  checkOutcomes(outcomes);
  return (stake, draw) => {
    let left = draw.float();
    for (const { probability, multiplier } of outcomes) {
      left -= probability;
      if (left < 0) return winOf(stake, multiplier);
    }
    return 0n;
  };
}

export interface SimulatedPlays extends PlayedThrough {
  runs: number;
  /** Standard errors of the means. */
  errors: { done: number; meanEnd: number; meanConverted: number };
  /** Own money at the end of every run. */
  ends: Float64Array;
}

export interface SimulateOptions {
  plan: PlanWager;
  play: PlayRound;
  runs: number;
  seed: number;
}

/**
 * A deal played many times by the engine itself: the gift is made, activated, staked from, counted and released by the
 * functions that do so behind the door's locks, only without a database. The same seed gives the same plays.
 */
export function simulateDeal(deal: SimulatedDeal, { plan, play, runs, seed }: SimulateOptions): SimulatedPlays {
  const draw = labDraw(seed);
  const ends = new Float64Array(runs);
  const converted = new Float64Array(runs);
  let done = 0;
  let staked = 0n;
  let cost = 0n;
  for (let run = 0; run < runs; run++) {
    const end = playOnce(deal, { plan, win: () => play(deal.stake, draw) });
    ends[run] = Number(end.wallet.cash);
    converted[run] = Number(end.gift.released);
    if (end.gift.stage === 'wager_done' && end.left > 0n) done++;
    staked += end.staked;
    cost += end.staked - end.won;
  }
  const share = done / runs;
  const [end, released] = [meanOf(ends), meanOf(converted)];
  return {
    runs,
    ends,
    done: share,
    meanEnd: end.mean,
    meanConverted: released.mean,
    meanStaked: Number(staked) / runs,
    meanCost: Number(cost) / runs,
    errors: {
      done: Math.sqrt((share * (1 - share)) / runs),
      meanEnd: end.error,
      meanConverted: released.error,
    },
  };
}

const now = new Date('2026-01-01T00:00:00Z');
const noHash = Buffer.alloc(0);
/** Nobody's seeds: a simulated round draws from the stream of the simulation. */
const noChance = { pairId: '', serverSeed: '', serverSeedHash: '', clientSeed: '', nonce: 0 };

function playOnce(deal: SimulatedDeal, { plan, win }: { plan: PlanWager; win(): bigint }) {
  const taken = activate(giftOf(deal), { to: 'handle_bets' }, { now, actor: 'system' });
  const wallet: Wallet = {
    id: taken.gift.accountId,
    playerId: taken.gift.playerId,
    currency: 'EUR',
    cash: deal.deposit,
    bonus: 0n,
    bonusIdle: 0n,
    reserved: 0n,
    lastEntry: 0n,
  };
  const apply = (movements: readonly Movement[]) => {
    for (const { cash, bonus } of movements) {
      wallet.cash += cash;
      wallet.bonus += bonus;
    }
  };
  apply(taken.movements);
  const book = createGiftsBook([taken.gift], { now });
  const { id: giftId, playerId } = taken.gift;
  let staked = 0n;
  let won = 0n;
  /** What the last round left, before anything was released or went back. */
  let left = wallet.cash + wallet.bonus;
  for (let number = 1; ; number++) {
    const purse = book.purseOf(wallet, { game, round: undefined });
    if (!purse.gift || purse.cash + purse.bonus < deal.stake) break;
    const refusal = book.refusalOf(wallet, { game, round: undefined, roundStake: deal.stake });
    if (refusal) throw refusal;
    const paid = win();
    const { round, movements } = plan(
      {
        kind: 'play',
        roundId: `${number}`,
        playerId,
        currency: 'EUR',
        inputHash: noHash,
        game,
        gameVersion: 1,
        stake: deal.stake,
        decide: () => ({ win: paid, detail: {} }),
      },
      { wallet, round: undefined, purse, now },
      () => noChance,
    );
    apply(movements);
    left = wallet.cash + wallet.bonus;
    apply(book.follow({ before: undefined, after: round, movements }).movements);
    staked += deal.stake;
    won += paid;
  }
  return { wallet, gift: book.gifts.get(giftId) as Gift, staked, won, left };
}

function giftOf(deal: SimulatedDeal): Gift {
  const issued = newGift(
    {
      playerId: 1,
      accountId: 1n,
      currency: 'EUR',
      promotionId: null,
      version: null,
      sourceKey: 'simulator',
      occasion: null,
      texts: {},
      groupKey: null,
      strategy: 'deposit',
      afterTransfer: 0n,
      product: 'casino',
    },
    {
      type: 'bonus',
      amount: deal.bonus,
      deposit: deal.deposit,
      wager: 0,
      terms: { weights: { slots: deal.weight, other: 0, tables: 0 }, games: {}, release: deal.release },
      maxStake: deal.stake,
      maxCashout: deal.maxCashout,
      days: 365,
    },
    { now, takeDays: 30, protection: { mostWagering: 35, leastBonusDays: 7 } },
  );
  return { ...issued, id: 1, requirement: deal.requirement };
}

function meanOf(values: Float64Array): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) };
}
