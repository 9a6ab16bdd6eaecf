import type { GameMessage, LiveBet, LivePastRound, LiveRound, LiveTable, LiveTableId } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { nodeHexHash } from '../../fair/hmac-node.ts';
import { checkBet, type SharedGame } from '../../kit/index.ts';
import { loadTranslate } from '../../messages/index.ts';
import { wordsOfGames } from '../../messages/testing/words-of-games.ts';
import { type GameApi, readLaunch, type ScreenProps, type Sound, WordsProvider } from '../../screen/index.ts';
import { stubMedia } from '../../screen/testing/stub-media.ts';
import { createChain, liveDraw } from '../chain.ts';
import type { LiveApi } from '../screen/live-api.ts';

const salt = 'of the table';
const chain = createChain('d4'.repeat(32), 600, nodeHexHash);

/** The first round of the chain, from a number on, that comes to what is wanted. */
export function roundWhere<Outcome>(game: SharedGame<never, Outcome>, wanted: (outcome: Outcome) => boolean): number {
  for (let number = 2; ; number++) if (wanted(outcomeOf(game, number))) return number;
}

const outcomeOf = <Outcome,>(game: SharedGame<never, Outcome>, number: number): Outcome =>
  game.outcomeOf(liveDraw({ link: chain.linkOf(number), salt, number }));

/** A table of shared rounds as its screen meets it: no chance, no clock of its own, decided by the real rules. */
export function liveHouse<Choice, Outcome>(game: SharedGame<Choice, Outcome>, start: { number: number }) {
  const any = game as unknown as SharedGame<never, Outcome>;
  const table = game.id as LiveTableId;
  let balance = 100_000;
  let said = 0;
  const nowMs = () => Date.now();
  const bets: LiveBet[] = [];
  const past: LivePastRound[] = [];
  const others: LiveTable['bets'] = { count: 0, won: 0, shown: [], spots: [] };
  const sent: { stake_cents: number; choice: unknown; round_id: number }[] = [];
  let refusal: string | undefined;
  let round = opened(start.number);

  function opened(number: number): LiveRound {
    return {
      id: number,
      state: 'betting',
      betting_ends_at: nowMs() + 12_000,
      started_at: null,
      ended_at: null,
      version: game.version,
      outcome: null,
      interrupted_pays: null,
      proof: {
        chain_id: 1,
        number,
        terminal: chain.terminal,
        salt,
        link: null,
        committed: number === 1 ? chain.terminal : chain.linkOf(number - 1),
      },
    };
  }
  const before = (): LiveTable['past'] => [
    ...past.map(({ id, outcome }) => ({ id, outcome })),
    { id: start.number - 1, outcome: outcomeOf(any, start.number - 1) },
  ];

  const house = {
    sent,
    bets,
    others,
    get round() {
      return round;
    },
    refuseWith(code: string | undefined) {
      refusal = code;
    },
    /** Bets are closed; what is shown began so long ago. */
    show(elapsedMs: number) {
      const startedAt = nowMs() - elapsedMs;
      round = {
        ...round,
        state: 'running',
        started_at: startedAt,
        ended_at: startedAt + game.timing.showingMs,
        outcome: outcomeOf(any, round.proof.number),
        proof: { ...round.proof, link: chain.linkOf(round.proof.number) },
      };
    },
    settle() {
      round = { ...round, state: 'settled' };
      for (const [at, bet] of bets.entries()) {
        if (bet.state !== 'open') continue;
        const choice = game.parseChoice(bet.choice);
        if (!choice.ok) throw new Error('a bet that was taken has a choice');
        const stake = BigInt(bet.stake_cents);
        const win = game.winOf({ stake, choice: choice.value, outcome: round.outcome as Outcome, ceiling: null });
        balance += Number(win);
        bets[at] = { ...bet, state: 'closed', win_cents: Number(win), pays: Number((win * 100n) / stake) };
      }
      past.unshift({ ...round, table });
    },
    /** The round could not begin: everything comes back. */
    giveBack() {
      round = { ...round, state: 'voided', interrupted_pays: 100 };
      for (const [at, bet] of bets.entries()) {
        if (bet.state !== 'open') continue;
        balance += bet.stake_cents;
        bets[at] = { ...bet, state: 'refunded', win_cents: bet.stake_cents, pays: 100 };
      }
    },
    next() {
      round = opened(round.id + 1);
    },
  };

  const withBalance = (bet: LiveBet): LiveBet => ({ ...bet, balance_cents: balance });
  const api = {
    readLiveTable: async (): Promise<LiveTable> => ({
      // Later each time: what is read later is newer.
      table,
      event: 'betting',
      at: nowMs() + said++ / 1_000,
      round,
      bets: { ...others },
      past: before(),
    }),
    listLiveBets: async () => ({ balance_cents: balance, bets: bets.map(withBalance) }),
    placeLiveBet: async ({ body }: { body: (typeof sent)[number] & { mode: 'demo' } }) => {
      sent.push(body);
      if (refusal) throw new CallFailed('placeLiveBet', 409, { error: { code: refusal } });
      const bet = checkBet(game, { currency: 'FUN', stake: BigInt(body.stake_cents), choice: body.choice });
      if (!bet.ok) throw new Error(`the screen sent a bet that the rules refuse: ${bet.refusal.code}`);
      balance -= body.stake_cents;
      const placed: LiveBet = {
        bet_id: `00000000-0000-4000-8000-${String(sent.length).padStart(12, '0')}`,
        table,
        mode: 'demo',
        round_id: body.round_id,
        currency: 'FUN',
        stake_cents: body.stake_cents,
        choice: bet.value.choice,
        state: 'open',
        pays: null,
        ceiling: null,
        win_cents: 0,
        balance_cents: balance,
        at: '2026-11-15T12:00:00.000Z',
      };
      bets.unshift(placed);
      return placed;
    },
    readLiveBet: async ({ params }: { params: { bet: string } }) => {
      const bet = bets.find((each) => each.bet_id === params.bet);
      if (!bet) throw new CallFailed('readLiveBet', 404, null);
      return { bet: withBalance(bet), round: { ...round, table } };
    },
    listLiveRounds: async () => past,
    readLiveSubscription: async () => ({ url: '', token: '', client_name: '' }),
  };
  return {
    ...house,
    get round() {
      return house.round;
    },
    api: api as unknown as LiveApi,
  };
}

/** Opens the screen of a table in demo play. `still`: as for people who want no motion. */
export async function openLive(
  Screen: (props: ScreenProps & { liveApi?: LiveApi }) => ReactNode,
  house: { api: LiveApi },
  { search = '?mode=demo', still = true } = {},
) {
  sessionStorage.clear();
  stubMedia({ still });
  const told: GameMessage[] = [];
  const heard: string[] = [];
  const sound: Sound = {
    isOn: () => true,
    set: () => undefined,
    landed: () => void heard.push('landed'),
    won: () => void heard.push('won'),
    bigWin: () => void heard.push('big win'),
    tick: () => undefined,
    step: () => undefined,
  };
  const text = await loadTranslate('en', wordsOfGames());
  await act(async () => {
    render(
      <WordsProvider text={text} locale="en" currency="FUN">
        <Screen
          api={{} as GameApi}
          liveApi={house.api}
          launch={readLaunch(search)}
          link={{ tell: (message) => void told.push(message), listen: () => () => undefined }}
          sound={sound}
        />
      </WordsProvider>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
  return { told, heard };
}
