import type { StudioRound } from '@halley/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fairDraw } from '../../fair/index.ts';
import type { HouseGame } from '../../kit/index.ts';
import { fakeHouse } from '../../screen/testing/fake-house.ts';
import {
  agreesWithRecord,
  held,
  prepareScreens,
  press,
  pressKey,
  show,
  shown,
} from '../../screen/testing/show-screen.tsx';
import { firstVersion } from '../first-version.ts';
import { type CoinSide, coinGame } from '../rules.ts';
import { CoinScreen } from './CoinScreen.tsx';

prepareScreens();

const seeds = { serverSeed: 'a1'.repeat(32), clientSeed: 'quiet-orange-harbour' };
/** As the coin of the house falls in the round of this number. */
function fallsOf(nonce: number, flips: number): CoinSide[] {
  const draw = fairDraw({ ...seeds, nonce });
  return Array.from({ length: flips }, () => (draw.integer(2) === 0 ? 'heads' : 'tails'));
}
/** A round that begins like this. */
function nonceWith(...sides: CoinSide[]): number {
  for (let nonce = 1; ; nonce++) if (fallsOf(nonce, sides.length).join() === sides.join()) return nonce;
}
const houseWith = (...sides: CoinSide[]) => fakeHouse(coinGame as HouseGame, { nonce: nonceWith(...sides) });
const stage = () => screen.getByRole('region', { name: 'Moon Coin' });
const takeable = () =>
  waitFor(() => expect(screen.getByRole('button', { name: /^Take/ }).hasAttribute('disabled')).toBe(false));

describe('[PP-03] [PP-11] a row of flips', () => {
  test('nothing is told before the answer, two clicks are one stake, and each call is sent once', async () => {
    const house = houseWith('heads', 'tails', 'tails');
    const opening = held(house, 'playRound');
    await show(CoinScreen, house);
    const before = stage().textContent;
    await press('Flip');
    await press('Flip');
    expect(opening.calls).toBe(1);
    expect(stage().querySelector('[data-fell]')).toBeNull();
    expect(stage().textContent?.replace('Call a side and flip', '')).toBe(before?.replace('Call a side and flip', ''));
    await opening.letGo();
    await takeable();
    expect(screen.getByRole('button', { name: 'Take €1.98' })).toBeTruthy();
    const steps = held(house, 'takeStep');
    await press('Call the crescent');
    expect(stage().querySelectorAll('[data-fell]')).toHaveLength(1);
    await steps.letGo();
    await takeable();
    expect(steps.calls).toBe(1);
    expect(stage().querySelectorAll('[data-fell="right"]')).toHaveLength(2);
    await press('Take €3.96');
    expect(shown()).toBeNull();
    await steps.letGo();
    await agreesWithRecord(house);
    expect(house.round).toMatchObject({ win_cents: 396, steps: [{ side: 'tails' }, { cash_out: true }] });
    expect(house.stakes).toBe(1);
  });

  test('a wrong call is told plainly, with the side that fell', async () => {
    const house = houseWith('tails');
    await show(CoinScreen, house);
    await press('Flip');
    await agreesWithRecord(house);
    expect(house.round).toMatchObject({ state: 'closed', win_cents: 0, outcome: { won: false } });
    expect(stage().querySelector('.coin')?.getAttribute('data-up')).toBe('tails');
    expect(screen.getByText('€1.00 lost')).toBeTruthy();
  });

  test('a single flip is paid by itself', async () => {
    const house = houseWith('tails');
    await show(CoinScreen, house);
    await press('Crescent');
    for (let flips = 10; flips > 1; flips--) await press('One flip less');
    expect(screen.getByRole('button', { name: 'One flip less' }).hasAttribute('disabled')).toBe(true);
    await press('Flip');
    await agreesWithRecord(house);
    expect(house.round).toMatchObject({ state: 'closed', win_cents: 198, choice: { side: 'tails', flips: 1 } });
  });

  test('the keyboard plays alone', async () => {
    const house = houseWith('heads', 'heads', 'tails');
    await show(CoinScreen, house);
    await pressKey('Enter');
    await takeable();
    await act(async () => {
      fireEvent.keyDown(document.body, { key: 'ArrowLeft', repeat: true });
    });
    expect(house.steps).toEqual([]);
    await pressKey('ArrowLeft');
    await takeable();
    await pressKey('ArrowRight');
    await takeable();
    await pressKey(' ');
    await agreesWithRecord(house);
    expect(house.round?.win_cents).toBe(792);
  });
});

test('[PP-15] a row that waits is found after a reload, where it stopped, and nothing else can be begun', async () => {
  const house = houseWith('heads', 'tails');
  await show(CoinScreen, house);
  await press('Flip');
  await takeable();
  cleanup();
  await show(CoinScreen, house);
  await waitFor(() => screen.getByText('This round was waiting for you. Go on where you stopped.'));
  expect(screen.queryByRole('button', { name: 'Flip' })).toBeNull();
  expect(stage().querySelectorAll('[data-fell="right"]')).toHaveLength(1);
  await press('Call the crescent');
  await waitFor(() => expect(house.steps).toEqual([{ number: 1, step: { side: 'tails' } }]));
  expect(house.stakes).toBe(1);
});

describe('[PP-09] [PP-13] a round of the first version', () => {
  const nonce = nonceWith('heads', 'heads', 'tails');
  const house = fakeHouse(firstVersion as HouseGame, { nonce });
  async function played(change: Partial<StudioRound> = {}) {
    const round = await house.api.playRound({
      params: { game: 'coin' },
      headers: { 'idempotency-key': 'one' },
      body: { mode: 'real', pair_id: 'pair-1', stake_cents: 100, choice: { side: 'heads', flips: 3 } },
    } as never);
    const stored = { ...round, fair: { ...round.fair, server_seed: seeds.serverSeed }, ...change };
    return { api: { ...house.api, replayRound: async () => stored } as typeof house.api };
  }

  test('is played back as it fell, and checked by the rules that decided it', async () => {
    await show(CoinScreen, await played(), { replay: 'a-round' });
    await waitFor(() => expect(shown()?.getAttribute('data-win')).toBe('0'));
    expect(stage().querySelectorAll('[data-fell="right"]')).toHaveLength(2);
    expect(stage().querySelectorAll('[data-fell="wrong"]')).toHaveLength(1);
    expect(screen.getByText('Moon Coin 1')).toBeTruthy();
    expect(screen.getByText(new RegExp(`^Round ${nonce + 1} of this seed checked`))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Flip' })).toBeNull();
  });

  test('that was recorded otherwise than it fell does not pass', async () => {
    await show(CoinScreen, await played({ win_cents: 792 }), { replay: 'a-round' });
    await waitFor(() => expect(shown()).toBeTruthy());
    expect(screen.queryByText(new RegExp(`^Round ${nonce + 1} of this seed checked`))).toBeNull();
  });
});
