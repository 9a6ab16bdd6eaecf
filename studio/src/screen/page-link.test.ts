import { describe, expect, it } from 'vitest';
import { readLaunch } from './launch.ts';
import { readFromPage } from './page-link.ts';

describe('what the page says', () => {
  it.each([
    [{ source: 'halley-site', type: 'pause' }, { type: 'pause' }],
    [{ source: 'halley-site', type: 'resume', more: 1 }, { type: 'resume' }],
    [
      { source: 'halley-site', type: 'balance', currency: 'EUR', balance_cents: 5 },
      { type: 'balance', currency: 'EUR', balance_cents: 5 },
    ],
    [{ source: 'halley-site', type: 'balance', currency: 'EUR', balance_cents: 0.5 }, undefined],
    [{ source: 'halley-site', type: 'balance', currency: 'EUR', balance_cents: '5' }, undefined],
    [
      { source: 'halley-site', type: 'bonus', active: true },
      { type: 'bonus', active: true },
    ],
    [{ source: 'halley-site', type: 'bonus', active: 'yes' }, undefined],
    [{ source: 'halley-site', type: 'roll' }, undefined],
    [{ source: 'someone', type: 'pause' }, undefined],
    ['pause', undefined],
    [null, undefined],
  ])('%j', (data, message) => {
    expect(readFromPage(data)).toEqual(message);
  });
});

describe('how the page opens a game', () => {
  it.each([
    ['', { mode: 'demo', currency: 'FUN', locale: 'en', replay: undefined, verify: false }],
    ['?mode=real&currency=BTC&locale=fr-CA', { mode: 'real', currency: 'BTC', locale: 'fr-CA' }],
    ['?mode=real&currency=XXX&locale=<b>', { mode: 'real', currency: 'EUR', locale: 'en' }],
    ['?mode=demo&currency=BTC&verify', { mode: 'demo', currency: 'FUN', verify: true }],
    ['?replay=abc', { replay: 'abc' }],
  ])('%s', (search, launch) => {
    expect(readLaunch(search)).toMatchObject(launch);
  });
});
