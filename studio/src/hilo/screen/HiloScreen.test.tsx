import type { StudioRound } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTranslate } from '../../messages/index.ts';
import { type GameApi, type Launch, silentSound, WordsProvider } from '../../screen/index.ts';
import { stubMedia } from '../../screen/testing/stub-media.ts';
import { type HiloState, hiloGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { HiloScreen } from './HiloScreen.tsx';

const fair = { pair_id: 'pair-1', server_seed_hash: 'ab'.repeat(32), client_seed: 'quiet', nonce: 3 };
const pair = { ...fair, nonce: 4, balance_cents: 100_000 };
const seven = 6;
const king = 12;

/** The server with cards the test has chosen; rounds are decided by the real rules. */
function fakeHouse(cards: number[], open?: { state: HiloState; events: unknown[]; steps: unknown[] }) {
  const draw = { float: () => 0, integer: () => cards.shift() as number, position: 0 };
  let round: StudioRound | undefined;
  let state: HiloState = open?.state ?? { cards: [], ways: [] };
  const base = {
    round_id: '00000000-0000-4000-8000-000000000001',
    game: hiloGame.identifier,
    game_version: hiloGame.version,
    mode: 'real' as const,
    currency: 'EUR',
    stake_cents: 1_000,
    choice: {},
    balance_before_cents: 100_000,
    at: '2026-11-15T12:00:00.000Z',
    fair,
  };
  const openRound = (events: unknown[], steps: unknown[]): StudioRound => ({
    ...base,
    state: 'open',
    steps,
    events,
    outcome: null,
    win_cents: 0,
    balance_cents: 99_000,
  });
  if (open) round = openRound(open.events, open.steps);
  const house = {
    steps: [] as { number: number; step: unknown }[],
    loseSteps: 0,
    api: {
      readSeeds: async () => pair,
      listAccounts: async () => [{ currency: 'EUR', amount_cents: round?.balance_cents ?? 100_000 }],
      listRounds: async () => (round ? [round] : []),
      replayRound: async () => round,
      rotateSeeds: async () => Promise.reject(new Error('not here')),
      playRound: async () => {
        const answer = hiloGame.open({ stake: 1_000n, choice: {}, draw });
        if (!answer.done) state = answer.state;
        round = openRound(answer.events, []);
        return round;
      },
      takeStep: async ({ body }: { body: { number: number; step: unknown } }) => {
        house.steps.push(body);
        if (round && round.steps.length < body.number) {
          const step = hiloGame.parseStep(body.step, state);
          if (!step.ok) throw new CallFailed('takeStep', 422, { errors: { choice: { invalid: 'x' } } });
          const answer = hiloGame.step({ stake: 1_000n, state, step: step.value, draw });
          const events = [...round.events, ...answer.events];
          const steps = [...round.steps, body.step];
          if (!answer.done) state = answer.state;
          round = answer.done
            ? {
                ...openRound(events, steps),
                state: 'closed',
                outcome: answer.outcome,
                win_cents: Number(answer.win),
                balance_cents: 99_000 + Number(answer.win),
              }
            : openRound(events, steps);
        }
        if (house.loseSteps-- > 0) throw new CallFailed('takeStep', 502, null);
        return round;
      },
    } as unknown as GameApi,
  };
  return house;
}

const launch: Launch = { mode: 'real', currency: 'EUR', locale: 'en', replay: undefined, verify: false, paceMs: 0 };
const tell = vi.fn();
const sound = { ...silentSound, won: vi.fn() };

beforeEach(() => {
  stubMedia();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  sessionStorage.clear();
  tell.mockClear();
  sound.won.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(house: { api: GameApi }) {
  const text = await loadTranslate('en', words);
  await act(async () =>
    render(
      <WordsProvider text={text} locale="en" currency="EUR">
        <HiloScreen api={house.api} launch={launch} link={{ tell, listen: () => () => undefined }} sound={sound} />
      </WordsProvider>,
    ),
  );
}
const press = (name: RegExp | string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const rounds = () => tell.mock.calls.map(([message]) => message).filter(({ type }) => type === 'round');

test('a row is dealt, guessed and taken, and the page hears of the round when it is over', async () => {
  const house = fakeHouse([seven, king]);
  await show(house);
  await press('Deal');
  await waitFor(() => expect(screen.getByRole('button', { name: /Higher/ })).toBeTruthy());
  expect(screen.getByText('7 of spades')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Take/ }).hasAttribute('disabled')).toBe(true);
  expect(rounds()).toEqual([]);
  await press(/Higher/);
  await waitFor(() => expect(screen.getByText('K of spades')).toBeTruthy());
  await press('Take €21.45');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Deal' })).toBeTruthy());
  expect(house.steps).toEqual([
    { number: 1, step: { guess: 'higher' } },
    { number: 2, step: { cash_out: true } },
  ]);
  expect(rounds()).toMatchObject([{ stake_cents: 1_000, win_cents: 2_145, balance_cents: 101_145 }]);
  expect(sound.won).toHaveBeenCalledOnce();
});

test('[PP-03] a wrong guess is told plainly', async () => {
  await show(fakeHouse([seven, seven]));
  await press('Deal');
  await waitFor(() => screen.getByRole('button', { name: /Lower/ }));
  await press(/Lower/);
  await waitFor(() => expect(screen.getByText('No win on a €10.00 stake')).toBeTruthy());
  expect(document.querySelector('[data-celebrates]')).toBeNull();
  expect(sound.won).not.toHaveBeenCalled();
});

test('[PP-15] a row that waits is opened where it stopped, and nothing else can be dealt', async () => {
  const house = fakeHouse([king], {
    state: { cards: [seven, 8], ways: [6] },
    events: [
      { type: 'dealt', card: seven },
      { type: 'guessed', guess: 'higher', card: 8, right: true },
    ],
    steps: [{ guess: 'higher' }],
  });
  await show(house);
  await waitFor(() =>
    expect(screen.getByText('This round was waiting for you. Go on where you stopped.')).toBeTruthy(),
  );
  expect(screen.queryByRole('button', { name: 'Deal' })).toBeNull();
  expect(screen.getByText('9 of spades')).toBeTruthy();
  await press(/Higher/);
  await waitFor(() => expect(house.steps).toEqual([{ number: 2, step: { guess: 'higher' } }]));
});

test('a step whose answer is lost is sent again under its number, and counts once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const house = fakeHouse([seven, king]);
  await show(house);
  await press('Deal');
  await waitFor(() => screen.getByRole('button', { name: /Higher/ }));
  house.loseSteps = 1;
  await press(/Higher/);
  await act(async () => {
    await vi.advanceTimersByTimeAsync(3_000);
  });
  await waitFor(() => expect(screen.getByText('K of spades')).toBeTruthy());
  expect(house.steps.map(({ number }) => number)).toEqual([1, 1]);
  vi.useRealTimers();
});

test('the keyboard plays alone', async () => {
  const house = fakeHouse([seven, king]);
  await show(house);
  await act(async () => fireEvent.keyDown(document.body, { key: 'Enter' }));
  await waitFor(() => screen.getByRole('button', { name: /Higher/ }));
  await act(async () => fireEvent.keyDown(document.body, { key: 'ArrowUp', repeat: true }));
  expect(house.steps).toEqual([]);
  await act(async () => fireEvent.keyDown(document.body, { key: 'ArrowUp' }));
  await waitFor(() => expect(house.steps).toHaveLength(1));
});
