import type { FixtureDescription, FixtureStatus } from '@halley/sports/feed';
import { competitionNames, countryNames, everywhere, seasonNames } from '../names/competition-names.ts';
import type { FixtureResult } from './create-annals.ts';
import type { Seal } from './create-seals.ts';
import type { LineUp } from './line-up.ts';
import type { FixturePlan } from './plan-fixture.ts';
import { formOf, meetingsOf, tableOf } from './statistics.ts';

export interface DescribeOptions {
  status: FixtureStatus;
  speed: number;
  seal: Seal;
  /** Undefined until they are published. */
  lineUps: readonly LineUp[] | undefined;
  usual: readonly LineUp[];
  /** Of the season so far. */
  results: readonly FixtureResult[];
}

/** What everybody may know of a fixture. Nothing in it comes from a link that is not open, but line-ups once published. */
export function describeFixture(plan: FixturePlan, options: DescribeOptions): FixtureDescription {
  const { competition, season } = plan.round;
  const { status, speed, seal, lineUps, usual } = options;
  const isRace = competition.kind === 'races';
  const known = lineUps ?? usual;
  return {
    sport: competition.sport,
    category: { id: competition.country, names: countryNames[competition.country] },
    tournament: { id: competition.id, names: competitionNames[competition.id], tier: competition.tier },
    season: { id: seal.id, names: seasonNames(season) },
    sides: plan.sides.map(({ feedId, name, colours }, index) => ({
      id: feedId,
      names: everywhere(name),
      colours: [...colours],
      ...(isRace && { number: index + 1 }),
    })),
    athletes: plan.sides.flatMap(({ squad }, side) =>
      squad.map(({ id, name }) => ({ id, names: everywhere(name), side, plays: known[side]?.playing.has(id) ?? true })),
    ),
    start_at: new Date(plan.startMs).toISOString(),
    status,
    ...(competition.format && { format: competition.format }),
    neutral: competition.kind !== 'league' || plan.sides.every(({ squad }) => squad.length === 0),
    knockout: competition.kind === 'knockout',
    simulated: true,
    speed: Math.round(speed * 1_000) / 1_000,
    stats: statsOf(plan, options),
    commitment: seal.terminal,
  };
}

function statsOf({ round, number, sides }: FixturePlan, { seal, lineUps, results }: DescribeOptions) {
  const ids = [...new Set([...sides, ...results.flatMap((result) => result.sides)].map(({ id }) => id))];
  const table = round.competition.kind === 'league' ? tableOf(results, ids) : [];
  const places = sides.map(({ id }) => table.findIndex((row) => row.id === id) + 1);
  return {
    round: round.number,
    seal: { chain: seal.id, terminal: seal.terminal, salt: seal.salt, round: round.number, number },
    ...(table.length > 0 && {
      table: table.filter(({ id }) => sides.some((side) => side.id === id)).map((row) => ({ ...row })),
      places,
    }),
    ...(sides.length === 2 && {
      form: sides.map(({ id }) => formOf(results, id)),
      meetings: meetingsOf(results, [sides[0]?.id ?? 0, sides[1]?.id ?? 0]),
    }),
    ...(lineUps &&
      sides.some(({ squad }) => squad.length > 0) && {
        hurt: lineUps.flatMap(({ hurt }) => [...hurt]),
        line_ups: true,
      }),
  };
}
