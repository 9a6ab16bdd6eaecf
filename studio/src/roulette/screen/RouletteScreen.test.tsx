import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { nonceWhere, openTable, type TableHouse, tableHouse } from '../../screen/testing/open-table.tsx';
import { drawNumber, rouletteGame } from '../rules.ts';
import { RouletteScreen } from './RouletteScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (label: string) => act(async () => fireEvent.click(screen.getByLabelText(label)));
const put = (spot: string) => act(async () => fireEvent.click(document.querySelector(`[data-spot="${spot}"]`)!));
const said = () => document.querySelector('.roulette-line')?.textContent?.replaceAll('\u00a0', ' ');
const key = (name: string) => act(async () => fireEvent.keyDown(document.activeElement ?? window, { key: name }));
const falls = (number: number) => nonceWhere((draw) => drawNumber(draw) === number);
const bets = (house: TableHouse) => house.sent.map((body) => (body as { choice: { bets: object } }).choice.bets);
async function spin(opened: { rounds(): unknown[] }) {
  const before = opened.rounds().length;
  await act(async () => fireEvent.click(screen.getByText('Spin')));
  await waitFor(() => expect(opened.rounds().length).toBe(before + 1));
}

test('[PP-11] chips are staked as they lie, and the picture in the end is the record', async () => {
  const house = tableHouse(rouletteGame, { nonce: falls(17) });
  const opened = await openTable(RouletteScreen, house);
  await put('straight:17');
  await put('split:14-17');
  await put('black');
  await put('black');
  await spin(opened);
  expect(bets(house)).toEqual([{ 'split:14-17': 100, 'straight:17': 100, black: 200 }]);
  const [round] = house.rounds;
  expect(round?.win_cents).toBe(3_600 + 1_800 + 400);
  expect(opened.rounds()[0]).toMatchObject({ stake_cents: 400, win_cents: 5_800 });
  expect(said()).toBe('17, black. You won FUN 58.00 on FUN 4.00');
  expect(document.querySelector('[data-fallen]')?.getAttribute('data-spot')).toBe('straight:17');
  expect(document.querySelector('[data-round]')?.getAttribute('data-win')).toBe('5800');
});

test('[PP-03] a return that is not above the stake is said and not celebrated', async () => {
  const house = tableHouse(rouletteGame, { nonce: falls(0) });
  const opened = await openTable(RouletteScreen, house);
  await put('red');
  await spin(opened);
  expect(said()).toBe('0, green. FUN 1.00 lost');
  expect(document.querySelector('[data-celebrates]')).toBe(null);
});

test('neighbours: a chip each on the number and two on either side of it, put down and taken back as one', async () => {
  const house = tableHouse(rouletteGame, { nonce: falls(25) });
  const opened = await openTable(RouletteScreen, house);
  await press('±2: A number with two neighbours on either side of it on the wheel');
  await put('straight:17');
  await put('straight:0');
  await press('Take the last chip back');
  await put('red');
  await spin(opened);
  const each = { 'straight:2': 100, 'straight:25': 100, 'straight:17': 100, 'straight:34': 100, 'straight:6': 100 };
  expect(bets(house)).toEqual([{ ...each, red: 100 }]);
  expect(house.rounds[0]?.win_cents).toBe(3_600 + 200);
  // Nothing is put down where one of them could not take it.
  await press('Chip of FUN 100.00');
  await put('straight:0');
  await put('straight:32');
  expect(said()).toContain('100.00');
  expect(document.querySelectorAll('.roulette-spot .chip')).toHaveLength(5);
});

test('an empty table stakes nothing', async () => {
  const house = tableHouse(rouletteGame, { nonce: 1 });
  await openTable(RouletteScreen, house);
  await act(async () => fireEvent.click(screen.getByText('Spin')));
  expect(house.sent).toEqual([]);
  expect(said()).toContain('Put your chips on the table');
});

test('chips are taken back, doubled, cleared and laid again as last time', async () => {
  const house = tableHouse(rouletteGame, { nonce: falls(5) });
  const opened = await openTable(RouletteScreen, house);
  await press('Chip of FUN 5.00');
  await put('dozen:1');
  await put('odd');
  await press('Take the last chip back');
  await press('Double all chips');
  await spin(opened);
  await press('The same chips as last time');
  await put('straight:0');
  await press('Clear the table');
  await press('Take the last chip back');
  await spin(opened);
  expect(bets(house)).toEqual([{ 'dozen:1': 1_000 }, { 'straight:0': 500, 'dozen:1': 1_000 }]);
});

test('played with the keyboard alone', async () => {
  const house = tableHouse(rouletteGame, { nonce: falls(20) });
  await openTable(RouletteScreen, house);
  await act(async () => screen.getByLabelText('number 17').focus());
  await key('ArrowRight');
  expect(document.activeElement?.getAttribute('data-spot')).toBe('split:17-20');
  await key('2');
  await act(async () => (document.activeElement as HTMLElement).click());
  await key('d');
  await key('Delete');
  await key('u');
  await act(async () => (document.activeElement as HTMLElement).blur());
  await key('Enter');
  await waitFor(() => expect(bets(house)).toEqual([{ 'split:17-20': 100 }]));
});

test('a spot takes no more than its limit, and says so', async () => {
  const house = tableHouse(rouletteGame, { nonce: 1 });
  await openTable(RouletteScreen, house);
  await press('Chip of FUN 100.00');
  await put('straight:7');
  await put('straight:7');
  expect(said()).toBe('On this spot at most FUN 100.00 may lie.');
});
