import type { StudioRound } from '@halley/contract';
import { commit, fairDraw } from '../../fair/index.ts';
import { checkBet } from '../../kit/index.ts';
import { diceGame } from '../rules.ts';

/** The server as a game's screen meets it: only `fetch` is replaced, rounds are decided by the real rules. */
export interface FakeStudio {
  fetch: typeof fetch;
  /** Every stake that arrived, also those whose answer was lost. */
  stakes: { key: string; requestedWith: string | null; body: Record<string, unknown> }[];
  rounds: StudioRound[];
  balance: number;
  /** Loses so many answers after the round was played. */
  loseAnswers: number;
  /** Answers the next stakes with this instead. */
  refuseWith: { status: number; body: unknown } | undefined;
  /** Refuses everyone who is not logged in. */
  loggedOut: boolean;
  serverSeed: string;
  pairId: string;
  nonce: number;
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

export function fakeStudio(start: Partial<FakeStudio> = {}): FakeStudio {
  let clientSeed = 'quiet-orange-harbour';
  const answers = new Map<string, StudioRound>();
  const opened = new Map<string, string>();

  const studio: FakeStudio = {
    stakes: [],
    rounds: [],
    balance: 100_000,
    loseAnswers: 0,
    refuseWith: undefined,
    loggedOut: false,
    serverSeed: 'a1'.repeat(32),
    pairId: 'pair-1',
    nonce: 1,
    ...start,
    fetch: async (input, init) => {
      const url = new URL(String(input), 'http://game.test');
      const headers = new Headers(init?.headers);
      const body = init?.body ? JSON.parse(String(init.body)) : {};
      if (studio.loggedOut) return json(401, { error: { code: 'UNAUTHENTICATED' } });
      switch (`${init?.method ?? 'GET'} ${url.pathname}`) {
        case 'GET /api/studio/fair':
          return json(200, pair());
        case 'POST /api/studio/fair/rotate':
          return json(200, rotate(body.client_seed));
        case 'GET /api/player/accounts':
          return json(200, [{ currency: 'EUR', amount_cents: studio.balance }]);
        case 'GET /api/studio/dice/rounds':
          return json(200, studio.rounds.slice(0, Number(url.searchParams.get('limit'))).map(withSeed));
        case 'POST /api/studio/dice/rounds':
          return stake(headers, body);
        default: {
          const round = studio.rounds.find((each) => url.pathname.endsWith(`/${each.round_id}`));
          return round ? json(200, withSeed(round)) : json(404, { error: { code: 'NOT_FOUND' } });
        }
      }
    },
  };

  function pair() {
    const { pairId, serverSeed, nonce, balance } = studio;
    return {
      pair_id: pairId,
      server_seed_hash: commit(serverSeed),
      client_seed: clientSeed,
      nonce,
      balance_cents: balance,
    };
  }

  function rotate(nextClientSeed = clientSeed) {
    const { balance_cents: _, nonce, ...sealed } = pair();
    const revealed = { ...sealed, server_seed: studio.serverSeed, nonce_count: nonce };
    opened.set(studio.pairId, studio.serverSeed);
    studio.serverSeed = 'b2'.repeat(32);
    studio.pairId = 'pair-2';
    studio.nonce = 1;
    clientSeed = nextClientSeed;
    return { revealed, current: pair() };
  }

  function withSeed(round: StudioRound): StudioRound {
    const serverSeed = opened.get(round.fair.pair_id);
    return serverSeed ? { ...round, fair: { ...round.fair, server_seed: serverSeed } } : round;
  }

  function stake(headers: Headers, body: { stake_cents: number; choice: unknown; mode: 'real' | 'demo' }) {
    const key = headers.get('idempotency-key') ?? '';
    studio.stakes.push({ key, requestedWith: headers.get('x-requested-with'), body });
    if (studio.refuseWith) return json(studio.refuseWith.status, studio.refuseWith.body);
    const round = answers.get(key) ?? play(body);
    answers.set(key, round);
    if (studio.loseAnswers > 0) {
      studio.loseAnswers -= 1;
      throw new TypeError('network lost');
    }
    return json(200, round);
  }

  function play(body: { stake_cents: number; choice: unknown; mode: 'real' | 'demo' }): StudioRound {
    const currency = body.mode === 'demo' ? 'FUN' : 'EUR';
    const bet = checkBet(diceGame, { currency, stake: BigInt(body.stake_cents), choice: body.choice });
    if (!bet.ok) throw new Error(`the screen sent a bet that the rules refuse: ${bet.refusal.code}`);
    const source = { serverSeed: studio.serverSeed, clientSeed, nonce: studio.nonce };
    const { events, outcome, win } = diceGame.play({ ...bet.value, draw: fairDraw(source) });
    const { balance_cents: balanceBefore, ...fair } = pair();
    studio.nonce += 1;
    studio.balance += Number(win) - body.stake_cents;
    const round: StudioRound = {
      round_id: `00000000-0000-4000-8000-${String(studio.rounds.length + 1).padStart(12, '0')}`,
      game: 'dice',
      game_version: diceGame.version,
      mode: body.mode,
      state: 'closed',
      steps: [],
      currency,
      stake_cents: body.stake_cents,
      choice: bet.value.choice,
      events,
      outcome,
      win_cents: Number(win),
      balance_before_cents: balanceBefore,
      balance_cents: studio.balance,
      at: '2026-11-15T21:41:52.000Z',
      fair,
    };
    studio.rounds.unshift(round);
    return round;
  }

  return studio;
}

/** The first round number whose roll wins, or does not, with the given seed. */
export function nonceThat(outcome: 'wins' | 'loses', choice = { side: 'over' as const, target: 5_049 }): number {
  for (let nonce = 1; ; nonce += 1) {
    const source = { serverSeed: 'a1'.repeat(32), clientSeed: 'quiet-orange-harbour', nonce };
    const played = diceGame.play({ stake: 100n, choice, draw: fairDraw(source) });
    if (played.outcome.won === (outcome === 'wins')) return nonce;
  }
}
