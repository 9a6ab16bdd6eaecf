import { expect, test } from 'vitest';
import { type Competition, competitions } from './competitions.ts';
import { drawSeason } from './draw-season.ts';
import { leaguePairs } from './pairs.ts';
import { playClock } from './play-clock.ts';
import { fixtureStartMs, fixturesOf, roundByIndex, roundIndexAt, roundIndexOf, roundsOf } from './timetable.ts';

const minuteMs = 60_000;
const week = Date.UTC(2026, 10, 16);
const league = competitions.find(({ id }) => id === 'football-comet') as Competition;

/** All fixtures of a competition that start in a stretch of time. */
function startsBetween(competition: Competition, fromMs: number, untilMs: number): number[] {
  const starts: number[] = [];
  for (let index = roundIndexAt(competition, fromMs, 1) - 1; ; index += 1) {
    const round = roundByIndex(competition, index, 1);
    if (round.startMs > untilMs) return starts.filter((at) => at > fromMs && at <= untilMs);
    for (let number = 1; number <= fixturesOf(competition, round.number); number += 1) {
      starts.push(fixtureStartMs(round, number, 1));
    }
  }
}

test('at any time of a week at least 20 fixtures are on, and leagues alone announce 200', () => {
  for (let atMs = week; atMs < week + 7 * 24 * 60 * minuteMs; atMs += 397_000) {
    const live = competitions.map((one) => {
      // Of its usual time, what a fixture takes for certain: sets can be few.
      const sureShare = ['tennis', 'table-tennis', 'esport'].includes(one.sport) ? 0.4 : 0.85;
      return startsBetween(one, atMs - sureShare * one.playSeconds * 1_000, atMs).length;
    });
    expect(live.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(20);
    const sure = competitions.filter(({ kind }) => kind !== 'knockout');
    const coming = sure.map((one) => startsBetween(one, atMs, atMs + 150 * minuteMs).length);
    expect(coming.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(200);
  }
});

test('rounds follow one another without a gap, season after season', () => {
  for (const competition of competitions) {
    for (const index of [0, 1, 500, 9_999]) {
      const round = roundByIndex(competition, index, 1);
      expect(roundByIndex(competition, index + 1, 1).startMs).toBe(round.endMs);
      expect(roundIndexAt(competition, round.startMs, 1)).toBe(index);
      expect(roundIndexAt(competition, round.endMs - 1, 1)).toBe(index);
      expect(roundIndexOf(competition, round)).toBe(index);
      expect(round.number).toBeLessThanOrEqual(roundsOf(competition));
    }
  }
});

test('a fixture is over before the next round begins, however long it lasts', () => {
  for (const competition of competitions) {
    const round = roundByIndex(competition, 100, 1);
    const speed = 6;
    const last = fixtureStartMs(round, fixturesOf(competition, round.number), 1);
    const clock = playClock({ startMs: last, endMs: round.endMs, speed, pace: 1 });
    expect(clock.playAt(last)).toBe(0);
    // Four times its usual length, and then there is time to confirm the result.
    expect(clock.wallOf(4 * competition.playSeconds * speed)).toBeLessThan(round.endMs - 40_000);
    for (const play of [0, 10, 1_000, 5_000, 60_000]) expect(clock.playAt(clock.wallOf(play))).toBeCloseTo(play, 3);
  }
});

test('in a league everybody meets everybody twice, once at home, and plays once in a round', () => {
  const met = new Map<string, number>();
  for (let round = 1; round <= roundsOf(league); round += 1) {
    const pairs = leaguePairs(12, round);
    expect(new Set(pairs.flat()).size).toBe(12);
    for (const pair of pairs) met.set(pair.join('-'), (met.get(pair.join('-')) ?? 0) + 1);
  }
  expect(met.size).toBe(12 * 11);
  expect(new Set(met.values())).toEqual(new Set([1]));
});

test('a season is drawn the same again, and another one differently', () => {
  expect(drawSeason(league, 12)).toEqual(drawSeason(league, 12));
  expect(drawSeason(league, 12)).not.toEqual(drawSeason(league, 13));
  const ratings = Array.from({ length: 50 }, (_, season) => drawSeason(league, season + 1)).flatMap((all) =>
    all.flatMap(({ attack, defence }) => [attack, defence]),
  );
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  const spread = Math.sqrt(ratings.reduce((sum, rating) => sum + (rating - mean) ** 2, 0) / ratings.length);
  expect(Math.abs(mean)).toBeLessThan(0.5);
  expect(spread).toBeGreaterThan(0.4);
  expect(spread).toBeLessThan(1.2);
});
