import type { Tournament } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import {
  contestOf,
  contestOfLottery,
  findBySlug,
  hrefOf,
  inVariant,
  shownTournaments,
  typeOf,
  type Variant,
  variants,
} from './contests.ts';
import { aLottery, aTournament } from './testing/a-tournament.ts';

const nowMs = Date.parse('2026-11-15T12:00:00Z');
const named = (frontend_identifier: string, given: Partial<Tournament> = {}) =>
  aTournament({ frontend_identifier, title: frontend_identifier, ...given });
const over = { start_at: '2026-11-01T00:00:00.000Z', end_at: '2026-11-05T00:00:00.000Z' };
const toCome = { start_at: '2026-12-01T00:00:00.000Z', end_at: '2026-12-05T00:00:00.000Z' };

test('[TOURN-09] what a contest is follows from its name and its producer', () => {
  expect(typeOf(named('quest--m--long-way'))).toBe('quest');
  expect(typeOf(named('achievement-first'))).toBe('achievement');
  expect(typeOf(named('race', { producer: 'Northlight' }))).toBe('producers');
  expect(typeOf(named('race'))).toBe('tournament');
  expect(contestOfLottery(aLottery()).type).toBe('lottery');
});

describe('what is shown', () => {
  const shown = (groups: number[], ...all: Tournament[]) =>
    shownTournaments(all, { groups, testQuests: false }).map(({ frontend_identifier: name }) => name);

  test('[TOURN-10] those of groups are shown to who is in one of them', () => {
    const all = [named('open'), named('vip', { group_ids: [7, 8] })];
    expect(shown([], ...all)).toEqual(['open']);
    expect(shown([8], ...all)).toEqual(['open', 'vip']);
    expect(shown([9], ...all)).toEqual(['open']);
    // Ids as text are no ids.
    expect(shown([7], named('text', { group_ids: ['7'] as never }))).toEqual([]);
  });

  test('[TOURN-11] what is called nonvisible is shown to nobody', () => {
    expect(shown([], named('nonvisible'), named('visible'))).toEqual(['visible']);
  });

  test('[QUEST-07] [QUEST-08] quests of a group stand alone, and those that are tried out are not there', () => {
    const all = [
      named('quest--m--a'),
      named('quest--m--b', { group_ids: [7] }),
      named('quest--m--c--ffc'),
      named('race'),
    ];
    expect(shown([], ...all)).toEqual(['quest--m--a', 'race']);
    expect(shown([7], ...all)).toEqual(['quest--m--b', 'race']);
  });
});

describe('[ROUTE-54] the variants of the list', () => {
  const contests = [
    ...[named('over', over), named('race'), named('soon', toCome), named('studio', { producer: 'Northlight' })].map(
      contestOf,
    ),
    ...[named('quest--m--way'), named('achievement-first')].map(contestOf),
    contestOfLottery(aLottery()),
    { ...contestOf(named('winter')), type: 'action' as const, dates: null },
  ];
  const names = (variant: Variant) => inVariant(contests, variant, nowMs).map(({ identifier }) => identifier);

  test.each<[Variant, string[]]>([
    ['', ['race', 'studio', 'soon', 'over']],
    ['producers', ['studio']],
    ['lotteries', ['lantern-night']],
    ['actions', ['quest--m--way', 'winter']],
    ['achievements', ['achievement-first']],
    ['live', ['race', 'studio', 'quest--m--way', 'achievement-first', 'lantern-night']],
  ])('%j', (variant, expected) => expect(names(variant)).toEqual(expected));

  test('all of them are all', () => {
    expect(names('all')).toHaveLength(contests.length);
    expect(variants).toHaveLength(7);
  });

  test('what ends soonest stands first, what has ended latest before what ended earlier', () => {
    const at = (id: number, end_at: string) => contestOf(aTournament({ id, ...over, end_at }));
    const all = [
      at(1, '2026-11-16T00:00:00Z'),
      at(2, '2026-11-15T13:00:00Z'),
      at(3, '2026-11-04T00:00:00Z'),
      at(4, '2026-11-14T00:00:00Z'),
    ];
    expect(inVariant(all, 'all', nowMs).map(({ key }) => key.slice(-1))).toEqual(['2', '1', '4', '3']);
  });
});

describe('addresses', () => {
  test('[ROUTE-56] a tournament is found by its name, and by its number where its name is a word of ours', () => {
    expect(hrefOf(named('ring-race'))).toBe('/tournaments/ring-race');
    expect(hrefOf(named('all', { id: 12 }))).toBe('/tournaments/12');
    expect(hrefOf(named('quest--m--long-way'))).toBe('/action/long-way');
    expect(hrefOf(named('achievement-first'))).toBe('/achievements');
    const all = [named('race', { id: 1 }), named('live', { id: 12 })];
    expect(findBySlug(all, 'race', nowMs)?.id).toBe(1);
    expect(findBySlug(all, '12', nowMs)?.id).toBe(12);
    expect(findBySlug(all, 'rac', nowMs)).toBeUndefined();
    expect(findBySlug([], '__proto__', nowMs)).toBeUndefined();
  });

  test('of several with one name that which runs, else the next, else the last', () => {
    const [running, next, last] = [
      named('weekly', { id: 1 }),
      named('weekly', { id: 2, ...toCome }),
      named('weekly', { id: 3, ...over }),
    ];
    const found = (...all: Tournament[]) => findBySlug(all, 'weekly', nowMs)?.id;
    expect([found(last, next, running), found(last, next), found(last)]).toEqual([1, 2, 3]);
  });
});
