import { describe, expect, test } from 'vitest';
import { mapLayout, phoneMap, wideMap } from './map-layout.ts';
import { partOf, placeOf, questOf, questsFor, wayTo } from './quest-rules.ts';
import { aLevel, aQuest, aStatus } from './testing/a-quest.ts';

const now = new Date('2026-11-17T00:00:00.000Z');

describe('which quest a page shows', () => {
  const open = aQuest({ id: 1 });
  const tried = aQuest({ id: 2, frontend_identifier: 'quest--xs--first-light--ffc' });
  const ofClub = aQuest({ id: 3, frontend_identifier: 'quest--m--club', group_ids: [21] });
  const race = aQuest({ id: 4, frontend_identifier: 'comet-chase' });
  const all = [race, tried, open, ofClub];
  const idsFor = (groups: number[], test_quests: boolean) =>
    questsFor(all, { groups, test_quests }).map(({ id }) => id);

  test('[QUEST-07] who is in a group with quests of its own sees those alone', () => {
    expect(idsFor([], false)).toEqual([1]);
    expect(idsFor([21], false)).toEqual([3]);
    expect(idsFor([99], false)).toEqual([1]);
  });

  test('[QUEST-08] test quests are shown where they are switched on', () => {
    expect(idsFor([], true)).toEqual([2, 1]);
  });

  test('[ROUTE-58] by a part of its identifier; without one the first that runs, else the next', () => {
    const future = aQuest({ id: 5, start_at: '2998-01-01T00:00:00.000Z' });
    const past = aQuest({ id: 6, end_at: '2026-11-02T00:00:00.000Z' });
    const idOf = (quests: Parameters<typeof questOf>[0], slug?: string) => questOf(quests, { slug, now })?.id;
    expect(idOf([past, future, open])).toBe(1);
    expect(idOf([past, future])).toBe(5);
    expect(idOf([past])).toBe(6);
    expect(idOf([])).toBeUndefined();
    expect([idOf([open, ofClub], 'club'), idOf([open, ofClub], 'nothing')]).toEqual([3, undefined]);
  });
});

describe('where a player stands', () => {
  const { levels } = aQuest();
  test('[QUEST-06] on the highest level whose stake is reached; who takes no part stands nowhere', () => {
    const place = (bet_cents: number) => placeOf(levels, aStatus({ bet_cents }), 'in');
    expect(place(0)).toEqual({ level: 1, next: 2 });
    expect(place(50_000)).toEqual({ level: 2, next: 3 });
    expect(place(9_999_999)).toEqual({ level: 6, next: 6 });
    expect(placeOf(levels, aStatus({ bet_cents: 80_000 }), 'left')).toEqual({ level: 0, next: 1 });
    expect(placeOf(levels, undefined, 'in')).toEqual({ level: 0, next: 1 });
  });

  test('joining is asked for where the quest asks for it, and leaving is for good', () => {
    const asks = { user_confirmation_required: true };
    const open = { user_confirmation_required: false };
    expect([null, true, false].map((user_confirmed) => partOf(asks, { user_confirmed }))).toEqual([
      'out',
      'in',
      'left',
    ]);
    expect([null, true, false].map((user_confirmed) => partOf(open, { user_confirmed }))).toEqual(['in', 'in', 'left']);
  });

  test('what is left to a level costs its part of what the whole stake costs', () => {
    const level = aLevel(3, { threshold_cents: 100_000, costs_cents: 4_000 });
    expect(wayTo(level, 25_000)).toEqual({ leftCents: 75_000, costsCents: 3_000 });
    expect(wayTo(level, 200_000)).toEqual({ leftCents: 0, costsCents: 0 });
    expect(wayTo(aLevel(1), 0)).toEqual({ leftCents: 0, costsCents: 0 });
  });
});

describe.each([phoneMap, wideMap])('[QUEST-05] the map, $columns levels beside each other', (shape) => {
  test.each([6, 15, 25])('%i levels: all on the map, none on another, each with a way from the one before', (count) => {
    const { width, height, places } = mapLayout(count, shape);
    expect(places).toHaveLength(count);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(40);
      expect(x).toBeLessThanOrEqual(width - 40);
      expect(y).toBeGreaterThanOrEqual(40);
      expect(y).toBeLessThanOrEqual(height - 40);
    }
    const gaps = places.flatMap((one, index) =>
      places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(56);
    expect(places.map(({ way }) => way === '')).toEqual(places.map((_, index) => index === 0));
    expect(places.at(-1)?.way.endsWith(`${places.at(-1)?.x} ${places.at(-1)?.y}`)).toBe(true);
  });

  test('one level, or none, breaks nothing', () => {
    expect(mapLayout(0, shape).places).toEqual([]);
    expect(mapLayout(1, shape).places).toHaveLength(1);
  });
});
