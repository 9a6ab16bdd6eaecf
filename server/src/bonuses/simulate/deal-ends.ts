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

/** The stake a deal is reckoned with: the largest allowed, but at least twenty of them in all that is there. */
export function referenceStake({ deposit, bonus, maxStake }: Pick<Deal, 'deposit' | 'bonus' | 'maxStake'>): bigint {
  const twentieth = (deposit + bonus) / 20n;
  const stake = maxStake === null || twentieth < maxStake ? twentieth : maxStake;
  return stake > 0n ? stake : 1n;
}

// More rounds than this are taken together: the same mean and deviation in fewer, larger ones.
const MOST_ROUNDS = 800;

/**
 * How a deal ends, quickly: of the game only return and deviation are known (`endsOf`), and a bonus released in steps is
 * reckoned as one released whole. `expected-end.test.ts` says how near that is.
 */
export function dealEnds(deal: Deal): DealEnds {
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

  // Money in stakes: place i stands for `odd + i`. `own` holds what has cash left, `given` what plays the bonus alone.
  const start = Number(deposit + deal.bonus) / stake;
  const odd = start % 1;
  const farthest = moves.at(-1)?.move ?? 0;
  const size = Math.ceil(start + 8 * Math.sqrt(rounds * variance) + farthest) + 2;
  const floor = bonus / stake;
  let own = new Float64Array(size);
  let given = new Float64Array(size);
  (deposit > 0n ? own : given)[Math.floor(start)] = 1;
  let staked = 0;
  for (let round = 0; round < rounds; round++) {
    const nextOwn = new Float64Array(size);
    const nextGiven = new Float64Array(size);
    for (let place = 1; place < size; place++) {
      const ownPart = own[place] as number;
      const givenPart = given[place] as number;
      if (ownPart + givenPart < 1e-12) continue;
      staked += (ownPart + givenPart) * stake;
      for (const { move, chance } of moves) {
        const to = Math.min(place + move, size - 1);
        if (odd + to > floor) nextOwn[to] = (nextOwn[to] as number) + ownPart * chance;
        else nextGiven[to] = (nextGiven[to] as number) + ownPart * chance;
        nextGiven[to] = (nextGiven[to] as number) + givenPart * chance;
      }
    }
    own = nextOwn;
    given = nextGiven;
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
