import type { Chances, FairOutcome } from '../sport-model.ts';

/** An outcome that is won or lost, nothing else. */
export const plain = (id: string, won: number): FairOutcome => ({
  id,
  chances: { won, halfWon: 0, void: 0, halfLost: 0 },
});

/** Won or lost, with a chance that the stake comes back. */
export const orVoid = (id: string, won: number, given: number): FairOutcome => ({
  id,
  chances: { won, halfWon: 0, void: given, halfLost: 0 },
});

/**
 * Both sides of a line in quarters. `distribution[i]` is the chance that what is counted comes to `first + i`; over wins above
 * the line. For a handicap count home minus away and pass minus the line.
 */
export function lineChances(
  distribution: ArrayLike<number>,
  first: number,
  line: number,
): { over: Chances; under: Chances } {
  const over: Chances = { won: 0, halfWon: 0, void: 0, halfLost: 0 };
  let lost = 0;
  for (let index = 0; index < distribution.length; index += 1) {
    const probability = distribution[index]!;
    const above = 4 * (first + index) - line;
    if (above >= 2) over.won += probability;
    else if (above === 1) over.halfWon += probability;
    else if (above === 0) over.void += probability;
    else if (above === -1) over.halfLost += probability;
    else lost += probability;
  }
  return { over, under: { won: lost, halfWon: over.halfLost, void: over.void, halfLost: over.halfWon } };
}

/** What the stake is worth at fair odds of 2: above a half, the outcome is the likelier one. Voids count for neither side. */
export function winShare({ won, halfWon, void: given, halfLost }: Chances): number {
  const decided = 1 - given - (halfWon + halfLost) / 2;
  return decided <= 0 ? 0.5 : (won + halfWon / 2) / decided;
}
