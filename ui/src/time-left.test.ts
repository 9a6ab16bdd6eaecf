import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const second = 1000;
const hour = 3600 * second;

it.each([
  [28 * hour, false, '1 d 04 h'],
  [28 * hour, true, '1 d 04:00:00'],
  [24 * hour, false, '1 d 00 h'],
  [24 * hour - second, false, '23:59:59'],
  [4 * hour + 12 * 60 * second + 9 * second, false, '04:12:09'],
  [1, false, '00:00:01'],
  [0, false, '00:00:00'],
  [-5 * hour, false, '00:00:00'],
])('%d ms (seconds: %s) reads %s', (leftMs, seconds, text) => {
  expect(timeLeft(leftMs, { days: 'd', hours: 'h', seconds })).toBe(text);
});
