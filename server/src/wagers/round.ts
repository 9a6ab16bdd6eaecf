import type { Currency } from '@halley/contract';
import type { RoundGift } from '../bonuses/index.ts';
import type { Split } from './split-stake.ts';

export type RoundState = 'open' | 'closed' | 'rolled_back';

/** Whom an open round waits for: the provider's next call, its player's next step, or an event in the world. */
export type WaitsFor = 'provider' | 'player' | 'event';

/** What may become of a round played by `stake`, `settle` and `rollback`. A late rollback of a closed round is refused: its win has been paid. */
export const roundMoves: Record<RoundState, readonly RoundState[]> = {
  open: ['closed', 'rolled_back'],
  closed: [],
  rolled_back: [],
};

export interface Round {
  id: string;
  playerId: number;
  accountId: bigint;
  game: string;
  gameVersion: number;
  currency: Currency;
  state: RoundState;
  inputHash: Buffer;
  stake: Split;
  win: Split;
  /** Of a round that the house paid for: what it was played at, and out of which free rounds. Nothing is staked then. */
  free?: { id: string; stake: bigint };
  /** Of a bet that the house paid for: its stake. Nothing of the player's is staked then. */
  houseStake?: bigint;
  /** The gift that was played with when it was opened, or that the free rounds belong to. */
  gift?: RoundGift;
  /** What it has counted for that gift, in hundredths of a subunit. */
  counted?: bigint;
  balanceBefore: bigint;
  balanceAfter: bigint;
  /** What the game itself needs to remember: choice, events, outcome, seeds. */
  /** Of bets on events also `odds`, in thousandths, and `uncounted` while they are void or were sold. */
  detail: Record<string, unknown>;
  /** Made of actions (`act`): its stake and win are the sums of those that stand. */
  stepwise: boolean;
  awaits: WaitsFor;
  openedAt: Date;
  closedAt: Date | null;
}

/** What a round was played at, whoever paid for it. */
export function playedAt({ stake, free }: Pick<Round, 'stake' | 'free'>): bigint {
  return free?.stake ?? totalOf(stake);
}

export function totalOf(split: Split): bigint {
  return split.cash + split.bonus;
}
