import type { StudioRound } from '@halley/contract';

/** What the record of a round says in every game. Screens show these values and decide nothing themselves (PP-11). */
export interface RoundRecord {
  id: string;
  version: number;
  at: string;
  currency: string;
  stake: bigint;
  win: bigint;
  balanceBefore: bigint;
  balanceAfter: bigint;
  fair: StudioRound['fair'];
}

export function readRecord(round: StudioRound): RoundRecord {
  return {
    id: round.round_id,
    version: round.game_version,
    at: round.at,
    currency: round.currency,
    stake: BigInt(round.stake_cents),
    win: BigInt(round.win_cents),
    balanceBefore: BigInt(round.balance_before_cents),
    balanceAfter: BigInt(round.balance_cents),
    fair: round.fair,
  };
}
