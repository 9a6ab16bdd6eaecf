import { describe, expect, test } from 'vitest';
import { type EscapeFacts, escapeAfterMs, escapeCheckMs, isIosWebview, mayShowEscape } from './escape-rules.ts';

const facts: EscapeFacts = {
  isWebview: true,
  shown: false,
  visitStartMs: 0,
  nowMs: escapeAfterMs,
  cashboxOpen: false,
  gameOpen: false,
};

describe('the way out of a webview', () => {
  test('[MODAL-16] after five minutes, looked at every minute, once a session', () => {
    expect([escapeAfterMs, escapeCheckMs]).toEqual([300_000, 60_000]);
    expect(mayShowEscape(facts)).toBe(true);
    expect(mayShowEscape({ ...facts, nowMs: escapeAfterMs - 1 })).toBe(false);
    expect(mayShowEscape({ ...facts, shown: true })).toBe(false);
    expect(mayShowEscape({ ...facts, isWebview: false })).toBe(false);
  });

  test('[MODAL-17] not while the cashier or a game is open', () => {
    expect(mayShowEscape({ ...facts, cashboxOpen: true })).toBe(false);
    expect(mayShowEscape({ ...facts, gameOpen: true })).toBe(false);
  });

  const webkit = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  test.each([
    [`${webkit} Mobile/15E148`, true],
    [`${webkit} Mobile/15E148 [FBAN/FBIOS;FBAV/450] Safari/604.1`, true],
    [`${webkit} Version/18.0 Mobile/15E148 Safari/604.1`, false],
    [`${webkit} CriOS/130.0 Mobile/15E148 Safari/604.1`, false],
    ['Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Chrome/130', false],
    ['', false],
  ])('%s', (userAgent, webview) => {
    expect(isIosWebview(userAgent)).toBe(webview);
  });
});
