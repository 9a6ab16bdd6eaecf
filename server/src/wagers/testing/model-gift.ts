/** A gift as the model of gifts tells it. */
export interface ModelGift {
  stage: 'handle_bets' | 'wait' | 'wager_done' | 'lost' | 'canceled' | 'expired' | 'activated' | 'finished';
  /** Free spins hold what they win, and stake nothing. */
  spins: { left: number; most: bigint; wager: bigint } | null;
  end: 'earned' | 'cashed_out' | null;
  amount: bigint;
  balance: bigint;
  released: bigint;
  requirement: bigint;
  /** Hundredths. */
  progress: bigint;
  tenths: number;
  bySteps: boolean;
  cap: bigint | null;
  maxStake: bigint | null;
  deposit: bigint | null;
  /** Since it was given. */
  staked: bigint;
  days: number;
  /** Its days have run out, unless its clock stands. */
  over: boolean;
  stopped: boolean;
  paused: boolean;
  place: number | null;
}

export const aModelGift = (change: Partial<ModelGift>): ModelGift => ({
  stage: 'handle_bets',
  spins: null,
  end: null,
  amount: 0n,
  balance: 0n,
  released: 0n,
  requirement: 0n,
  progress: 0n,
  tenths: 0,
  bySteps: false,
  cap: null,
  maxStake: null,
  deposit: null,
  staked: 0n,
  days: 30,
  over: false,
  stopped: false,
  paused: false,
  place: null,
  ...change,
});
