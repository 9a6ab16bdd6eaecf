import { invariant } from '../../kit/index.ts';
import type { Competition } from './competitions.ts';

/** All cycles are counted from here. Nothing but the clock says what is on: a restart finds the world where it has to be. */
const beginMs = Date.UTC(2026, 0, 1);

/** How many rounds a season has. */
export function roundsOf({ kind, entrants, races }: Competition): number {
  if (kind === 'league') return 2 * (entrants - 1);
  if (kind === 'knockout') return Math.log2(entrants);
  invariant(races, 'races say how many they are');
  return races.rounds;
}

/** How many fixtures a round of a season has; rounds count from 1. */
export function fixturesOf(competition: Competition, round: number): number {
  if (competition.kind === 'league') return competition.entrants / 2;
  return competition.kind === 'knockout' ? competition.entrants / 2 ** round : 1;
}

export interface Round {
  competition: Competition;
  season: number;
  /** Within the season, from 1. */
  number: number;
  startMs: number;
  /** When the next one begins: by then it is closed. */
  endMs: number;
}

/** Counts on over all seasons, from 0. */
export function roundByIndex(competition: Competition, index: number, pace: number): Round {
  const cycleMs = (competition.cycleSeconds * 1_000) / pace;
  const rounds = roundsOf(competition);
  const startMs = beginMs + (competition.phaseSeconds * 1_000) / pace + index * cycleMs;
  return {
    competition,
    season: Math.floor(index / rounds) + 1,
    number: (index % rounds) + 1,
    startMs,
    endMs: startMs + cycleMs,
  };
}

/** Of the round that is on, from its start to that of the next. */
export function roundIndexAt(competition: Competition, atMs: number, pace: number): number {
  const cycleMs = (competition.cycleSeconds * 1_000) / pace;
  return Math.floor((atMs - beginMs - (competition.phaseSeconds * 1_000) / pace) / cycleMs);
}

export function roundIndexOf(competition: Competition, { season, number }: Pick<Round, 'season' | 'number'>): number {
  return (season - 1) * roundsOf(competition) + number - 1;
}

export const fixtureStartMs = ({ competition, startMs }: Round, fixture: number, pace: number): number =>
  startMs + ((fixture - 1) * competition.staggerSeconds * 1_000) / pace;
