import type { Pair } from './goal-process.ts';

/** Who has won: home kicks first, one after the other. Decided as soon as the other side cannot catch up. */
export function shootOutWinner(first: number, kicks: readonly number[]): 'home' | 'away' | undefined {
  const scored = [0, 0] as [number, number];
  for (const [index, kick] of kicks.entries()) scored[(index % 2) as 0 | 1] += kick;
  const taken = [Math.ceil(kicks.length / 2), Math.floor(kicks.length / 2)] as const;
  const [home, away] = scored;
  if (taken[0] <= first) {
    if (home > away + first - taken[1]) return 'home';
    return away > home + first - taken[0] ? 'away' : undefined;
  }
  if (taken[0] !== taken[1] || home === away) return undefined;
  return home > away ? 'home' : 'away';
}

/** The chance that home wins it from here. */
export function shootOutChance(
  { kicks: first, scored }: { kicks: number; scored: Pair },
  kicks: readonly number[],
): number {
  const winner = shootOutWinner(first, kicks);
  if (winner) return winner === 'home' ? 1 : 0;
  // Once the first kicks are taken, level pairs change nothing.
  if (kicks.length >= 2 * first && kicks.length % 2 === 0) {
    const [home, away] = [scored[0] * (1 - scored[1]), scored[1] * (1 - scored[0])];
    return home / (home + away);
  }
  const chance = scored[(kicks.length % 2) as 0 | 1];
  return (
    chance * shootOutChance({ kicks: first, scored }, [...kicks, 1]) +
    (1 - chance) * shootOutChance({ kicks: first, scored }, [...kicks, 0])
  );
}
