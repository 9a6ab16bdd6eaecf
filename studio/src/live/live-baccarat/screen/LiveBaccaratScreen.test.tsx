import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BaccaratOutcome } from '../../../baccarat/index.ts';
import { liveHouse, openLive, roundWhere } from '../../testing/open-live.tsx';
import { liveBaccaratGame } from '../rules.ts';
import { LiveBaccaratScreen } from './LiveBaccaratScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What is shown hangs on the clock: it stands still, however long a test takes. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ['Date'] });

const houseWhere = (fits: (outcome: BaccaratOutcome) => boolean) =>
  liveHouse(liveBaccaratGame, { number: roundWhere(liveBaccaratGame as never, fits) });
const spot = (id: string) => document.querySelector<HTMLElement>(`[data-spot="${id}"]`)!;
const put = (id: string) => act(async () => fireEvent.click(spot(id)));
const bet = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const frame = () => document.querySelector('.stage-frame')!;
const said = () => document.querySelector('.baccarat-line')?.textContent?.replaceAll('\u00a0', ' ');
const cards = (side: string) => document.querySelectorAll(`[data-side="${side}"] .playing-card`).length;
/** The screen asks again by itself when nobody tells it. */
const until = (check: () => void) => waitFor(check, { timeout: 6_000 });

test('[PP-11] the cards on the table are those of the record, and so is the win', async () => {
  const house = houseWhere(({ result }) => result === 'banker');
  const { told } = await openLive(LiveBaccaratScreen, house);
  await put('player');
  await put('tie');
  // One side at a time: a chip on the other takes the first ones away.
  await put('banker');
  await bet(/^Bet FUN.2\.00/);
  await put('banker');
  await bet(/^Bet FUN.1\.00 more/);
  expect(house.sent.map(({ stake_cents, choice }) => [stake_cents, choice])).toEqual([
    [200, { bets: { banker: 100, tie: 100 } }],
    [100, { bets: { banker: 100 } }],
  ]);
  expect([cards('player'), cards('banker')]).toEqual([0, 0]);
  house.show(7_500);
  house.settle();
  await until(() => expect(said()).toBe('The banker wins. You won FUN 3.90 on FUN 3.00'));
  const outcome = house.round.outcome as BaccaratOutcome;
  expect([cards('player'), cards('banker')]).toEqual([outcome.player.length, outcome.banker.length]);
  expect([spot('banker').hasAttribute('data-won'), spot('tie').hasAttribute('data-won')]).toEqual([true, false]);
  expect([frame().getAttribute('data-round'), frame().getAttribute('data-win')]).toEqual([
    house.bets[0]?.bet_id,
    '390',
  ]);
  expect(document.querySelectorAll('.bead-plate [data-result]')).toHaveLength(2);
  expect(told.filter(({ type }) => type === 'round')).toHaveLength(2);
});

test('[PP-03] a tie gives the stake back, and that is not celebrated', async () => {
  const house = houseWhere(({ result }) => result === 'tie');
  const { heard } = await openLive(LiveBaccaratScreen, house);
  await put('player');
  await bet(/^Bet FUN.1\.00/);
  house.show(7_500);
  house.settle();
  await until(() => expect(said()).toBe('A tie. FUN 1.00 of FUN 1.00 came back'));
  expect(document.querySelector('[data-celebrates]')).toBe(null);
  expect(heard).not.toContain('won');
});

test('whoever comes while it is dealt sees the cards that lie there by then, and no result', async () => {
  stopTheClock();
  const house = houseWhere(({ player, banker }) => player.length + banker.length === 6);
  house.show(2_600);
  await openLive(LiveBaccaratScreen, house, { still: false });
  expect([cards('player'), cards('banker')]).toEqual([2, 2]);
  expect(said()).toBe('');
  // The bead of this round is not there before its cards.
  expect(document.querySelectorAll('.bead-plate [data-result]')).toHaveLength(1);
  cleanup();
  // Who wants no motion is told at once.
  await openLive(LiveBaccaratScreen, house);
  expect([cards('player'), cards('banker')]).toEqual([3, 3]);
});

test('nobody bets on both sides, not with a second bet either', async () => {
  const house = houseWhere(({ result }) => result === 'player');
  await openLive(LiveBaccaratScreen, house);
  await put('banker');
  await bet(/^Bet FUN.1\.00/);
  await put('player');
  await bet(/^Bet FUN.1\.00 more/);
  expect(house.sent).toHaveLength(1);
  expect(screen.getByText('Choose one side, player or banker.')).toBeTruthy();
});

test('[PP-09] a bet that is played back names every spot, and shows the cards and their proof', async () => {
  const house = houseWhere(({ result }) => result === 'player');
  await openLive(LiveBaccaratScreen, house);
  await put('player');
  await put('tie');
  await bet(/^Bet FUN.2\.00/);
  house.show(7_500);
  house.settle();
  cleanup();
  await openLive(LiveBaccaratScreen, house, { search: `?mode=demo&replay=${house.bets[0]?.bet_id}` });
  await until(() => expect(document.querySelector('[data-win="200"]')).not.toBe(null));
  const shown = document.querySelector('[data-win="200"]')?.textContent?.replaceAll('\u00a0', ' ');
  expect(shown).toContain('Player FUN 1.00; Tie FUN 1.00');
  expect(shown).toContain('It is right: the link fits the chain');
  const outcome = house.round.outcome as BaccaratOutcome;
  expect([cards('player'), cards('banker')]).toEqual([outcome.player.length, outcome.banker.length]);
});
