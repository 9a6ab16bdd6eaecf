import { expect, test } from 'vitest';
import { planVisits, usualMix } from './plan-visits.ts';
import { isThisMachine } from './run-visits.ts';
import { writeReport } from './write-report.ts';

const options = { seed: 7, rate: 5, forSeconds: 100, thinkSeconds: 4, staySeconds: 60, mix: usualMix };
const visits = planVisits(options);
const done = visits.flatMap(({ acts }) => acts);

test('[RUN-30] players come by themselves at the rate asked for, and the same seed is the same load', () => {
  expect(planVisits(options)).toEqual(visits);
  expect(planVisits({ ...options, seed: 8 })).not.toEqual(visits);
  expect(Math.abs(visits.length - 500)).toBeLessThan(100);
  const pauses = visits.slice(1).map(({ acts }, index) => (acts[0]?.atMs ?? 0) - (visits[index]?.acts[0]?.atMs ?? 0));
  const mean = pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length;
  const deviation = Math.sqrt(pauses.reduce((sum, pause) => sum + (pause - mean) ** 2, 0) / pauses.length);
  // As memory has none: pauses of arrivals deviate by their own mean.
  expect(deviation / mean).toBeCloseTo(1, 0);
});

test('[RUN-30] a visit is a lobby, then perhaps an account and what is done with one, within its time', () => {
  const isAVisit = ({ acts, listens }: (typeof visits)[number]) =>
    acts[0]?.act === 'lobby' &&
    (acts.length > 1 ? acts[1]?.act === 'sign up' : !listens) &&
    acts.slice(2).every(({ act, atMs }, index) => act !== 'sign up' && atMs >= (acts[index + 1]?.atMs ?? 0));
  expect(visits.filter((visit) => !isAVisit(visit))).toEqual([]);
  const share = (wanted: string) => done.filter(({ act }) => act === wanted).length / done.length;
  expect(visits.filter(({ acts }) => acts.length === 1).length / visits.length).toBeCloseTo(0.25, 1);
  expect(share('stake')).toBeGreaterThan(5 * share('deposit'));
  expect(share('cashout')).toBeGreaterThan(0);
});

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:3000', true],
  ['http://0x7f.1', true],
  ['http://127.0.0.1.example.com', false],
  ['http://localhost.example.com', false],
  ['http://10.0.0.1', false],
  ['http://user@halley.example', false],
])('[RUN-30] %s is this machine: %s', (url, isHere) => {
  expect(isThisMachine(new URL(url).hostname)).toBe(isHere);
});

test('[RUN-30] the report counts waiting in line, keeps what was lost apart, and says when it cannot be trusted', () => {
  const result = {
    tookMs: 10_000,
    done: [
      ...Array.from({ length: 99 }, () => ({ act: 'stake', end: 'done', tookMs: 10 }) as const),
      { act: 'stake', end: 'refused', tookMs: 2_000 } as const,
      { act: 'stake', end: 'lost', tookMs: 30_000 } as const,
    ],
    tries: { answered: 100, away: 3, cut: 1, fault: 2 },
    faults: new Map([['POST /api/x: 500', 2]]),
    ears: { opened: 4, heard: 90, gaps: 0, unrecovered: 1 },
    ownLagMs: 4,
  };
  const report = writeReport(result);
  expect(report).toMatch(/^stake\s+10\.1\s+99\s+1\s+1\s+10\s+10\s+2000\s+2000$/m);
  expect(report).toContain('2 × POST /api/x: 500');
  expect(report).toContain('at most 4 ms late');
  expect(writeReport({ ...result, ownLagMs: 80 })).toContain('too busy for these figures');
});
