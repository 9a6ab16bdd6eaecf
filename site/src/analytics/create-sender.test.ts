import { analyticsCalls, mostEventsAtOnce } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { createSender } from './create-sender.ts';
import type { Tracked } from './track.ts';

const visit = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

function open({ statuses = [] as number[], consent = true } = {}) {
  const state = { consent, told: [] as Tracked[] };
  const posted: { events: Tracked[]; keepalive: boolean; batch: string }[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const heardElsewhere: string[] = [];
  const sender = createSender({
    take: () => state.told.splice(0),
    mayPost: () => state.consent,
    post: async (events, { keepalive, batch }) => {
      posted.push({ events, keepalive, batch });
      return statuses.shift() ?? 204;
    },
    later: (run, ms) => timers.push({ run, ms }),
    adapters: [({ name }) => heardElsewhere.push(name)],
  });
  const tell = (times = 1, payload: object = {}) => {
    for (let index = 0; index < times; index++) state.told.push({ name: 'pwa_open', payload, at: 1_763_208_000_000 });
    sender.heard();
  };
  const tick = async () => {
    const due = timers.splice(0);
    for (const { run } of due) run();
    await Promise.resolve();
    await Promise.resolve();
    return due.map(({ ms }) => ms);
  };
  return { state, posted, timers, heardElsewhere, sender, tell, tick };
}

describe('what a page tells of', () => {
  test('travels together, a moment later, and the contract takes it', async () => {
    const { posted, tell, tick } = open();
    tell(2);
    tell(1);
    expect(posted).toEqual([]);
    await tick();
    expect(posted.map(({ events }) => events.length)).toEqual([3]);
    expect(
      analyticsCalls.sendEvents.body.safeParse({ visit, batch: posted[0]?.batch, events: posted[0]?.events }).success,
    ).toBe(true);
    expect(await tick()).toEqual([]);
  });

  test('is never more than the server takes at once', async () => {
    const { posted, tell, tick } = open();
    tell(120);
    await tick();
    expect(Math.max(...posted.map(({ events }) => events.length))).toBe(mostEventsAtOnce);
    expect(posted.flatMap(({ events }) => events)).toHaveLength(120);
  });

  test('is split by size too: a page that goes away may send little', async () => {
    const { posted, tell, sender } = open();
    tell(10, { banners: Array.from({ length: 30 }, (_, index) => `${'b'.repeat(300)}${index}`) });
    sender.flush({ keepalive: true });
    expect(posted.length).toBeGreaterThan(1);
    for (const { events, keepalive } of posted) {
      expect(JSON.stringify(events).length).toBeLessThan(64 * 1024);
      expect(keepalive).toBe(true);
    }
  });

  test('without consent nothing leaves, nothing is kept and nobody else hears of it', async () => {
    const { state, posted, tell, tick, heardElsewhere, sender } = open({ consent: false });
    tell(5);
    await tick();
    sender.flush({ keepalive: true });
    state.consent = true;
    await tick();
    sender.flush();
    expect([posted, heardElsewhere, state.told]).toEqual([[], [], []]);
  });

  test('who changes their mind is not sent the rest', async () => {
    const { state, posted, tell, tick, sender } = open();
    tell(5);
    state.consent = false;
    await tick();
    sender.flush({ keepalive: true });
    expect(posted).toEqual([]);
  });

  test('ended, what waits is forgotten', async () => {
    const { posted, tell, tick, sender } = open();
    tell(5);
    sender.stop();
    await tick();
    tell(1);
    await tick();
    expect(posted).toEqual([]);
  });

  test.each([[0], [429], [503]])(
    'where it was not taken (%i) it is tried twice more, later and later',
    async (status) => {
      const { posted, tell, tick } = open({ statuses: [status, status, status, status] });
      tell(3);
      expect(await tick()).toEqual([5_000]);
      expect(await tick()).toEqual([10_000]);
      expect(await tick()).toEqual([20_000]);
      expect(await tick()).toEqual([]);
      expect(posted.map(({ events }) => events.length)).toEqual([3, 3, 3]);
      // By its number the server knows it again.
      expect(new Set(posted.map(({ batch }) => batch)).size).toBe(1);
      tell(1);
      await tick();
      expect(new Set(posted.map(({ batch }) => batch)).size).toBe(2);
    },
  );

  test('what was refused as nonsense is not sent again', async () => {
    const { posted, tell, tick } = open({ statuses: [422] });
    tell(1);
    await tick();
    expect(await tick()).toEqual([]);
    expect(posted).toHaveLength(1);
  });

  test('a page that tells without end keeps little', async () => {
    const { posted, sender, state } = open();
    state.told = Array.from({ length: 10_000 }, () => ({ name: 'pwa_open' as const, payload: {}, at: 1 }));
    sender.heard();
    expect(posted.flatMap(({ events }) => events)).toHaveLength(200);
  });
});
