import { rounded } from '../kit/index.ts';
import type { Contestant, FixtureSetup } from '../sport-model.ts';
import { forms, paces, usualPoints } from './court.ts';

/** Chances of one, two and three points in a play of a side. */
export type PlayPoints = readonly [one: number, two: number, three: number];

export interface BasketballParams {
  /** Plays of a quarter: 60 in ten minutes, 72 in twelve. */
  quarterPlays: number;
  /** What the day can be like, which nobody knows before: pace and form, with how likely it is. */
  nodes: readonly { weight: number; home: PlayPoints; away: PlayPoints }[];
  /** Who plays, with the part of the team's points each makes. */
  home: readonly { id: number; weight: number }[];
  away: readonly { id: number; weight: number }[];
}

/** A standard deviation of rating is so many more points, in logarithm. */
const perRating = 0.035;
const atHome = 0.015;
const quarterPlaysOf: Readonly<Record<string, number>> = { '4x10': 60, '4x12': 72 };

export function basketballParams({ contestants, neutral, format = '4x10' }: FixtureSetup): BasketballParams {
  const [home, away] = contestants;
  const quarterPlays = Object.hasOwn(quarterPlaysOf, format) ? quarterPlaysOf[format] : undefined;
  if (!home || !away || contestants.length !== 2) throw new RangeError('a game has two sides');
  if (!quarterPlays) throw new RangeError(`there is no game of ${format}`);
  const advantage = neutral ? 0 : atHome;
  const homeRate = Math.exp(perRating * (home.attack - away.defence) + advantage);
  const awayRate = Math.exp(perRating * (away.attack - home.defence) - advantage);
  const pointsAt = (rate: number): PlayPoints => {
    const [one, two, three] = usualPoints.map((chance) => rounded(chance * rate)) as [number, number, number];
    return [one, two, three];
  };
  const nodes = paces.flatMap(({ factor, weight }) =>
    forms.map(({ shift, weight: likely }) => ({
      weight: rounded(weight * likely),
      home: pointsAt(homeRate * factor * (1 + shift)),
      away: pointsAt(awayRate * factor * (1 - shift)),
    })),
  );
  return { quarterPlays, nodes, home: playersOf(home), away: playersOf(away) };
}

function playersOf({ athletes }: Contestant) {
  const playing = athletes.filter(({ plays, weight }) => plays && weight > 0);
  const sum = playing.reduce((total, { weight }) => total + weight, 0);
  return playing.map(({ id, weight }) => ({ id, weight: rounded(weight / sum) }));
}
