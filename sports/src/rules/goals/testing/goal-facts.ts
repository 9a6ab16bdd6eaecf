import type { GoalFacts } from '../goal-facts.ts';

type Two = readonly [number, number];

/** A finished football match with these goals in its halves; athletes 1–4 play for home, 5–8 for away, 9 does not play. */
export function playedFacts(first: Two, second: Two, more: Partial<GoalFacts> = {}): GoalFacts {
  const goals = [first[0] + second[0], first[1] + second[1]] as const;
  return {
    periods: [
      { name: '1h', goals: first, isOver: true },
      { name: '2h', goals: second, isOver: true },
    ],
    match: { goals, isOver: true },
    scored: [
      ...Array.from({ length: goals[0] }, (_, at) => ({ side: 'home' as const, who: 1 + at })),
      ...Array.from({ length: goals[1] }, (_, at) => ({ side: 'away' as const, who: 5 + at })),
    ],
    corners: [0, 0],
    cards: [0, 0],
    athletes: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({ id, played: id !== 9 })),
    end: 'finished',
    ...more,
  };
}

/** The same in the second half, after the goals given. */
export const playing = (first: Two, second: Two, more: Partial<GoalFacts> = {}): GoalFacts => ({
  ...playedFacts(first, second),
  periods: [
    { name: '1h', goals: first, isOver: true },
    { name: '2h', goals: second, isOver: false },
  ],
  match: { goals: [first[0] + second[0], first[1] + second[1]], isOver: false },
  end: undefined,
  ...more,
});
