import type { Sport } from '@halley/sports/markets';
import type { CompetitionId, countryNames } from '../names/competition-names.ts';

/**
 * A competition of the world. Its rounds follow one another in cycles of equal length for ever: the next begins when the
 * round before is closed, so a cycle is longer than any fixture of it can take (`hurry` sees to the few that would not end).
 */
export interface Competition {
  id: CompetitionId;
  sport: Sport;
  country: keyof typeof countryNames;
  tier: number;
  /** Everybody against everybody twice; or whoever loses is out; or races of all who enter. */
  kind: 'league' | 'knockout' | 'races';
  /** Who takes part in a season. */
  entrants: number;
  /** Of all entrants of its sport, the number of the first. Nobody is in two competitions: they would play twice at once. */
  firstEntrant: number;
  format?: string;
  /** From the start of a round to the start of the next. */
  cycleSeconds: number;
  /** In how long a usual fixture is played, by the clock on the wall. */
  playSeconds: number;
  /** How long after the one before the next fixture of a round begins. */
  staggerSeconds: number;
  /** Where in its cycle it begins: competitions take turns, so that there is always something on. */
  phaseSeconds: number;
  /** Of races, how many a season has, and how many start. */
  races?: { rounds: number; starters: readonly [least: number, most: number] };
}

const minute = 60;

const football = {
  sport: 'football',
  kind: 'league',
  entrants: 12,
  cycleSeconds: 19 * minute,
  playSeconds: 15 * minute,
  staggerSeconds: 20,
} as const;

const hockey = {
  sport: 'ice-hockey',
  country: 'veldmark',
  kind: 'league',
  entrants: 10,
  cycleSeconds: 18 * minute,
  playSeconds: 14 * minute,
  staggerSeconds: 20,
} as const;

const basketball = {
  ...hockey,
  sport: 'basketball',
  country: 'calessa',
  cycleSeconds: 20 * minute,
  playSeconds: 15 * minute,
} as const;

const tennis = {
  sport: 'tennis',
  country: 'world',
  kind: 'knockout',
  entrants: 16,
  format: 'best-of-3',
  cycleSeconds: 28 * minute,
  playSeconds: 13 * minute,
  staggerSeconds: 45,
} as const;

export const competitions: readonly Competition[] = [
  { id: 'football-comet', ...football, country: 'aurenne', tier: 1, firstEntrant: 0, phaseSeconds: 0 },
  { id: 'football-tide', ...football, country: 'veldmark', tier: 1, firstEntrant: 12, phaseSeconds: 380 },
  { id: 'football-ember', ...football, country: 'calessa', tier: 2, firstEntrant: 24, phaseSeconds: 760 },
  {
    ...football,
    id: 'football-lantern-cup',
    country: 'world',
    tier: 1,
    kind: 'knockout',
    entrants: 16,
    firstEntrant: 36,
    cycleSeconds: 32 * minute,
    phaseSeconds: 4 * minute,
  },
  { id: 'hockey-north', ...hockey, tier: 1, firstEntrant: 0, phaseSeconds: 0 },
  { id: 'hockey-frost', ...hockey, tier: 2, firstEntrant: 10, phaseSeconds: 9 * minute },
  { id: 'basketball-orbit', ...basketball, tier: 1, firstEntrant: 0, phaseSeconds: 0 },
  { id: 'basketball-zenith', ...basketball, tier: 2, firstEntrant: 10, phaseSeconds: 10 * minute },
  { id: 'tennis-dune', ...tennis, tier: 1, firstEntrant: 0, phaseSeconds: 3 * minute },
  { id: 'tennis-meadow', ...tennis, tier: 2, firstEntrant: 16, phaseSeconds: 17 * minute },
  {
    id: 'table-tennis-lamp',
    sport: 'table-tennis',
    country: 'world',
    tier: 2,
    kind: 'league',
    entrants: 10,
    firstEntrant: 0,
    cycleSeconds: 14 * minute,
    playSeconds: 6 * minute,
    staggerSeconds: 30,
    phaseSeconds: 2 * minute,
  },
  {
    id: 'esport-relay',
    sport: 'esport',
    country: 'world',
    tier: 1,
    kind: 'league',
    entrants: 8,
    firstEntrant: 0,
    format: 'bo3',
    cycleSeconds: 26 * minute,
    playSeconds: 14 * minute,
    staggerSeconds: 60,
    phaseSeconds: 5 * minute,
  },
  {
    id: 'racing-canyon',
    sport: 'racing',
    country: 'world',
    tier: 2,
    kind: 'races',
    entrants: 24,
    firstEntrant: 0,
    cycleSeconds: 5 * minute,
    playSeconds: 90,
    staggerSeconds: 0,
    phaseSeconds: 1 * minute,
    races: { rounds: 48, starters: [8, 12] },
  },
];
