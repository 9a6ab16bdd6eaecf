import { setImmediate as nextTurn } from 'node:timers/promises';
import { labDraw } from '@halley/studio/fair';
import type { GiftsPrice, PricedGift } from '../../promotions/index.ts';
import { type DealEnds, dealEndsInTurns } from './deal-ends.ts';

/** A game as far as a deal is reckoned with it: how much of a stake counts there, in percent. */
export interface EstimatedGame {
  gameReturn: number;
  gameDeviation: number;
  weight: number;
}

export interface EstimateInput {
  /** What would have been given, one for each player and occasion. */
  gifts: readonly PricedGift[];
  /** The share that takes it, 0 … 1. */
  takeUp: number;
  /** Where it is usually played. */
  typical: EstimatedGame;
  /** Where it may be played: the best of them counts for best play. */
  games: readonly EstimatedGame[];
  replays: number;
  seed: number;
}

type Ends = DealEnds['ends'];

const BINS = 20;
// So many gifts replayed are one turn: a millisecond or two.
const TURN = 20_000;

/**
 * What gifts would cost, replayed: the same seed gives the same figures. Cost is what becomes cash, nine of ten replays lie
 * between low and high, and best play is if everybody took it and played where it ends best for them. Millions of gifts are
 * replayed in short turns: this process has players as well.
 */
export async function estimateGifts({
  gifts,
  takeUp,
  typical,
  games,
  replays,
  seed,
}: EstimateInput): Promise<GiftsPrice> {
  const kinds: { factors: number[]; ends: (even: number) => number; best: number }[] = [];
  for (const { deal, factors } of kindsOf(gifts)) {
    const usual = await playedAt(deal, typical);
    // Who plays best stakes as much as is allowed, whatever they usually stake.
    const most = { ...deal, stake: undefined };
    let best = Math.max(0, gainOf(deal.stake === undefined ? usual : await playedAt(most, typical)));
    for (const game of games) best = Math.max(best, gainOf(await playedAt(most, game)));
    kinds.push({ factors, ends: drawnFrom(usual), best });
  }
  const draw = labDraw(seed);
  const costs = new Float64Array(replays);
  let taken = 0;
  let completed = 0;
  let left = TURN;
  for (let replay = 0; replay < replays; replay++) {
    for (const { factors, ends } of kinds) {
      for (const factor of factors) {
        left--;
        if (left === 0) {
          left = TURN;
          await nextTurn();
        }
        if (draw.float() >= takeUp) continue;
        taken++;
        const converted = ends(draw.float());
        if (converted > 0) completed++;
        costs[replay] = (costs[replay] as number) + converted * factor;
      }
    }
  }
  const sorted = costs.toSorted();
  const at = (share: number) => sorted[Math.min(replays - 1, Math.floor(share * replays))] ?? 0;
  return {
    taken: taken / replays,
    completed: completed / replays,
    cost: costs.reduce((sum, cost) => sum + cost, 0) / replays,
    low: at(0.05),
    high: at(0.95),
    bestPlay: kinds.reduce((sum, { factors, best }) => sum + best * factors.reduce((all, each) => all + each, 0), 0),
    replays,
    histogram: histogramOf(sorted),
  };
}

/**
 * Gifts that are nearly alike (an eighth of an octave in bonus and in deposit) are reckoned as their first; `factors` are
 * how much larger or smaller each is. Thousands of deposits become some dozens of deals.
 */
function kindsOf(gifts: readonly PricedGift[]): { deal: PricedGift; factors: number[] }[] {
  const kinds = new Map<string, { deal: PricedGift; factors: number[] }>();
  const step = (amount: bigint) => (amount > 0n ? Math.round(Math.log2(Number(amount)) * 8) : -1);
  for (const gift of gifts) {
    const { bonus, deposit, requirement, maxStake, maxCashout, release, stake } = gift;
    const times = bonus > 0n ? Math.round(Number(requirement * 10n) / Number(bonus)) : 0;
    // Stakes are told apart by halves and doubles.
    const own = stake === undefined || requirement === 0n ? '' : Math.round(Math.log2(Number(stake)));
    const key = [step(bonus), step(deposit), times, maxStake, maxCashout, release, own].join(' ');
    const kind = kinds.get(key) ?? { deal: gift, factors: [] };
    kind.factors.push(bonus > 0n ? Number(bonus) / Number(kind.deal.bonus) : 0);
    kinds.set(key, kind);
  }
  return [...kinds.values()];
}

/** Where less of a stake counts, more has to be staked; where none does, nothing ever becomes cash. */
async function playedAt(gift: PricedGift, { weight, gameReturn, gameDeviation }: EstimatedGame): Promise<Ends> {
  if (weight <= 0) return [];
  const requirement = (gift.requirement * 100n) / BigInt(weight);
  return (await dealEndsInTurns({ ...gift, requirement, gameReturn, gameDeviation })).ends;
}

function gainOf(ends: Ends): number {
  return ends.reduce((sum, { chance, converted }) => sum + chance * converted, 0);
}

/** What has become cash, by one even number from 0 to 1. */
function drawnFrom(ends: Ends): (even: number) => number {
  let sum = 0;
  const upTo = ends.map(({ chance }) => {
    sum += chance;
    return sum;
  });
  return (even) => {
    let low = 0;
    let high = upTo.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] as number) > even) high = middle;
      else low = middle + 1;
    }
    return ends[low]?.converted ?? 0;
  };
}

function histogramOf(sorted: Float64Array): GiftsPrice['histogram'] {
  const least = Math.floor(sorted[0] ?? 0);
  const most = Math.ceil(sorted.at(-1) ?? 0);
  const wide = Math.max(1, Math.ceil((most - least + 1) / BINS));
  const bins = Array.from({ length: Math.ceil((most - least + 1) / wide) }, (_, bin) => ({
    from: least + bin * wide,
    to: least + (bin + 1) * wide,
    replays: 0,
  }));
  for (const cost of sorted) {
    const bin = bins[Math.floor((cost - least) / wide)];
    if (bin) bin.replays++;
  }
  return bins;
}
