import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { RouletteOutcome } from '../../../roulette/index.ts';
import { liveHouse, openLive, roundWhere } from '../../testing/open-live.tsx';
import { liveRouletteGame } from '../rules.ts';
import { LiveRouletteScreen } from './LiveRouletteScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What is shown hangs on the clock: it stands still, however long a test takes. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ['Date'] });

const houseFalling = (wanted: number) =>
  liveHouse(liveRouletteGame, {
    number: roundWhere(liveRouletteGame as never, ({ number }: RouletteOutcome) => number === wanted),
  });
const spot = (id: string) => document.querySelector<HTMLElement>(`[data-spot="${id}"]`)!;
const put = (id: string) => act(async () => fireEvent.click(spot(id)));
const press = (label: string) => act(async () => fireEvent.click(screen.getByLabelText(label)));
/** Not by its role: a table has a hundred and sixty buttons, and each would be asked for its name. */
async function bet(name: RegExp): Promise<void> {
  const button = document.querySelector('.live-layout-button')!;
  expect(button.textContent).toMatch(name);
  await act(async () => fireEvent.click(button));
}
const frame = () => document.querySelector('.stage-frame')!;
const said = () => document.querySelector('.roulette-line')?.textContent?.replaceAll('\u00a0', ' ');
const named = (id: string) => spot(id).getAttribute('aria-label')?.replaceAll('\u00a0', ' ');
const last = () => document.querySelectorAll('.roulette-last li').length;
/** The screen asks again by itself when nobody tells it. */
const until = (check: () => void) => waitFor(check, { timeout: 6_000 });

test('[PP-11] chips are bet as they lie, more can be added, and the picture in the end is the record', async () => {
  const house = houseFalling(17);
  const { told, heard } = await openLive(LiveRouletteScreen, house);
  await put('straight:17');
  await put('red');
  await put('red');
  await press('Take the last chip back');
  expect(house.sent).toEqual([]);
  await bet(/^Bet FUN.2\.00/);
  await put('split:14-17');
  await bet(/^Bet FUN.1\.00 more/);
  expect(house.sent.map(({ stake_cents, choice }) => [stake_cents, choice])).toEqual([
    [200, { bets: { 'straight:17': 100, red: 100 } }],
    [100, { bets: { 'split:14-17': 100 } }],
  ]);
  expect(frame().hasAttribute('data-round')).toBe(false);
  house.show(8_000);
  await until(() => expect(spot('straight:17').hasAttribute('data-fallen')).toBe(true));
  house.settle();
  await until(() => expect(said()).toBe('17, black. You won FUN 54.00 on FUN 3.00'));
  expect(['straight:17', 'split:14-17', 'red'].map((id) => spot(id).hasAttribute('data-won'))).toEqual([
    true,
    true,
    false,
  ]);
  expect(frame().getAttribute('data-round')).toBe(house.bets[0]?.bet_id);
  expect(frame().getAttribute('data-win')).toBe('5400');
  await until(() => expect(heard).toContain('won'));
  expect(told.filter(({ type }) => type === 'round')).toHaveLength(2);
});

test('the next round begins with an empty table, and the same chips can be laid again', async () => {
  const house = houseFalling(17);
  await openLive(LiveRouletteScreen, house);
  await put('straight:17');
  await put('red');
  await bet(/^Bet FUN.2\.00/);
  await put('red');
  await bet(/^Bet FUN.1\.00 more/);
  expect(named('red')).toContain('FUN 2.00 of yours');
  house.show(8_000);
  house.settle();
  house.next();
  await until(() => expect(named('straight:17')).toBe('number 17, pays 35 : 1'));
  await press('The same chips as last time');
  await bet(/^Bet FUN.3\.00/);
  expect(house.sent.at(-1)?.choice).toEqual({ bets: { 'straight:17': 100, red: 200 } });
});

test('[PP-03] what comes back and is not above the stake is said and not celebrated', async () => {
  const house = houseFalling(0);
  const { heard } = await openLive(LiveRouletteScreen, house);
  await put('dozen:2');
  await bet(/^Bet FUN.1\.00/);
  house.show(8_000);
  house.settle();
  await until(() => expect(said()).toBe('0, green. FUN 1.00 lost'));
  expect(document.querySelector('[data-celebrates]')).toBe(null);
  expect(heard).not.toContain('won');
});

test('while the ball runs nothing says where it will fall; who wants no motion is told at once', async () => {
  stopTheClock();
  const house = houseFalling(21);
  house.show(2_000);
  await openLive(LiveRouletteScreen, house, { still: false });
  await until(() => expect(screen.getByText('No more bets')).toBeTruthy());
  expect(document.querySelector('[data-fallen]')).toBe(null);
  expect(said()).toBe('');
  expect(last()).toBe(1);
  cleanup();
  await openLive(LiveRouletteScreen, house);
  expect(said()).toBe('21, red');
  expect(spot('straight:21').hasAttribute('data-fallen')).toBe(true);
});

test('whoever comes late finds the ball where the clock has it: in its pocket, near the end', async () => {
  stopTheClock();
  const house = houseFalling(8);
  house.show(8_200);
  await openLive(LiveRouletteScreen, house, { still: false });
  expect(said()).toBe('8, black');
  await put('red');
  expect(house.sent).toEqual([]);
});

test('everybody sees what lies where', async () => {
  const house = houseFalling(3);
  house.others.spots.push({ spot: 'red', players: 3, sums: [{ currency: 'FUN', cents: 4_200 }] });
  house.others.count = 3;
  house.others.shown.push({
    name: 'mi***',
    currency: 'FUN',
    stake_cents: 4_000,
    choice: { bets: { red: 4_000 } },
    pays: null,
    win_cents: null,
  });
  await openLive(LiveRouletteScreen, house);
  await put('red');
  expect(named('red')).toBe('Red, pays 1 : 1, FUN 1.00 of yours, 3 players, FUN 42.00 together');
  const bets = within(document.querySelector<HTMLElement>('.live-bets')!);
  expect(bets.getByText('mi***')).toBeTruthy();
  expect(bets.getByText('Red')).toBeTruthy();
});

test('a number takes a fifth of the largest stake, also in several bets', async () => {
  const house = houseFalling(3);
  await openLive(LiveRouletteScreen, house);
  await press('Chip of FUN 100.00');
  await put('straight:7');
  await bet(/^Bet FUN.100\.00/);
  await put('straight:7');
  expect(screen.getByText(/On this spot at most FUN.100\.00 may lie/)).toBeTruthy();
  expect(house.sent).toHaveLength(1);
});

test('a round that was given back says so', async () => {
  const house = houseFalling(3);
  await openLive(LiveRouletteScreen, house);
  await put('red');
  await bet(/^Bet FUN.1\.00/);
  house.giveBack();
  await until(() => expect(said()).toContain('This round was interrupted'));
  await until(() => expect(frame().getAttribute('data-win')).toBe('100'));
});

test('[PP-09] a bet that is played back names every spot, and shows the number and its proof', async () => {
  const house = houseFalling(17);
  await openLive(LiveRouletteScreen, house);
  await put('straight:17');
  await put('red');
  await bet(/^Bet FUN.2\.00/);
  house.show(8_000);
  house.settle();
  cleanup();
  await openLive(LiveRouletteScreen, house, { search: `?mode=demo&replay=${house.bets[0]?.bet_id}` });
  await until(() => expect(document.querySelector('[data-win="3600"]')).not.toBe(null));
  const shown = document.querySelector('[data-win="3600"]')?.textContent?.replaceAll('\u00a0', ' ');
  expect(shown).toContain('number 17 FUN 1.00; Red FUN 1.00');
  expect(shown).toContain('17, black');
  expect(shown).toContain('It is right: the link fits the chain');
  expect(document.querySelector('.live-roulette-rest [visibility="visible"]')).not.toBe(null);
  expect(document.querySelector('.live-layout-button')).toBe(null);
});
