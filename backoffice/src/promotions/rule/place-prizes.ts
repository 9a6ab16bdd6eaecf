import type { Contest } from '@halley/contract';

export interface PlacePrize {
  from: number;
  to: number;
  /** What each of these places is given of the pool, in subunits. */
  cents: number;
  gifts: number;
}

/** What each place comes to: its share rounded down, and what is left of the pool for the first. */
export function placePrizes({ pool = 0, prizes = [] }: Pick<Contest, 'pool' | 'prizes'>): PlacePrize[] {
  const all = prizes.map(({ from, to, share = 0, rewards = [] }) => ({
    from,
    to,
    cents: Number((BigInt(pool) * BigInt(share)) / 10_000n),
    gifts: rewards.length,
  }));
  const [first] = all;
  if (!first || !prizes.some(({ share }) => share !== undefined)) return all;
  const given = all.reduce((sum, { from, to, cents }) => sum + cents * (to - from + 1), 0);
  const rest = pool - given;
  if (first.from === first.to) return [{ ...first, cents: first.cents + rest }, ...all.slice(1)];
  // The first has the rest alone, also where it shares its line with others.
  return [{ ...first, to: first.from, cents: first.cents + rest }, { ...first, from: first.from + 1 }, ...all.slice(1)];
}
