import { expect, test } from 'vitest';
import { competitions } from '../season/competitions.ts';
import { entrantOf } from '../season/entrants.ts';
import { competitionNames } from './competition-names.ts';

const everybody = competitions.flatMap(({ sport, entrants, firstEntrant }) =>
  Array.from({ length: entrants }, (_, index) => entrantOf(sport, firstEntrant + index)),
);

test('no two clubs, teams or people of the world have the same name or id', () => {
  const names = everybody.flatMap(({ name, squad }) => [name, ...squad.map((athlete) => athlete.name)]);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(1_000);
  expect(new Set(everybody.map(({ id }) => id)).size).toBe(everybody.length);
  expect(new Set(everybody.map(({ feedId }) => feedId)).size).toBe(everybody.length);
  const athletes = everybody.flatMap(({ squad }) => squad.map(({ id }) => id));
  expect(new Set(athletes).size).toBe(athletes.length);
});

test('a competition has a name in five languages, and its own', () => {
  expect(Object.keys(competitionNames).sort()).toEqual(competitions.map(({ id }) => id).sort());
  for (const locale of ['en', 'de', 'fr', 'it', 'no'] as const) {
    const names = Object.values(competitionNames).map((by) => by[locale]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a crest has two colours', () => {
  for (const { colours } of everybody) expect(colours[0]).not.toBe(colours[1]);
});
