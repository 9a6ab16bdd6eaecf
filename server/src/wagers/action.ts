import type { Split } from './split-stake.ts';
import type { ActionState } from './wager.ts';

/** An action as it is recorded. */
export interface RecordedAction {
  id: string;
  callId: string;
  roundId: string;
  playerId: number;
  /** None where the player had no wallet in the currency: only a tombstone can be. */
  accountId: bigint | null;
  /** None for a tombstone: nobody knows what would have come. */
  kind: 'bet' | 'win' | 'undo' | 'promo' | null;
  undoes: string | null;
  /** What the wallet gained or, below zero, lost. */
  cash: bigint;
  bonus: bigint;
  /** Of an undo: what was not there any more. */
  short: Split;
  state: ActionState;
  title: string | null;
  at: Date;
}
