import type { StudioRound } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { commit, fairDraw } from '../../fair/index.ts';
import type { HouseGame } from '../../kit/index.ts';
import type { GameApi } from '../api.ts';

const serverSeed = 'a1'.repeat(32);
const clientSeed = 'quiet-orange-harbour';

/** The calls of one game, of one step or of several; its rounds are decided by its real rules. */
export function fakeHouse(any: HouseGame, { nonce = 1 } = {}) {
  const game = any as Exclude<HouseGame, { kind: 'shared' }>;
  const fair = { pair_id: 'pair-1', server_seed_hash: commit(serverSeed), client_seed: clientSeed, nonce };
  const draw = fairDraw({ serverSeed, clientSeed, nonce });
  let round: StudioRound | undefined;
  let state: unknown;
  const house = {
    stakes: 0,
    steps: [] as { number: number; step: unknown }[],
    get round() {
      return round;
    },
    api: {
      readSeeds: async () => ({ ...fair, balance_cents: 100_000 }),
      listAccounts: async () => [{ currency: 'EUR', amount_cents: round?.balance_cents ?? 100_000 }],
      listRounds: async () => (round ? [round] : []),
      replayRound: async () => round,
      rotateSeeds: async () => Promise.reject(new Error('not here')),
      playRound: async ({ body }: { body: { stake_cents: number; choice: unknown } }) => {
        house.stakes += 1;
        const choice = game.parseChoice(body.choice);
        if (!choice.ok) throw new CallFailed('playRound', 422, { errors: { choice: { invalid: 'x' } } });
        const stake = BigInt(body.stake_cents);
        const bet = { stake, choice: choice.value, draw };
        const played = game.kind === 'single' ? { done: true as const, ...game.play(bet) } : game.open(bet);
        round = {
          round_id: '00000000-0000-4000-8000-000000000001',
          game: game.identifier,
          game_version: game.version,
          mode: 'real',
          currency: 'EUR',
          stake_cents: body.stake_cents,
          choice: choice.value,
          steps: [],
          balance_before_cents: 100_000,
          at: '2026-11-15T12:00:00.000Z',
          fair,
          ...told(played, body.stake_cents),
          events: played.events,
        };
        if (!played.done) state = played.state;
        return round;
      },
      takeStep: async ({ body }: { body: { number: number; step: unknown } }) => {
        house.steps.push(body);
        if (!round || game.kind !== 'steps') throw new CallFailed('takeStep', 404, null);
        if (round.steps.length >= body.number) return round;
        const step = game.parseStep(body.step, state);
        if (!step.ok) throw new CallFailed('takeStep', 422, { errors: { choice: { invalid: 'x' } } });
        const answer = game.step({ stake: BigInt(round.stake_cents), state, step: step.value, draw });
        round = {
          ...round,
          ...told(answer, round.stake_cents),
          steps: [...round.steps, body.step],
          events: [...round.events, ...answer.events],
        };
        if (!answer.done) state = answer.state;
        return round;
      },
    } as unknown as GameApi,
  };
  return house;
}

function told(played: { done: boolean; outcome?: unknown; win?: bigint }, stake: number) {
  const win = Number(played.win ?? 0n);
  return {
    state: played.done ? ('closed' as const) : ('open' as const),
    outcome: played.done ? played.outcome : null,
    win_cents: win,
    balance_cents: 100_000 - stake + win,
  };
}
