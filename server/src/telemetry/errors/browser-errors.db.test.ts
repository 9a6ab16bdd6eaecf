import { telemetryCalls } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { createApp, createMetrics, createRateLimits, manualClock, mountCalls } from '../../kit/index.ts';
import { sharedHouse } from '../../kit/testing/shared.ts';
import { createTelemetry, listErrors, readError, resolveStack } from '../index.ts';
import { fingerprintOf } from './fingerprint.ts';
import { tidyStack } from './read-stack.ts';

const database = sharedHouse();

async function open(at = '2026-11-15T12:00:00Z') {
  await database.query('truncate telemetry_error');
  const clock = manualClock(at);
  const metrics = createMetrics();
  const telemetry = createTelemetry({ database, clock, metrics });
  const app = await createApp();
  mountCalls(app, telemetryCalls, telemetry.handlers, {
    authenticate: async () => null,
    rateLimits: createRateLimits({ scale: 1000 }),
    checkAnswers: true,
  });
  const send = async (...entries: object[]) =>
    (await app.inject({ method: 'PUT', url: '/log', payload: { entries } })).statusCode;
  return { send, clock, telemetry, metrics };
}

const stack = `TypeError: x is undefined
    at draw (https://halley.test/assets/LobbyPage-BxY12abc.js:1:2345)
    at https://halley.test/assets/first-screen-D0aaaaaa.js:3:7`;
const broken = { label: 'WINDOW_ERROR', level_name: 'ERROR', message: 'TypeError: x is undefined', stack };

describe('what breaks in browsers', () => {
  test('[ERR-01] [API-53] alike ones are counted together, also of another build', async () => {
    const { send, clock, metrics } = await open();
    expect(await send(broken)).toBe(204);
    clock.advanceMs(1_000);
    const later = stack.replace('BxY12abc.js:1:2345', 'Zz99zzzz.js:2:1').replace('D0aaaaaa', 'D1bbbbbb');
    await send({ ...broken, stack: later, context: { times: '4', path: '/games' } });
    const [error, ...more] = await listErrors(database);
    expect(more).toEqual([]);
    expect(error).toMatchObject({ label: 'WINDOW_ERROR', times: 5n, path: '/games' });
    expect(error?.first_at.toISOString()).toBe('2026-11-15T12:00:00.000Z');
    expect(error?.last_at.toISOString()).toBe('2026-11-15T12:00:01.000Z');
    expect(await readError(database, error?.fingerprint ?? '')).toEqual(error);
    expect(await metrics.registry.metrics()).toContain('halley_browser_errors{kind="WINDOW_ERROR"} 2');
  });

  test('what differs is apart; warnings and lines without a stack are only logged', async () => {
    const { send } = await open();
    await send(
      ...[broken, { ...broken, message: 'RangeError: too deep' }, { ...broken, label: 'PAGE_ERROR' }],
      ...[
        { ...broken, level_name: 'WARN' },
        { label: 'X', level_name: 'ERROR', message: 'y' },
      ],
    );
    expect(await listErrors(database)).toHaveLength(3);
  });

  test('secrets and addresses are not kept', async () => {
    const { send } = await open();
    await send({
      ...broken,
      message: 'cannot open https://halley.test/confirm?token=s3cretpass for anna@example.com',
      stack: `Error: anna@example.com\n at a (https://halley.test/profile?token=s3cretpass:1:2)\n at b (/assets/a-1.js?password=s3cretpass:1:2)\nand anna@example.com again`,
    });
    const [error] = await listErrors(database);
    expect(JSON.stringify(error, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toMatch(
      /anna|s3cret/,
    );
    expect(error?.stack).toBe('Error: [e-mail]\n    at a (elsewhere:1:2)\n    at b (/assets/a-1.js:1:2)');
  });

  test('a flood is cut off by the minute, and kinds have an end', async () => {
    const { send, clock } = await open();
    const odd = (index: number) => ({
      ...broken,
      label: `L${'abcdefghij'[index % 10]}${'abcdefghij'[Math.floor(index / 10)]}`,
    });
    for (let part = 0; part < 2; part++)
      await send(...Array.from({ length: 50 }, (_, index) => odd(part * 50 + index)));
    expect(await listErrors(database, { limit: 200 })).toHaveLength(60);
    await database.query(
      `insert into telemetry_error (fingerprint, label, message, times, first_at, last_at)
       select 'filler' || n, 'x', 'y', 1, now(), now() from generate_series(1, 2000) n`,
    );
    clock.advanceMs(60_000);
    await send({ ...broken, label: 'NEW_ONE' }, odd(0));
    const all = await listErrors(database, { limit: 5_000 });
    expect(all).toHaveLength(2_060);
    expect(all.find(({ label }) => label === odd(0).label)?.times).toBe(2n);
  });

  test('what has not come for thirty days is forgotten', async () => {
    const { send, clock, telemetry } = await open();
    await send(broken);
    clock.advanceMs(31 * 24 * 60 * 60 * 1000);
    await telemetry.sweep();
    expect(await listErrors(database)).toEqual([]);
  });
});

describe('a stack', () => {
  test.each([
    [
      'of Chrome',
      'TypeError: a\n    at new Foo.bar (https://h.test/assets/x-1.js:1:2)\n    at async https://h.test/assets/y-2.js:3:4',
    ],
    ['of Firefox', 'Foo.bar@https://h.test/assets/x-1.js:1:2\n@https://h.test/assets/y-2.js:3:4'],
  ])('%s is read', (_case, text) => {
    const frames = tidyStack(text)
      .split('\n')
      .filter((line) => line.startsWith('    at '));
    expect(frames[0]).toMatch(/Foo\.bar \(\/assets\/x-1\.js:1:2\)$/);
    expect(frames[1]).toMatch(/\(\/assets\/y-2\.js:3:4\)$/);
  });

  test('long hostile text is read in no time, and keeps nothing', () => {
    for (const text of [
      'at '.repeat(2_000),
      `${'('.repeat(6_000)}`,
      'https://'.repeat(700),
      `/${'a/'.repeat(3_000)}:1:`,
      '1:'.repeat(3_000),
      '@\n'.repeat(3_000),
    ]) {
      const start = performance.now();
      expect(tidyStack(text).length).toBeLessThan(600);
      fingerprintOf({ label: 'X', message: text, stack: text });
      expect(performance.now() - start).toBeLessThan(200);
    }
  });

  test('its frames are found in our own sources with the maps of the build', () => {
    // Column 5 of the only line comes from line 3, column 2 of Lobby.tsx and was called drawTiles there.
    const map = {
      version: 3,
      file: 'LobbyPage-BxY12abc.js',
      sources: ['../../src/lobby/Lobby.tsx'],
      sourcesContent: [],
      names: ['drawTiles'],
      mappings: 'KAEEA',
      sourceRoot: '',
    };
    const raw =
      'TypeError: x\n    at q (/assets/LobbyPage-BxY12abc.js:1:6)\n    at r (/assets/other-1.js:9:9)\n    at ? (elsewhere:1:1)';
    expect(resolveStack(raw, (file) => (file === 'LobbyPage-BxY12abc.js' ? map : undefined))).toBe(
      'TypeError: x\n    at drawTiles (src/lobby/Lobby.tsx:3:3)\n    at r (/assets/other-1.js:9:9)\n    at ? (elsewhere:1:1)',
    );
  });
});
