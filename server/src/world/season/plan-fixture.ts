import type { FixtureSetup } from '@halley/sports/model';
import { publicDraw, type SeasonEntrant, shuffle } from './draw-season.ts';
import { beginnersOf } from './entrants.ts';
import { contestantOf, drawLineUp, type LineUp, usualLineUp } from './line-up.ts';
import { knockoutPairs, leaguePairs } from './pairs.ts';
import type { Round } from './timetable.ts';

/** A fixture before anything has happened in it. */
export interface FixturePlan {
  id: string;
  round: Round;
  /** Within the round, from 1; also what its numbers are drawn by. */
  number: number;
  startMs: number;
  /** Home first; of races every starter. */
  sides: readonly SeasonEntrant[];
}

/** The competition, season, round and number are in the id: whoever has it can have the fixture made again. */
export const fixtureId = ({ competition, season, number }: Round, fixture: number): string =>
  `${competition.id}-s${season}-r${number}-f${fixture}`;

export function parseFixtureId(
  id: string,
): { competition: string; season: number; round: number; number: number } | undefined {
  const [, competition, season, round, number] = /^([a-z-]+)-s(\d{1,7})-r(\d{1,3})-f(\d{1,3})$/.exec(id) ?? [];
  return competition
    ? { competition, season: Number(season), round: Number(round), number: Number(number) }
    : undefined;
}

/** Who meets in a round. `entrants` in the order of the draw, of a knockout those who are left. */
export function sidesOf({ competition, season, number }: Round, entrants: readonly SeasonEntrant[]): SeasonEntrant[][] {
  if (competition.kind === 'knockout') return knockoutPairs(entrants);
  if (competition.kind === 'league') {
    return leaguePairs(entrants.length, number).map((pair) => pair.map((place) => entrants[place] as SeasonEntrant));
  }
  const [least, most] = competition.races?.starters ?? [8, 8];
  const random = publicDraw(`starters:${competition.id}:${season}`, number);
  const starters = least + random.integer(most - least + 1);
  return [shuffle(entrants, random).slice(0, starters)];
}

/** What is drawn from; with nobody known to be missing it is what prices are made of until line-ups are published. */
export function setupOf({ round: { competition }, sides }: FixturePlan, lineUps: readonly LineUp[]): FixtureSetup {
  const { sport, kind, format } = competition;
  const beginners = beginnersOf(sport);
  return {
    sport,
    contestants: sides.map((side, index) => contestantOf(side, lineUps[index] as LineUp, beginners)),
    neutral: kind !== 'league' || beginners === 0,
    knockout: kind === 'knockout',
    ...(format && { format }),
  };
}

export const usualLineUps = ({ round, sides }: FixturePlan): LineUp[] =>
  sides.map((side) => usualLineUp(side, beginnersOf(round.competition.sport)));

/** Of all fixtures of a round, in their order: who is hurt is drawn by one stream for the whole round. */
export function drawLineUps(plans: readonly FixturePlan[], random: Parameters<typeof drawLineUp>[2]): LineUp[][] {
  return plans.map(({ round, sides }) =>
    sides.map((side) => drawLineUp(side, beginnersOf(round.competition.sport), random)),
  );
}
