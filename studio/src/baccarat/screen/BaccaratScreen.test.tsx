import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { nonceWhere, openTable, tableHouse } from '../../screen/testing/open-table.tsx';
import { dealCoup, resultOf } from '../coup.ts';
import { baccaratGame } from '../rules.ts';
import { BaccaratScreen } from './BaccaratScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const put = (spot: string) => act(async () => fireEvent.click(document.querySelector(`[data-spot="${spot}"]`)!));
const said = () => document.querySelector('.baccarat-line')?.textContent?.replaceAll('\u00a0', ' ');
const ends = (result: string) => nonceWhere((draw) => resultOf(dealCoup(draw)) === result);
async function deal(opened: { rounds(): unknown[] }) {
  const before = opened.rounds().length;
  await act(async () => fireEvent.click(screen.getByText('Deal')));
  await waitFor(() => expect(opened.rounds().length).toBe(before + 1));
}

test('[PP-11] the cards on the table are those of the record, and so is the win', async () => {
  const house = tableHouse(baccaratGame, { nonce: ends('banker') });
  const opened = await openTable(BaccaratScreen, house);
  await put('banker');
  await deal(opened);
  const outcome = house.rounds[0]?.outcome as { player: number[]; banker: number[] };
  for (const side of ['player', 'banker'] as const) {
    expect(document.querySelectorAll(`[data-side="${side}"] .playing-card`).length).toBe(outcome[side].length);
  }
  expect(said()).toBe('The banker wins. You won FUN 1.95 on FUN 1.00');
  expect(document.querySelector('[data-round]')?.getAttribute('data-win')).toBe('195');
  expect(document.querySelectorAll('.bead-plate [data-result="banker"]').length).toBe(1);
});

test('[PP-03] a tie gives the stake back, and that is not celebrated', async () => {
  const opened = await openTable(BaccaratScreen, tableHouse(baccaratGame, { nonce: ends('tie') }));
  await put('player');
  await deal(opened);
  expect(said()).toBe('A tie. FUN 1.00 of FUN 1.00 came back');
  expect(document.querySelector('[data-celebrates]')).toBe(null);
});

test('a chip on one side takes those of the other away', async () => {
  const house = tableHouse(baccaratGame, { nonce: 1 });
  const opened = await openTable(BaccaratScreen, house);
  await put('player');
  await put('tie');
  await put('banker');
  await deal(opened);
  expect(house.sent).toMatchObject([{ stake_cents: 200, choice: { bets: { banker: 100, tie: 100 } } }]);
});
