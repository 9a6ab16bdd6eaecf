import type { StudioRound } from '@halley/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { kenoGame } from './keno/rules.ts';
import { KenoScreen } from './keno/screen/KenoScreen.tsx';
import type { HouseGame } from './kit/game.ts';
import { limboGame } from './limbo/rules.ts';
import { LimboScreen } from './limbo/screen/LimboScreen.tsx';
import { minesGame } from './mines/rules.ts';
import { MinesScreen } from './mines/screen/MinesScreen.tsx';
import { plinkoGame } from './plinko/rules.ts';
import { PlinkoScreen } from './plinko/screen/PlinkoScreen.tsx';
import { fakeHouse } from './screen/testing/fake-house.ts';
import {
  agreesWithRecord,
  type House,
  held,
  prepareScreens,
  press,
  show,
  shown,
  tell,
} from './screen/testing/show-screen.tsx';
import { towerGame } from './tower/rules.ts';
import { TowerScreen } from './tower/screen/TowerScreen.tsx';
import { wheelGame } from './wheel/rules.ts';
import { WheelScreen } from './wheel/screen/WheelScreen.tsx';

prepareScreens();

function recordOf({ round }: House): StudioRound {
  if (!round) throw new Error('nothing was played');
  return round;
}

describe('[PP-03] [PP-11] a round of one step', () => {
  const originals = [
    ['Meteor Drop', plinkoGame, PlinkoScreen, 'Drop'],
    ['Apogee', limboGame, LimboScreen, 'Launch'],
    ['Orrery Wheel', wheelGame, WheelScreen, 'Turn'],
  ] as const;

  test.each(originals)('%s: nothing is told before the answer, and two clicks are one stake', async (...row) => {
    const [, game, Screen, play] = row;
    const house = fakeHouse(game as HouseGame);
    const hold = held(house, 'playRound');
    await show(Screen, house);
    const before = screen.getByRole('region', { name: game.title }).textContent;
    await press(play);
    await press(play);
    expect(hold.calls).toBe(1);
    expect(shown()).toBeNull();
    expect(document.querySelector('[data-celebrates]')).toBeNull();
    expect(screen.getByRole('region', { name: game.title }).textContent).toBe(before);
    await hold.letGo();
    await agreesWithRecord(house);
    expect(house.stakes).toBe(1);
  });

  const nonces = [1, 2, 3, 4, 5, 6];
  test.each(nonces)('Apogee %i: the number on the stage is the recorded one', async (nonce) => {
    const house = fakeHouse(limboGame as HouseGame, { nonce });
    await show(LimboScreen, house);
    await press('Launch');
    await agreesWithRecord(house);
    const { reached } = recordOf(house).outcome as { reached: number };
    expect(document.querySelector('.limbo-number')?.textContent).toBe(`×${(reached / 100).toFixed(2)}`);
  });

  test.each(nonces)('Orrery Wheel %i: it stops with the recorded segment under the hand', async (nonce) => {
    const house = fakeHouse(wheelGame as HouseGame, { nonce });
    await show(WheelScreen, house);
    await press('Turn');
    await agreesWithRecord(house);
    const { pays, segment } = recordOf(house).outcome as { pays: number; segment: number };
    expect(document.querySelector('.wheel-middle')?.textContent).toBe(`×${(pays / 10).toFixed(2)}`);
    const { segments } = recordOf(house).choice as { segments: number };
    const turned = document.querySelector<SVGGElement>('.wheel-turning')?.style.transform;
    expect(turned).toBe(`rotate(${(-segment * 360) / segments}deg)`);
  });

  test.each([1, 2, 3])('Constellation Keno %i', async (nonce) => {
    const house = fakeHouse(kenoGame as HouseGame, { nonce });
    await show(KenoScreen, house);
    // Nothing is chosen yet: nothing is staked.
    await press('Draw');
    expect(house.stakes).toBe(0);
    for (const number of ['3', '17', '28']) await press(number);
    await press('28');
    expect(screen.getByRole('button', { name: '28' }).getAttribute('aria-pressed')).toBe('false');
    await press('Draw');
    await agreesWithRecord(house);
    expect(house.round?.choice).toEqual({ numbers: [3, 17], risk: 'classic' });
  });
});

describe('[PP-03] [PP-11] [PP-15] a round of several steps', () => {
  const boards = [
    ['Moonfield', minesGame, MinesScreen, 'Begin', /^Tile 7$/],
    ['Beacon Tower', towerGame, TowerScreen, 'Climb', /^Floor 1, window 2$/],
  ] as const;

  test.each(boards)('%s is begun once, gone on with and taken', async (_, game, Screen, begin, first) => {
    // The first number whose round survives its first step.
    for (let nonce = 1; ; nonce++) {
      const house = fakeHouse(game as HouseGame, { nonce });
      await show(Screen, house);
      await press(begin);
      await waitFor(() => expect(screen.getByRole('button', { name: /^Take/ }).hasAttribute('disabled')).toBe(true));
      expect(shown()).toBeNull();
      await press(first);
      await waitFor(() => expect(house.round?.steps).toHaveLength(1));
      if (house.round?.state === 'closed') {
        await agreesWithRecord(house);
        cleanup();
        tell.mockClear();
        continue;
      }
      expect(shown()).toBeNull();
      await waitFor(() => expect(screen.getByRole('button', { name: /^Take/ }).hasAttribute('disabled')).toBe(false));
      await press(/^Take/);
      await agreesWithRecord(house);
      expect(house.round?.win_cents).toBeGreaterThan(0);
      expect(house.stakes).toBe(1);
      expect(house.steps.map(({ number }) => number)).toEqual([1, 2]);
      return;
    }
  });

  test.each(boards)('%s that waits is found again and nothing else begins', async (_, game, Screen, begin, first) => {
    const house = fakeHouse(game as HouseGame, { nonce: 5 });
    await show(Screen, house);
    await press(begin);
    await waitFor(() => screen.getByRole('button', { name: /^Take/ }));
    cleanup();
    await show(Screen, house);
    await waitFor(() => screen.getByText('This round was waiting for you. Go on where you stopped.'));
    expect(screen.queryByRole('button', { name: begin })).toBeNull();
    await press(first);
    await waitFor(() => expect(house.steps).toHaveLength(1));
    expect(house.stakes).toBe(1);
  });
});
