import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tellLive, tellMissed } from '../../realtime/index.ts';
import { server } from '../../session/testing/fake-server.tsx';
import { aQuote, aQuoteLeg } from '../testing/a-fixture.ts';
import { holdTime, pass, press, showSport, words } from '../testing/show-sport.tsx';
import { loadFilled } from './load-filled.ts';
import { SlipDock } from './SlipDock.tsx';
import { emptySlip, type SlipLeg } from './slip-state.ts';
import { slip } from './slip-store.ts';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));

const leg = (fixture: number, given: Partial<SlipLeg> = {}): SlipLeg => ({
  fixture,
  market: '1x2;period=ft',
  outcome: 'home',
  price: 2_000,
  fixtureName: `Fixture ${fixture}`,
  marketTitle: 'Result',
  outcomeTitle: `Side ${fixture}`,
  ...given,
});

/** What the house keeps. */
let house: { at: string; legs: object[] } | null = null;
let second = 0;
const now = () => new Date(Date.UTC(2030, 0, 1, 0, 0, ++second)).toISOString();
const kept = (...fixtures: number[]) => ({
  kind: 'multiple',
  sizes: [],
  bankers: [],
  each_way: false,
  legs: fixtures.map((fixture) => ({ fixture, market: '1x2;period=ft', outcome: 'home', price: 2_000 })),
});
const onSlip = () => slip.read().legs.map(({ fixture }) => fixture);

beforeAll(() => loadFilled());
beforeEach(() => {
  // There is room for the column.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  holdTime();
  cleanup();
  server.reset();
  slip.sync({ ...emptySlip }, { player: 0, at: '' }, false);
  slip.change({ legs: [] });
  house = null;
  server.answers.readSlip = () => house;
  server.answers.keepSlip = ({ body }) => {
    house = { ...(body as { legs: object[] }), at: now() };
    return { at: house.at };
  };
  server.answers.priceSlips = ({ body }) =>
    (body as { slips: { legs: { fixture: number }[] }[] }).slips.map(({ legs }) => ({
      quote: aQuote({
        legs: legs.map(({ fixture }, place) =>
          aQuoteLeg({ place, fixture: `Fixture ${fixture}`, outcome_title: `Side ${fixture}` }),
        ),
      }),
      refusal: null,
    }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[SPORT-71] one slip on all devices', () => {
  test('a guest’s slip joins what the player had, and the house keeps both', async () => {
    slip.toggle(leg(1));
    house = { ...kept(2), at: now() };
    await showSport(<SlipDock />);
    await pass(1_000);
    expect(onSlip()).toEqual([1, 2]);
    expect(house.legs).toHaveLength(2);
    // The other device brought no names.
    expect(words()).toContain('Side 2');
  });

  test('what another device changes stands here, and what changes here is kept', async () => {
    await showSport(<SlipDock />);
    await act(async () => slip.toggle(leg(1)));
    await pass(1_000);
    expect(house?.legs).toHaveLength(1);
    house = { ...kept(1, 3), at: now() };
    await act(async () => tellLive('sport_bets', { bet_id: null, request_id: null, state: 'slip' }));
    await pass(100);
    expect(onSlip()).toEqual([1, 3]);
    await act(async () => slip.remove(leg(3)));
    await pass(1_000);
    expect(house?.legs).toHaveLength(1);
    expect(onSlip()).toEqual([1]);
  });

  test('changed on both, nothing that was taken is lost', async () => {
    await showSport(<SlipDock />);
    await act(async () => slip.toggle(leg(1)));
    await pass(1_000);
    house = { ...kept(1, 4), at: now() };
    await act(async () => slip.toggle(leg(5)));
    await pass(1_000);
    expect(onSlip()).toEqual([1, 5, 4]);
    expect(house?.legs).toHaveLength(3);
  });

  test('what was told while the line was lost is read once it is back', async () => {
    await showSport(<SlipDock />);
    await act(async () => slip.toggle(leg(1)));
    await pass(1_000);
    house = { ...kept(1, 6), at: now() };
    await act(async () => tellMissed('sport_bets'));
    await pass(100);
    expect(onSlip()).toEqual([1, 6]);
  });

  test('what is told while the slip is being read is read after it', async () => {
    await showSport(<SlipDock />);
    await act(async () => slip.toggle(leg(1)));
    await pass(1_000);
    // The answer was made before the other device's second change, and comes after the news of it.
    const before = { ...kept(1, 2), at: now() };
    house = { ...kept(1, 2, 3), at: now() };
    const answers = [before, house];
    server.answers.readSlip = () => answers.shift() ?? house;
    await act(async () => {
      const news = { bet_id: null, request_id: null, state: 'slip' } as const;
      tellLive('sport_bets', news);
      tellLive('sport_bets', news);
    });
    await pass(100);
    expect(onSlip()).toEqual([1, 2, 3]);
  });

  test('on a break nothing is kept with the house', async () => {
    await showSport(<SlipDock />, { excluded: true });
    await act(async () => slip.toggle(leg(1)));
    await pass(1_000);
    expect(server.inputsOf('keepSlip')).toEqual([]);
  });
});

test('[SPORT-75] a slip is shared by a link, without its stake', async () => {
  slip.toggle(leg(1));
  server.answers.shareSlip = () => ({ code: 'ABCD2345' });
  await showSport(<SlipDock />);
  await pass(300);
  await press('Share');
  expect(server.inputsOf('shareSlip')).toMatchObject([{ body: { legs: [{ fixture: 1 }] } }]);
  expect(document.querySelector<HTMLInputElement>('input[readonly]')?.value).toMatch(/\/sport\?slip=ABCD2345$/);
});

test('[SPORT-70] on a phone a bar says what is on the slip: price and return of one line, else how many', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  slip.toggle(leg(1));
  slip.toggle(leg(2, { price: 1_500 }));
  slip.change({ stake: '10' });
  await showSport(<SlipDock />);
  expect(words()).toContain('Combo · 3.00');
  expect(words()).toContain('€10.00 may return €30.00');
  // Of a builder the price is the house's to say.
  await act(async () => slip.toggle(leg(2, { market: 'total;line=10;period=ft', outcome: 'over' })));
  // The price that was touched is drawn first.
  expect(words()).not.toContain('3 selections');
  await pass(300);
  expect(words()).toContain('3 selections');
  expect(words()).not.toContain('may return');
  await act(async () => slip.clear());
  await pass(300);
  expect(words()).not.toContain('Open slip');
});
