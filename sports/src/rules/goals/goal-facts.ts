/** Home and away. */
type Two = readonly [home: number, away: number];

/** What settlement has to know of a fixture of goals. Nothing of how likely it was. */
export interface GoalFacts {
  /** Regulation time, by period in order: `1h`, `2h`; `p1` … `p3`. Goals of those that have not begun are 0. */
  periods: readonly { name: string; goals: Two; isOver: boolean }[];
  /** With overtime, and one goal for whoever won the shoot-out where the sport counts it. */
  match: { goals: Two; isOver: boolean };
  /** Goals of regulation time in order. Who scored is missing for own goals. */
  scored: readonly { side: 'home' | 'away'; who?: number }[];
  corners: Two;
  /** Yellow and red, each counts one. */
  cards: Two;
  /** Everybody who was named, and whether they played. */
  athletes: readonly { id: number; played: boolean }[];
  /** Who goes on: after overtime and shoot-out where there were any. */
  winner?: 'home' | 'away';
  /** How it ended; missing while it is on. */
  end?: 'finished' | 'abandoned' | 'walkover' | 'postponed';
}

export const isRegulationOver = ({ periods }: GoalFacts): boolean => periods.every(({ isOver }) => isOver);

/** Goals of `ft`, `match` or one period; undefined where the sport has no such period. */
export function goalsOf(facts: GoalFacts, period: string | undefined): { goals: Two; isOver: boolean } | undefined {
  if (period === 'match') return facts.match;
  if (period !== undefined && period !== 'ft') return facts.periods.find(({ name }) => name === period);
  const goals = facts.periods.reduce<Two>(
    ([home, away], { goals: [one, other] }) => [home + one, away + other],
    [0, 0],
  );
  return { goals, isOver: isRegulationOver(facts) };
}
