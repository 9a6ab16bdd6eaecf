import type { GameMessage, StudioRound } from '@halley/contract';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fairDraw } from '../../fair/index.ts';
import { loadTranslate } from '../../messages/index.ts';
import { readLaunch, silentSound, WordsProvider } from '../../screen/index.ts';
import { stubMedia } from '../../screen/testing/stub-media.ts';
import type { SlotEvent } from '../events.ts';
import { machineEntries } from '../index.ts';
import words from '../machines/words.ts';
import { apply, emptyView, lastView } from './slot-view.ts';
import { slotScreen } from './start-slot.tsx';

const { game, machine } = machineEntries['comet-run'];
const art = { className: '', scene: null, symbols: {} };
const Screen = slotScreen(machine, art);

/** A round of the real rules, the first with the wanted kind of end. */
function aRound(wanted: (win: bigint, events: SlotEvent[]) => boolean): StudioRound {
  for (let nonce = 1; ; nonce++) {
    const source = { serverSeed: 'a1'.repeat(32), clientSeed: 'mine', nonce };
    const { events, outcome, win } = game.play({ stake: 100n, choice: { mode: 'spin' }, draw: fairDraw(source) });
    if (!wanted(win, events)) continue;
    return {
      round_id: `00000000-0000-4000-8000-${String(nonce).padStart(12, '0')}`,
      game: 'comet-run',
      game_version: game.version,
      mode: 'demo',
      state: 'closed',
      steps: [],
      currency: 'FUN',
      stake_cents: 100,
      choice: { mode: 'spin' },
      events,
      outcome,
      win_cents: Number(win),
      balance_before_cents: 100_000,
      balance_cents: 100_000 - 100 + Number(win),
      at: '2026-11-15T12:00:00.000Z',
      fair: { pair_id: 'p', server_seed_hash: 'h', client_seed: 'mine', nonce },
    };
  }
}

async function open(round: StudioRound, past: StudioRound[] = [], { mode = 'demo', more = {} } = {}) {
  const told: GameMessage[] = [];
  const api = {
    readSeeds: async () => ({
      pair_id: 'p',
      server_seed_hash: 'h',
      client_seed: 'mine',
      nonce: 1,
      balance_cents: 100_000,
    }),
    listRounds: async () => past,
    playRound: async () => round,
    ...more,
  };
  const text = await loadTranslate('en', words);
  await act(async () => {
    render(
      <WordsProvider text={text} locale="en" currency={mode === 'demo' ? 'FUN' : 'EUR'}>
        <Screen
          api={api as never}
          launch={readLaunch(mode === 'demo' ? '?mode=demo' : '?mode=real&currency=EUR')}
          link={{ tell: (message: GameMessage) => told.push(message), listen: () => () => undefined } as never}
          sound={silentSound}
        />
      </WordsProvider>,
    );
  });
  return { told, spin: await screen.findByRole('button', { name: 'Spin' }) };
}

beforeEach(() => {
  stubMedia();
});
afterEach(() => vi.unstubAllGlobals());

describe('a machine on its screen', () => {
  test('[PP-11] after a round it says what the record says, and tells the page the same', async () => {
    const round = aRound((win) => win > 100n);
    const { told, spin } = await open(round);
    await act(async () => {
      fireEvent.click(spin);
    });
    const words = `You won FUN ${(round.win_cents / 100).toFixed(2)} on FUN 1.00`;
    await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0));
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'round', win_cents: round.win_cents, balance_cents: round.balance_cents }),
    );
  });

  test('[PP-03] a return that is not above the stake is said and not celebrated', async () => {
    const round = aRound((win) => win > 0n && win < 100n);
    const { spin } = await open(round);
    await act(async () => {
      fireEvent.click(spin);
    });
    await waitFor(() => expect(screen.getAllByText(/came back$/).length).toBeGreaterThan(0));
    expect(document.querySelector('[data-celebrates]')).toBe(null);
  });

  test('the picture in the end is the last grid of the record, free spins or not', () => {
    const round = aRound((_, events) => events.some((event) => event.type === 'free'));
    const events = round.events as SlotEvent[];
    const grids = events.flatMap((event) => ('grid' in event ? [event.grid] : []));
    const view = lastView(events, [], machine.grid.rows);
    expect(view.grid).toEqual(grids.at(-1));
    expect(view.paid).toBe((round.outcome as { units: number }).units);
    expect(view.free).toBe(undefined);
  });

  test('what is paid on the way adds up event by event', () => {
    const round = aRound((_, events) => events.some((event) => event.type === 'free'));
    let view = emptyView([]);
    let paid = 0;
    for (const event of round.events as SlotEvent[]) {
      view = apply(view, event, machine.grid.rows);
      if (event.type === 'won') paid += event.pays;
      if (event.type === 'spun') expect(view.turning).toBe(true);
      if (event.type !== 'settled') expect(view.paid).toBe(paid);
    }
  });

  test('free rounds are played first, at their stake and nobody’s cost, until there are none', async () => {
    const nobodys = {
      mode: 'real' as const,
      currency: 'EUR',
      stake_cents: 20,
      balance_before_cents: 0,
      balance_cents: 0,
    };
    const base = { ...aRound((win) => win === 0n), ...nobodys };
    const sent: object[] = [];
    const grant = { id: 'g', currency: 'EUR', stake_cents: 20, left: 2, expires_at: '2026-12-01T12:00:00.000Z' };
    const more = {
      listAccounts: async () => [{ currency: 'EUR', amount_cents: 0 }],
      listFreeRounds: async () => [{ ...grant, id: 'other', currency: 'USD' }, grant],
      playRound: async ({ body }: { body: { free_rounds?: string } }) => {
        sent.push(body);
        return { ...base, round_id: `round-${sent.length}`, free_rounds: { id: 'g', left: 2 - sent.length } };
      },
    };
    const { spin } = await open(base, [], { mode: 'real', more });
    expect(await screen.findByText('Free rounds: 2 left at €0.20')).toBeTruthy();
    await act(async () => {
      fireEvent.click(spin);
    });
    expect(await screen.findByText('Free rounds: 1 left at €0.20')).toBeTruthy();
    await act(async () => {
      fireEvent.click(spin);
    });
    await waitFor(() => expect(screen.queryByText(/^Free rounds/)).toBe(null));
    const round = { mode: 'real', currency: 'EUR', stake_cents: 20, choice: { mode: 'spin' }, free_rounds: 'g' };
    expect(sent).toEqual([round, round]);
    // Nothing is left, and nobody's money is there: the next click stakes nothing.
    await act(async () => {
      fireEvent.click(spin);
    });
    expect(sent).toHaveLength(2);
    expect(await screen.findByText('That is more than your balance.')).toBeTruthy();
  });
});
