import { telemetryCalls } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { describe, expect, test } from 'vitest';
import { createLog, type LogLine } from './create-log.ts';

function openLog() {
  const sent: { lines: LogLine[]; keepalive: boolean }[] = [];
  const timers: (() => void)[] = [];
  const clock = { ms: 1_800_000_000_000 };
  const log = createLog({
    send: (lines, { keepalive }) => sent.push({ lines, keepalive }),
    now: () => clock.ms,
    later: (run) => timers.push(run),
  });
  const tick = () => {
    for (const run of timers.splice(0)) run();
  };
  return { log, sent, tick, clock };
}

const accepted = (lines: LogLine[]) => telemetryCalls.writeLog.body.safeParse({ entries: lines }).success;

describe('the log of a page', () => {
  test('lines wait a moment and travel together', () => {
    const { log, sent, tick } = openLog();
    log.error('LOGIN_ERROR', new CallFailed('signIn', 500, null));
    log.warn('OTHER', 'words', { page: '/' });
    expect(sent).toEqual([]);
    tick();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.lines).toMatchObject([
      { label: 'LOGIN_ERROR', level_name: 'ERROR', message: 'CallFailed: signIn answered 500', http_status: 500 },
      { label: 'OTHER', level_name: 'WARN', message: 'words', context: { page: '/' } },
    ]);
    expect(accepted(sent[0]?.lines ?? [])).toBe(true);
    tick();
    expect(sent).toHaveLength(1);
  });

  test('the same line is sent once, with how often it came', () => {
    const { log, sent, tick } = openLog();
    for (let times = 0; times < 9; times++) log.error('A', 'b');
    tick();
    expect(sent[0]?.lines).toHaveLength(1);
    expect(sent[0]?.lines[0]?.context).toEqual({ times: '9' });
  });

  test('a batch is never larger than the server takes, and a minute has an end', () => {
    const { log, sent, tick, clock } = openLog();
    for (let line = 0; line < 500; line++) log.error('A', `line ${line}`);
    tick();
    expect(sent.map(({ lines }) => lines.length)).toEqual([50, 10]);
    clock.ms += 60_000;
    log.error('A', 'later');
    tick();
    expect(sent[2]?.lines).toHaveLength(1);
  });

  test('a page that goes away sends what it has and keeps the line alive', () => {
    const { log, sent } = openLog();
    log.info('A', 'b');
    log.flush({ keepalive: true });
    log.flush({ keepalive: true });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.keepalive).toBe(true);
  });

  test('whatever is thrown, the server accepts the line', () => {
    const { log, sent, tick } = openLog();
    const things = [
      null,
      undefined,
      5,
      {},
      [],
      'x'.repeat(9_000),
      new Error('y'.repeat(9_000)),
      Symbol('z'),
      { status: 'no' },
    ];
    for (const [index, thing] of things.entries())
      log.error(`L${index}${'A'.repeat(500)}`, thing, { ['n'.repeat(300)]: 'v'.repeat(9_000), nothing: undefined });
    tick();
    expect(sent[0]?.lines).toHaveLength(things.length);
    expect(accepted(sent[0]?.lines ?? [])).toBe(true);
  });
});
