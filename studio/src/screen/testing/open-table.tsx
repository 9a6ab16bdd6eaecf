import type { GameMessage, StudioRound } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type FairDraw, fairDraw } from '../../fair/index.ts';
import { checkBet, type HouseGame } from '../../kit/index.ts';
import { loadTranslate } from '../../messages/index.ts';
import { wordsOfGames } from '../../messages/testing/words-of-games.ts';
import type { GameApi } from '../api.ts';
import type { ScreenProps } from '../GameScreen.tsx';
import { readLaunch } from '../launch.ts';
import { silentSound } from '../sound.ts';
import { WordsProvider } from '../words.tsx';
import { stubMedia } from './stub-media.ts';

/** The server as a screen of any game meets it: rounds are decided by the real rules, with the numbers of one nonce. */
export interface TableHouse {
  api: GameApi;
  /** Newest first. */
  rounds: StudioRound[];
  sent: unknown[];
}

export function tableHouse(
  game: Exclude<HouseGame, { kind: 'shared' }>,
  input: { nonce: number; balance?: number },
): TableHouse {
  let balance = input.balance ?? 100_000;
  let { nonce } = input;
  let open: { state: unknown; draw: FairDraw; stake: bigint } | undefined;
  const rounds: StudioRound[] = [];
  const sent: unknown[] = [];
  const pair = () => ({ pair_id: 'p', server_seed_hash: 'ab'.repeat(32), client_seed: 'mine', nonce });

  async function playRound({ body }: { body: { stake_cents: number; choice: unknown } }): Promise<StudioRound> {
    sent.push(body);
    const bet = checkBet(game, { currency: 'FUN', stake: BigInt(body.stake_cents), choice: body.choice });
    if (!bet.ok) throw new Error(`the screen sent a bet that the rules refuse: ${bet.refusal.code}`);
    const { stake, choice } = bet.value;
    const draw = fairDraw({ serverSeed: 'a1'.repeat(32), clientSeed: 'mine', nonce });
    const answer =
      game.kind === 'single'
        ? { done: true as const, ...game.play({ stake, choice, draw }) }
        : game.open({ stake, choice, draw });
    const before = balance;
    const win = answer.done ? Number(answer.win) : 0;
    balance += win - body.stake_cents;
    open = answer.done ? undefined : { state: answer.state, draw, stake };
    const round: StudioRound = {
      round_id: `00000000-0000-4000-8000-${String(nonce).padStart(12, '0')}`,
      game: game.id,
      game_version: game.version,
      mode: 'demo',
      state: answer.done ? 'closed' : 'open',
      steps: [],
      currency: 'FUN',
      stake_cents: body.stake_cents,
      choice,
      events: answer.events,
      outcome: answer.done ? answer.outcome : null,
      win_cents: win,
      balance_before_cents: before,
      balance_cents: balance,
      at: '2026-11-15T12:00:00.000Z',
      fair: pair(),
    };
    nonce += 1;
    rounds.unshift(round);
    return round;
  }

  async function takeStep({ body }: { body: { number: number; step: unknown } }): Promise<StudioRound> {
    sent.push(body);
    const [round] = rounds;
    if (game.kind !== 'steps' || !round || !open) throw new CallFailed('takeStep', 409, null);
    const { state, draw, stake } = open;
    const step = game.parseStep(body.step, state);
    if (!step.ok) throw new CallFailed('takeStep', 422, { errors: { choice: { invalid: 'x' } } });
    const raised = Number(game.raise?.({ stake, state, step: step.value }) ?? 0n);
    const answer = game.step({ stake, state, step: step.value, draw });
    const win = answer.done ? Number(answer.win) : 0;
    balance += win - raised;
    if (answer.done) open = undefined;
    else open.state = answer.state;
    rounds[0] = {
      ...round,
      state: answer.done ? 'closed' : 'open',
      stake_cents: round.stake_cents + raised,
      raised_cents: (round.raised_cents ?? 0) + raised,
      steps: [...round.steps, body.step],
      events: [...round.events, ...answer.events],
      outcome: answer.done ? answer.outcome : null,
      win_cents: win,
      balance_cents: balance,
    };
    return rounds[0];
  }

  const api = {
    readSeeds: async () => ({ ...pair(), balance_cents: balance }),
    listRounds: async ({ query }: { query: { limit: number } }) => rounds.slice(0, query.limit),
    playRound,
    takeStep,
  };
  return { api: api as unknown as GameApi, rounds, sent };
}

/** Opens a screen in demo play. Nothing moves: what is tested is what is shown. */
export async function openTable(Screen: (props: ScreenProps) => ReactNode, house: TableHouse, { phone = false } = {}) {
  sessionStorage.clear();
  stubMedia({ phone });
  const told: GameMessage[] = [];
  const text = await loadTranslate('en', wordsOfGames());
  await act(async () => {
    render(
      <WordsProvider text={text} locale="en" currency="FUN">
        <Screen
          api={house.api}
          launch={readLaunch('?mode=demo')}
          link={{ tell: (message) => void told.push(message), listen: () => () => undefined }}
          sound={silentSound}
        />
      </WordsProvider>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
  return { told, rounds: () => told.filter(({ type }) => type === 'round') };
}

/** The first number of a round whose end is wanted. */
export function nonceWhere(wanted: (draw: FairDraw) => boolean): number {
  for (let nonce = 1; ; nonce += 1) {
    if (wanted(fairDraw({ serverSeed: 'a1'.repeat(32), clientSeed: 'mine', nonce }))) return nonce;
  }
}
