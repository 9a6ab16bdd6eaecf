import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { liveHouse, openLive, roundWhere } from '../../testing/open-live.tsx';
import { type MoneyWheelOutcome, moneyWheelGame } from '../rules.ts';
import type { Emblem } from '../segments.ts';
import { MoneyWheelScreen } from './MoneyWheelScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const houseStopping = (emblem: Emblem) =>
  liveHouse(moneyWheelGame, {
    number: roundWhere(moneyWheelGame as never, (outcome: MoneyWheelOutcome) => outcome.emblem === emblem),
  });
const spot = (emblem: Emblem) => document.querySelector<HTMLElement>(`[data-spot="${emblem}"]`)!;
const put = (emblem: Emblem) => act(async () => fireEvent.click(spot(emblem)));
const chip = (label: string) => act(async () => fireEvent.click(screen.getByLabelText(`Chip of ${label}`)));
const bet = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const frame = () => document.querySelector('.stage-frame')!;
const stage = () => document.querySelector('.money-wheel-stage')!;
const said = () => document.querySelector('.money-wheel-line')?.textContent?.replaceAll('\u00a0', ' ');
/** The screen asks again by itself when nobody tells it. */
const until = (check: () => void) => waitFor(check, { timeout: 20_000 });

test('[PP-11] chips are bet as they lie, more can be added, and the picture in the end is the record', async () => {
  const house = houseStopping('leaf');
  const { told, heard } = await openLive(MoneyWheelScreen, house);
  await put('leaf');
  await put('leaf');
  await put('sun');
  expect(spot('leaf').getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toContain('FUN 2.00 of yours');
  // Lying there costs nothing.
  expect(house.sent).toEqual([]);
  await bet(/^Bet FUN.3\.00/);
  await put('leaf');
  await bet(/^Bet FUN.1\.00 more/);
  expect(house.sent.map(({ stake_cents, choice }) => [stake_cents, choice])).toEqual([
    [300, { bets: { leaf: 200, sun: 100 } }],
    [100, { bets: { leaf: 100 } }],
  ]);
  expect(frame().hasAttribute('data-round')).toBe(false);
  house.show(8_000);
  await until(() => expect(stage().getAttribute('data-stopped')).not.toBe(null));
  house.settle();
  await until(() => expect(said()).toBe('You won FUN 12.00 on FUN 4.00'));
  const outcome = house.round.outcome as MoneyWheelOutcome;
  expect(stage().getAttribute('data-stopped')).toBe(String(outcome.segment));
  expect(screen.getByText('Leaf ×4.00')).toBeTruthy();
  expect([spot('leaf').hasAttribute('data-won'), spot('sun').hasAttribute('data-won')]).toEqual([true, false]);
  expect([frame().getAttribute('data-round'), frame().getAttribute('data-win')]).toEqual([
    house.bets[0]?.bet_id,
    '1200',
  ]);
  // The sound follows the image: an effect plays it once the words are there.
  await until(() => expect(heard).toEqual(['landed', 'won']));
  expect(told.filter(({ type }) => type === 'round')).toHaveLength(2);
});

test('[PP-03] what comes back below the stake is said and not celebrated', async () => {
  const house = houseStopping('frost');
  const { heard } = await openLive(MoneyWheelScreen, house);
  await put('frost');
  await put('sun');
  await put('moon');
  await bet(/^Bet FUN.3\.00/);
  house.show(8_000);
  house.settle();
  await until(() => expect(said()).toBe('FUN 2.00 of FUN 3.00 came back'));
  expect(document.querySelector('[data-celebrates]')).toBe(null);
  expect(heard).not.toContain('won');
  expect(frame().getAttribute('data-win')).toBe('200');
});

test('nothing of the outcome is said while the wheel turns; with motion unwelcome it is said at once', async () => {
  const house = houseStopping('moon');
  // However long the test takes, it has just begun.
  house.show(-60_000);
  await openLive(MoneyWheelScreen, house, { still: false });
  await until(() => expect(screen.getByText('No more bets')).toBeTruthy());
  expect(stage().hasAttribute('data-stopped')).toBe(false);
  expect(screen.queryByText('Moon ×26.00')).toBe(null);
  cleanup();
  await openLive(MoneyWheelScreen, house);
  expect(screen.getByText('Moon ×26.00')).toBeTruthy();
});

test('whoever comes when the wheel has stopped sees where', async () => {
  const house = houseStopping('wave');
  house.show(8_000);
  await openLive(MoneyWheelScreen, house, { still: false });
  expect(screen.getByText('Wave ×6.50')).toBeTruthy();
  expect(spot('wave').hasAttribute('data-won')).toBe(true);
  // A round seen from outside is nobody's win.
  expect(said()).toBe('');
});

test('no chip goes down while the wheel turns, and chips that were not bet stay and cost nothing', async () => {
  const house = houseStopping('frost');
  await openLive(MoneyWheelScreen, house);
  await put('sun');
  house.show(1_000);
  await until(() => expect(spot('sun').getAttribute('aria-disabled')).toBe('true'));
  await put('sun');
  await bet(/Wait for the next round/);
  expect(house.sent).toEqual([]);
  expect(screen.getByText(/FUN.1\.00 laid and not bet yet/)).toBeTruthy();
  house.settle();
  house.next();
  await until(() => expect(screen.getByRole('button', { name: /^Bet FUN.1\.00/ })).toBeTruthy());
});

test('a bet that comes too late is said, and the chips are still there', async () => {
  const house = houseStopping('frost');
  await openLive(MoneyWheelScreen, house);
  await put('sun');
  house.refuseWith('BETS_CLOSED');
  await bet(/^Bet FUN.1\.00/);
  expect(screen.getByText('No more bets are taken in this round.')).toBeTruthy();
  expect(spot('sun').querySelector('[data-laid]')).not.toBe(null);
});

test('a round takes no more than the largest stake, whatever was bet before, and says so', async () => {
  const house = houseStopping('frost');
  await openLive(MoneyWheelScreen, house);
  await chip('FUN 100.00');
  for (let times = 0; times < 4; times++) await put('sun');
  await bet(/^Bet FUN.400\.00/);
  await put('leaf');
  await put('leaf');
  expect(spot('leaf').getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toContain('FUN 100.00 of yours');
  expect(document.querySelector('.live-layout-panel')?.textContent).toContain('at most');
});

test('everybody’s bets are on the spots, and past rounds can be checked', async () => {
  const house = houseStopping('sun');
  house.others.spots = [{ spot: 'moon', players: 1_204, sums: [{ currency: 'FUN', cents: 654_300 }] }];
  await openLive(MoneyWheelScreen, house);
  expect(spot('moon').textContent?.replaceAll('\u00a0', ' ')).toContain('1,204 · FUN 6,543.00');
  house.show(8_000);
  house.settle();
  await until(() => expect(screen.getByText('Sun ×52.00')).toBeTruthy());
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show fairness' })));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/It is right/);
});

test('a round that could not begin gives every stake back, and says so', async () => {
  const house = houseStopping('flame');
  await openLive(MoneyWheelScreen, house);
  await put('flame');
  await bet(/^Bet FUN.1\.00/);
  house.giveBack();
  await until(() => expect(frame().getAttribute('data-win')).toBe('100'));
  expect(document.querySelector('[data-celebrates]')).toBe(null);
  expect(stage().hasAttribute('data-stopped')).toBe(false);
});

test('[PP-09] a past bet is played back with its round and its proof', async () => {
  const house = houseStopping('leaf');
  await openLive(MoneyWheelScreen, house);
  await put('leaf');
  await bet(/^Bet FUN.1\.00/);
  house.show(8_000);
  house.settle();
  cleanup();
  await openLive(MoneyWheelScreen, house, { search: `?mode=demo&replay=${house.bets[0]?.bet_id}` });
  expect(await screen.findAllByText('Leaf ×4.00')).toHaveLength(2);
  expect(screen.getByText(/It is right/)).toBeTruthy();
  expect(document.querySelector('[data-round]')?.getAttribute('data-win')).toBe('400');
  expect(screen.queryByRole('button', { name: /^Bet/ })).toBe(null);
});

test('played with the keyboard alone', async () => {
  const house = houseStopping('frost');
  await openLive(MoneyWheelScreen, house);
  const key = (name: string) => act(async () => fireEvent.keyDown(document.activeElement ?? window, { key: name }));
  await act(async () => spot('frost').focus());
  await key('ArrowRight');
  expect(document.activeElement?.getAttribute('data-spot')).toBe('leaf');
  await key('4');
  await act(async () => (document.activeElement as HTMLElement).click());
  await key('ArrowLeft');
  await key('ArrowLeft');
  expect(document.activeElement?.getAttribute('data-spot')).toBe('sun');
  await act(async () => (document.activeElement as HTMLElement).click());
  await key('Delete');
  await act(async () => (document.activeElement as HTMLElement).blur());
  await key('Enter');
  await waitFor(() => expect(house.sent.map(({ choice }) => choice)).toEqual([{ bets: { leaf: 500 } }]));
});
