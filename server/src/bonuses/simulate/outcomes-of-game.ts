import type { FairDraw } from '@halley/studio/fair';
import type { SingleStepGame } from '@halley/studio/games';
import type { GameOutcomes } from './deal.ts';

/** More rounds than this are not counted one by one. */
const MOST_ROUNDS = 1_000_000;

/**
 * Every way a round can go, played by the game's own rules: each draw takes each of its values in turn. For games that draw
 * few whole numbers (reels of strips, wheels, dice), so that all of them can be played.
 */
export function outcomesOfGame<Choice>(
  game: Pick<SingleStepGame<Choice, unknown>, 'play'>,
  bet: { stake: bigint; choice: Choice },
): GameOutcomes {
  const chances = new Map<bigint, number>();
  let values: number[] = [];
  for (let rounds = 0; ; rounds++) {
    const ranges: number[] = [];
    const draw: FairDraw = {
      position: 0,
      float: () => {
        throw new RangeError('this game draws more numbers than can be counted');
      },
      integer: (range) => {
        ranges.push(range);
        return values[ranges.length - 1] ?? 0;
      },
    };
    const { win } = game.play({ ...bet, draw });
    if (rounds + ranges.reduce((all, range) => all * range, 1) > 2 * MOST_ROUNDS) {
      throw new RangeError('this game has more rounds than can be counted');
    }
    chances.set(win, (chances.get(win) ?? 0) + ranges.reduce((chance, range) => chance / range, 1));
    values = ranges.map((_, place) => values[place] ?? 0);
    // The next combination, like a mileage counter: the last draw first.
    let place = ranges.length - 1;
    while (place >= 0 && values[place] === (ranges[place] as number) - 1) place--;
    if (place < 0) break;
    values = [...values.slice(0, place), (values[place] as number) + 1];
  }
  const stake = Number(bet.stake);
  return [...chances]
    .sort(([one], [other]) => Number(one - other))
    .map(([win, probability]) => ({ probability, multiplier: Number(win) / stake }));
}
