import type { FairMarket, FinalScore, Scoreboard } from '../sport-model.ts';

/**
 * How a match in periods can end, by its chances. Who retires has lost, whatever the score says, and so it counts for who wins;
 * by how much is shared as among matches that are played to their end.
 */
export function seriesFinals(fair: readonly FairMarket[], scoreType: string, board: Scoreboard): FinalScore[] {
  const chancesOf = (key: string) =>
    new Map(fair.find((market) => market.key === key)?.outcomes.map(({ id, chances }) => [id, chances.won]));
  const winner = chancesOf('winner;period=match');
  const scores = [...chancesOf(scoreType)].map(([id, chance]) => {
    const [home, away] = id.replace('score:', '').split('-').map(Number) as [number, number];
    return { home, away, chance };
  });
  if (scores.length === 0) return [{ home: board.home, away: board.away, chance: 1 }];
  const [one, other] = [winner.get('home') ?? 0, winner.get('away') ?? 0];
  const scaled = (some: readonly FinalScore[], share: number): FinalScore[] => {
    const all = some.reduce((sum, { chance }) => sum + chance, 0);
    return all > 0 && share > 0 ? some.map((score) => ({ ...score, chance: (score.chance / all) * share })) : [];
  };
  return [
    ...scaled(
      scores.filter(({ home, away }) => home > away),
      one / (one + other),
    ),
    ...scaled(
      scores.filter(({ home, away }) => home < away),
      other / (one + other),
    ),
  ];
}
