import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBonus, aDeal } from '../bonuses/testing/a-gift.ts';
import { queries } from '../query/index.ts';
import { refuse } from '../query/testing/fake-api.ts';
import { aPlayer, server, showAs } from '../session/testing/fake-server.tsx';
import { GiftLine } from './GiftLine.tsx';
import type { GameView } from './read-game-page.server.ts';
import WithoutGiftDialog from './WithoutGiftDialog.tsx';

vi.mock('../query/api.ts', async () => ({ api: (await import('../session/testing/fake-server.tsx')).server.api }));
vi.mock('../query/report-failure.ts', () => ({ reportFailure: vi.fn() }));

const slot = { counts: { identifier: 'studio/meteor', kind: 'slots', collections: ['slots'] } } as unknown as GameView;
const roulette = { counts: { identifier: 'studio/wheel', kind: 'tables', collections: [] } } as unknown as GameView;
const { limits } = aDeal();
const elsewhere = aBonus({ deal: aDeal({ limits: { ...limits, games: ['studio/other'] } }) });

beforeEach(() => {
  server.reset();
  queries.clear();
});
afterEach(cleanup);

describe('before anything is staked', () => {
  const line = async (game: GameView, gifts = [aBonus()], currency = 'EUR') => {
    showAs(
      aPlayer(),
      <>
        <GiftLine game={game} currency={currency} bonuses={gifts} />
        <p>the game</p>
      </>,
    );
    await screen.findByText('the game');
    return document.querySelector('p:has(a)')?.textContent;
  };

  test('a slot says how much counts for the gift, and its largest stake', async () => {
    expect(await line(slot)).toBe('For your gift this game counts 100%. Largest stake €5.00.Monday gift');
  });

  test('a table says that it counts less', async () => {
    expect(await line(roulette)).toMatch(/^For your gift this game counts 10%/);
  });

  test('a game outside of the gift says that only own money is played with', async () => {
    expect(await line(slot, [elsewhere])).toMatch(/^Your gift is not played with in this game/);
  });

  test('without a gift in this wallet nothing is said', async () => {
    expect(await line(slot, [aBonus()], 'USD')).toBeUndefined();
    cleanup();
    // What was loaded within the same millisecond counts as old as what is there.
    queries.clear();
    expect(await line(slot, [aBonus({ stage: 'wait', paused: true })])).toBeUndefined();
  });
});

describe('[PP-20] a stake that the gift refuses', () => {
  const onClosed = vi.fn();
  const ask = async (game = slot, gift = aBonus()) => {
    onClosed.mockClear();
    server.answers.listBonuses = () => [gift];
    server.answers.listAccounts = () => [];
    showAs(aPlayer(), <WithoutGiftDialog game={game} currency="EUR" onClosed={onClosed} />);
    return screen.findByRole('dialog', { name: 'Your gift is in the way' });
  };

  test('is answered with staking less beside playing without the bonus, both as large', async () => {
    const dialog = await ask();
    expect(dialog.textContent).toContain('With “Monday gift” a stake can be €5.00 at most. Nothing was staked.');
    const less = screen.getByRole('button', { name: 'Stake less' });
    const pause = screen.getByRole('button', { name: 'Play without the bonus' });
    expect(less.className).toBe(pause.className);
    server.answers.pauseBonus = () => null;
    fireEvent.click(pause);
    await waitFor(() => expect(onClosed).toHaveBeenCalled());
    expect(server.inputsOf('pauseBonus')).toEqual([{ params: { id: '1' } }]);
  });

  test('in a game that is not the gift’s says so', async () => {
    const dialog = await ask(slot, elsewhere);
    expect(dialog.textContent).toContain('“Monday gift” is not played with in this game');
  });

  test('[ERR-09] a pause that fails says so and stays open', async () => {
    await ask();
    server.answers.pauseBonus = refuse(409, { error: { code: 'GIFT_MOVED' } });
    fireEvent.click(screen.getByRole('button', { name: 'Play without the bonus' }));
    expect(await screen.findByText('That did not work. Your gift is as it was.')).toBeTruthy();
    expect(onClosed).not.toHaveBeenCalled();
  });
});
