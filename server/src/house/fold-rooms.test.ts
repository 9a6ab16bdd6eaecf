import type { Api, geoCalls } from '@halley/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { testSettings } from '../../../test/whole-house.ts';
import { geoRoom } from '../geo/index.ts';
import {
  type Base,
  type Context,
  createBase,
  createDatabase,
  type Handlers,
  silentLog,
  systemClock,
} from '../kit/index.ts';
import { createHouse } from './create-house.ts';
import { aroundWorkers, foldHandlers, foldTasks, type NamedRoom } from './fold-rooms.ts';
import type { rooms } from './rooms.ts';

const anybody = {} as Context;
const settings = testSettings();
/** Never asked anything. */
const nobody = createDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
afterAll(() => nobody.close());

test('rooms end from the highest to the lowest, and what consumers and jobs speak through ends after them', async () => {
  const house = createHouse({ settings, database: nobody, clock: systemClock, log: silentLog });
  const { below, above } = aroundWorkers(house.all);
  const ending = (rooms: readonly NamedRoom[]) => rooms.flatMap(({ name, stop }) => (stop ? name : [])).toReversed();
  expect(ending(above)).toEqual(['tournaments', 'live', 'sportsbook', 'wagers', 'fixtures', 'limits']);
  expect(ending(below)).toEqual(['realtime', 'identity', 'world', 'audit']);
  await house.realtime.close();
});

test('a call that no room answers does not compile', () => {
  const geo = geoRoom({ ...createBase({ settings, database: nobody, clock: systemClock, log: silentLog }) });
  const answered: Handlers<typeof geoCalls> = foldHandlers([geo]);
  // @ts-expect-error Most calls belong to other rooms.
  const all: Handlers<Api> = foldHandlers([geo]);
  expect([Object.keys(answered), Object.keys(all)]).toEqual([['readCurrentIp'], ['readCurrentIp']]);
});

type LastOf<U> = (U extends U ? (of: () => U) => void : never) extends (of: infer All) => void
  ? All extends () => infer Last
    ? Last
    : never
  : never;
type CountOf<U, Counted extends 1[] = []> = [U] extends [never]
  ? Counted['length']
  : CountOf<Exclude<U, LastOf<U>>, [...Counted, 1]>;
/** Rooms that are handed more than eight things beside `Base`. */
type Laden = {
  [Name in keyof typeof rooms]: CountOf<Exclude<keyof Parameters<(typeof rooms)[Name]>[0], keyof Base>> extends
    | 0
    | 1
    | 2
    | 3
    | 4
    | 5
    | 6
    | 7
    | 8
    ? never
    : Name;
}[keyof typeof rooms];

test('a room that asks for more than eight things beside Base does not compile', () => {
  const laden: Record<Laden, true> = {};
  expect(Object.keys(laden)).toEqual([]);
});

test('a call that two rooms answer stops the house before it starts', () => {
  const rooms: NamedRoom[] = [
    { name: 'geo', handlers: { readCurrentIp: async () => 'here' } },
    { name: 'vip', handlers: { readCurrentIp: async () => 'there' } },
  ];
  expect(() => foldHandlers(rooms)).toThrow('readCurrentIp is answered by two rooms, geo and vip');
});

test('a guard is asked before whichever room answers; where it refuses, nobody answers', async () => {
  const answer = vi.fn(async () => 'answered');
  const check = vi.fn(async (_call: string, input: unknown) => {
    if (input === 'bad') throw new Error('refused');
  });
  const rooms: NamedRoom[] = [
    { name: 'games', handlers: { play: answer, look: answer } },
    { name: 'limits', guards: [{ calls: ['play'], check }] },
  ];
  const handlers = foldHandlers(rooms) as Record<string, (input: unknown, context: Context) => Promise<unknown>>;
  await expect(handlers.play?.('bad', anybody)).rejects.toThrow('refused');
  expect(answer).not.toHaveBeenCalled();
  expect(await handlers.play?.('good', anybody)).toBe('answered');
  expect(await handlers.look?.('bad', anybody)).toBe('answered');
  expect(check).toHaveBeenCalledTimes(2);
  const unanswered: NamedRoom = { name: 'limits', guards: [{ calls: ['gone'], check }] };
  expect(() => foldHandlers([unanswered])).toThrow('gone');
});

test('a job of two rooms is done by both, the lower one first', async () => {
  const done: string[] = [];
  const part = (name: 'live' | 'games'): NamedRoom => ({
    name,
    tasks: { 'games.sweep_purses': async () => void done.push(name) },
  });
  const tasks = foldTasks([part('live'), part('games')]) as Record<string, () => Promise<void>>;
  await tasks['games.sweep_purses']?.();
  expect(done).toEqual(['games', 'live']);
});
