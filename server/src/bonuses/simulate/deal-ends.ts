import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PricedGift } from '../../promotions/index.ts';

/** A bonus with what it is played with, at a game. */
export interface Deal extends PricedGift {
  /** Of the game: what comes back of one unit on average, and the standard deviation of that. */
  gameReturn: number;
  gameDeviation: number;
}

/** How a deal can end: what is own money then, and how much of that the bonus has become. */
interface DealEnd {
  chance: number;
  end: number;
  converted: number;
}

export interface DealEnds {
  /** What is left is out of money: nothing. */
  ends: DealEnd[];
  staked: number;
  cost: number;
}

/**
 * The stake a deal is reckoned with: the player's own where it is known, else the largest allowed, but at least twenty of them in
 * all that is there.
 */
export function referenceStake({
  deposit,
  bonus,
  maxStake,
  stake: own,
}: Pick<Deal, 'deposit' | 'bonus' | 'maxStake' | 'stake'>): bigint {
  const most = own ?? (deposit + bonus) / 20n;
  const stake = maxStake === null || most < maxStake ? most : maxStake;
  return stake > 0n ? stake : 1n;
}

// More rounds than this are taken together: the same mean and deviation in fewer, larger ones.
const MOST_ROUNDS = 800;
// What is less likely than this is left out.
const LEAST_CHANCE = 1e-12;
// So many products are one turn: a millisecond or two.
const TURN = 300_000;

/**
 * How a deal ends, quickly: of the game only return and deviation are known (`movesOf`), and a bonus released in steps is
 * reckoned as one released whole. `expected-end.test.ts` says how near that is.
 */
export function dealEnds(deal: Deal): DealEnds {
  const work = reckon(deal);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same in short turns, so that whoever else waits for this process does not wait for all of it. */
export async function dealEndsInTurns(deal: Deal): Promise<DealEnds> {
  const work = reckon(deal);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await nextTurn();
  }
}

function* reckon(deal: Deal): Generator<undefined, DealEnds> {
  const { deposit, requirement } = deal;
  const bonus = Number(deal.bonus);
  const cap = deal.maxCashout === null ? Number.POSITIVE_INFINITY : Number(deal.maxCashout);
  if (requirement <= 0n || bonus <= 0) {
    const converted = Math.min(bonus, cap);
    return { ends: [{ chance: 1, end: Number(deposit) + converted, converted }], staked: 0, cost: 0 };
  }
  const smallest = Number(referenceStake(deal));
  const together = Math.max(1, Number(requirement) / smallest / MOST_ROUNDS);
  const stake = smallest * together;
  const rounds = Math.ceil(Number(requirement) / stake - 1e-9);
  const mean = Math.max(deal.gameReturn, 1e-6);
  const variance = deal.gameDeviation ** 2 / together;
  const moves = movesOf(mean, variance);
  const steps = Int32Array.from(moves, ({ move }) => move);
  const chances = Float64Array.from(moves, ({ chance }) => chance);

  // Money in stakes: place i stands for `odd + i`. `own` holds what has cash left, `given` what plays the bonus alone.
  const start = Number(deposit + deal.bonus) / stake;
  const odd = start % 1;
  const farthest = moves.at(-1)?.move ?? 0;
  const size = Math.ceil(start + 8 * Math.sqrt(rounds * variance) + farthest) + 2;
  const floor = bonus / stake;
  let firstOwn = 0;
  while (firstOwn < size && odd + firstOwn <= floor) firstOwn++;
  let [own, given, nextOwn, nextGiven] = [0, 0, 0, 0].map(() => new Float64Array(size)) as Four;
  let low = Math.floor(start);
  let high = low;
  (deposit > 0n ? own : given)[low] = 1;
  let staked = 0;
  let products = 0;
  for (let round = 0; round < rounds && low <= high; round++) {
    staked += stake * leaveOut(own, given, low, high);
    while (low <= high && (own[low] as number) + (given[low] as number) === 0) low++;
    while (high >= low && (own[high] as number) + (given[high] as number) === 0) high--;
    nextOwn.fill(0);
    nextGiven.fill(0);
    for (let place = low; place <= high; place++) {
      const ownPart = own[place] as number;
      const givenPart = given[place] as number;
      if (ownPart + givenPart === 0) continue;
      products += 2 * steps.length;
      for (let index = 0; index < steps.length; index++) {
        const to = Math.min(place + (steps[index] as number), size - 1);
        const chance = chances[index] as number;
        nextOwn[to] = (nextOwn[to] as number) + ownPart * chance;
        nextGiven[to] = (nextGiven[to] as number) + givenPart * chance;
      }
    }
    low = Math.max(0, low - 1);
    high = Math.min(size - 1, high + Math.max(0, farthest));
    for (let place = low; place < firstOwn; place++) {
      nextGiven[place] = (nextGiven[place] as number) + (nextOwn[place] as number);
      nextOwn[place] = 0;
    }
    [own, given, nextOwn, nextGiven] = [nextOwn, nextGiven, own, given];
    if (products > TURN) {
      products = 0;
      yield;
    }
  }
  const ends: DealEnd[] = [];
  for (let place = 0; place < size; place++) {
    const money = (odd + place) * stake;
    if (money === 0) continue;
    const whole = Math.min(bonus, cap);
    const alone = Math.min(money, cap);
    ends.push({ chance: own[place] as number, end: money - bonus + whole, converted: whole });
    ends.push({ chance: given[place] as number, end: alone, converted: alone });
  }
  return { ends: ends.filter(({ chance }) => chance > 0), staked, cost: staked * (1 - mean) };
}

type Four = [Float64Array, Float64Array, Float64Array, Float64Array];

/** Takes away what plays no further round: less than a stake, or hardly likely. Says how likely the rest is. */
function leaveOut(own: Float64Array, given: Float64Array, low: number, high: number): number {
  let sum = 0;
  for (let place = low; place <= high; place++) {
    const chance = (own[place] as number) + (given[place] as number);
    if (place > 0 && chance >= LEAST_CHANCE) sum += chance;
    else own[place] = given[place] = 0;
  }
  return sum;
}

/**
 * A game of this return and variance, as slots are: half of what comes back does so as twice the stake, a quarter in larger
 * wins, a quarter in rare ones. With the deviation of an even chance all three are twice the stake. In whole stakes; a win
 * between two of them is shared out so that its mean stays.
 */
function movesOf(mean: number, variance: number): { move: number; chance: number }[] {
  const quarter = mean / 4;
  const both = Math.max(1, (variance + mean ** 2 - 4 * quarter) / quarter);
  const larger = both > 4 ? Math.sqrt(both) : both / 2;
  const wins = [
    { pays: 2, chance: mean / 4 },
    ...[larger, both - larger].map((pays) => ({ pays, chance: quarter / pays })),
  ];
  const moves = wins.flatMap(({ pays, chance }) => {
    const below = Math.floor(pays);
    return [
      { move: below - 1, chance: chance * (below + 1 - pays) },
      { move: below, chance: chance * (pays - below) },
    ];
  });
  const nothing = 1 - wins.reduce((sum, { chance }) => sum + chance, 0);
  return [{ move: -1, chance: nothing }, ...moves].filter(({ chance }) => chance > 0);
}
