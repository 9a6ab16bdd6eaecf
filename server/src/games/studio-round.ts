import { type StudioRound, wireCents } from '@halley/contract';
import type { RoundState } from '../wagers/index.ts';
import type { RoundDetail } from './round-detail.ts';

export interface RecordedRound {
  id: string;
  game: string;
  gameVersion: number;
  mode: 'real' | 'demo';
  state: RoundState;
  currency: string;
  stake: bigint;
  win: bigint;
  balanceBefore: bigint;
  balanceAfter: bigint;
  detail: RoundDetail;
  /** The house paid for it; how many were left then. */
  freeRounds?: { id: string; left: number };
  at: Date;
}

/** A recorded round as the screen plays it. The server seed is there only once its pair has been opened. */
export function studioRound(round: RecordedRound, revealed: Map<string, string>): StudioRound {
  const { choice, steps, raised, events, outcome, pairId, serverSeedHash, clientSeed, nonce } = round.detail;
  const serverSeed = revealed.get(pairId);
  return {
    round_id: round.id,
    game: round.game,
    game_version: round.gameVersion,
    mode: round.mode,
    state: round.state,
    currency: round.currency,
    stake_cents: wireCents(round.stake),
    ...(raised === undefined ? {} : { raised_cents: wireCents(BigInt(raised)) }),
    choice,
    steps: steps ?? [],
    events,
    outcome,
    win_cents: wireCents(round.win),
    balance_before_cents: wireCents(round.balanceBefore),
    balance_cents: wireCents(round.balanceAfter),
    at: round.at.toISOString(),
    ...(round.freeRounds && { free_rounds: round.freeRounds }),
    fair: {
      pair_id: pairId,
      server_seed_hash: serverSeedHash,
      client_seed: clientSeed,
      nonce,
      ...(serverSeed === undefined ? {} : { server_seed: serverSeed }),
    },
  };
}
