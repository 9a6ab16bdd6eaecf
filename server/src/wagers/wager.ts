import type { Currency } from '@halley/contract';

interface WagerBase {
  roundId: string;
  playerId: number;
  currency: Currency;
}

interface Staking extends WagerBase {
  /** Hash of everything the player asked for: a repeated id with another hash is a conflict. */
  inputHash: Buffer;
  game: string;
  gameVersion: number;
  stake: bigint;
}

/** A stake whose outcome comes later: `settle` or `rollback` follows. */
export interface StakeWager extends Staking {
  kind: 'stake';
  detail: Record<string, unknown>;
}

/** Stake, outcome and payout in one step. The outcome is decided once the stake is sure. */
export interface PlayWager extends Staking {
  kind: 'play';
  decide(chance: Chance): { win: bigint; detail: Record<string, unknown> };
}

export interface SettleWager extends WagerBase {
  kind: 'settle';
  win: bigint;
  detail?: Record<string, unknown>;
}

export interface RollbackWager extends WagerBase {
  kind: 'rollback';
}

export type StakingWager = StakeWager | PlayWager;

export type Wager = StakeWager | PlayWager | SettleWager | RollbackWager;

/** The sealed seeds of one round, handed out only when the stake has been accepted. */
export interface Chance {
  pairId: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
}

export function isStaking(wager: Wager): wager is StakingWager {
  return wager.kind === 'stake' || wager.kind === 'play';
}
