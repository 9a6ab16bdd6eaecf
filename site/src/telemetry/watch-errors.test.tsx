import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog, type LogLine } from './create-log.ts';
import { log } from './index.ts';
import { watchErrors } from './watch-errors.ts';

const written = vi.spyOn(log, 'error').mockImplementation(() => {});
let stop: () => void;
beforeEach(() => {
  stop = watchErrors();
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

const breaks = (error: unknown, message = String(error)) =>
  window.dispatchEvent(Object.assign(new Event('error'), { error, message }));
const rejects = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }));

test('[ERR-01] what breaks outside of any call is logged with where it broke', () => {
  const error = new TypeError('x is not a function');
  breaks(error);
  rejects(error);
  const place = { path: window.location.pathname };
  expect(written.mock.calls).toEqual([
    ['WINDOW_ERROR', error, place],
    ['UNHANDLED_REJECTION', error, place],
  ]);
});

test('a browser’s own remarks, other sites’ scripts, refusals and who left are not our failures', () => {
  breaks(undefined, 'ResizeObserver loop completed with undelivered notifications.');
  breaks(null, 'Script error.');
  rejects(Object.assign(new Error('left'), { name: 'AbortError' }));
  rejects(Object.assign(new Error('refused'), { status: 422 }));
  expect(written).not.toHaveBeenCalled();
});

test('ended, it hears nothing', () => {
  stop();
  breaks(new Error('x'));
  expect(written).not.toHaveBeenCalled();
});

test('an error travels with its stack, a refused call without', () => {
  const sent: LogLine[] = [];
  const own = createLog({ send: (lines) => sent.push(...lines), later: () => {} });
  own.error('A', new Error('broke'));
  own.error('B', Object.assign(new Error('refused'), { status: 422 }));
  own.error('C', Object.assign(new Error('long'), { stack: 'x'.repeat(50_000) }));
  own.flush();
  expect(sent[0]?.stack).toContain('broke');
  expect(sent[1]?.stack).toBeUndefined();
  expect(sent[2]?.stack).toHaveLength(6_000);
});
