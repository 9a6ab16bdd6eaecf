import type { Currency, Refusal } from '@halley/contract';
import type { Round, WaitsFor } from './round.ts';
import type { Split } from './split-stake.ts';

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
  /** Where the player is, as far as the caller knows. */
  country?: string;
  /** The player's session, when nobody has looked yet whether it is still open: the door does, behind its locks. */
  session?: string;
  stake: bigint;
  /** Whether all its bets together hardly vary: for a bonus it counts nothing then. Asked where there is a bonus. */
  lowSpread?(): boolean;
}

/** A stake whose outcome comes later: `settle` or `rollback` follows. */
export interface StakeWager extends Staking {
  kind: 'stake';
  detail: Record<string, unknown>;
  /** The first step of a house game: it draws, so its detail is made once the stake is sure. With a win it is over at once. */
  begin?(chance: Chance): { detail: Record<string, unknown>; win?: bigint };
  /** Unset: the provider of the game. */
  awaits?: WaitsFor;
}

/** Stake, outcome and payout in one step. The outcome is decided once the stake is sure. */
export interface PlayWager extends Staking {
  kind: 'play';
  /** The free rounds it comes out of: nothing is staked, and what it wins is held by the gift they belong to. */
  freeRounds?: string;
  decide(chance: Chance): { win: bigint; detail: Record<string, unknown> };
}

export interface SettleWager extends WagerBase {
  kind: 'settle';
  win: bigint;
  detail?: Record<string, unknown>;
}

/** The next step of a round that waits for its player. What it comes to is decided behind the lock, on the round of now. */
export interface StepWager extends WagerBase {
  kind: 'step';
  /** What the step adds to the stake of the round, asked of the rules like any stake. Unset: nothing. */
  raise?: Raise;
  /** This very step was taken before: it is answered with the round of now. */
  isRepeat(round: Round): boolean;
  /**
   * With a win, nought included, the round is over. Refuses when the raise is not what this round asks for. `lowSpread`: all
   * bets of the round, which are known by now, hardly vary together.
   */
  decide(round: Round): { detail: Record<string, unknown>; win?: bigint; lowSpread?: boolean };
}

export interface Raise {
  /** A uuid that follows from the round and the place of the step: taken once, however often it is sent. */
  id: string;
  /** Above zero. */
  amount: bigint;
  game: string;
  /** Where the player is, as far as the caller knows. */
  country?: string;
}

export interface RollbackWager extends WagerBase {
  kind: 'rollback';
}

export type StakingWager = StakeWager | PlayWager;

export type Wager = StakeWager | PlayWager | StepWager | SettleWager | RollbackWager;

/**
 * Actions on one round in one transaction, all or none: what a call of another studio's game comes to, or a step of a
 * longer game. Bets are judged by the rules; wins and what takes something back never are.
 */
export interface ActWager extends WagerBase {
  kind: 'act';
  /** A uuid, unique for ever, which the caller derives from the provider and the id of its call. */
  callId: string;
  /** Hash of everything the call says: a repeated id with another hash is a conflict. */
  inputHash: Buffer;
  game: string;
  gameVersion: number;
  /** Where the player is, as far as the caller knows: where the game was started. */
  country?: string;
  /** The player's session, when nobody has looked yet whether it is still open: the door does, behind its locks. */
  session?: string;
  actions: RoundAction[];
  /** For whom a round that this call opens waits. Unset: the provider of the game. */
  awaits?: WaitsFor;
  /** Added to what the round remembers, when the call changes it. */
  detail?: Record<string, unknown>;
  /** Of a bet on events: what its odds are, for gifts that ask for some. */
  odds?: number;
  /** What the caller has against new bets: decided behind the locks, where a call that came before is still known. */
  refusal?: Refusal;
  /** Its answer is not kept: the ids of its actions alone make it happen once. */
  unkept?: true;
}

/** One of many acts that are decided and written together (`actMany`). */
export type ManyAct = Pick<ActWager, 'roundId' | 'playerId' | 'currency' | 'game' | 'actions' | 'detail'>;

/** Ids are uuids, unique for ever over all players and rounds. */
export type RoundAction =
  /** Opens the round when it is new, adds to its stake otherwise. Above zero. */
  | {
      kind: 'bet';
      id: string;
      amount: bigint;
      /** A free bet: the house pays the stake, and the player is paid what it returns. Only on sport. */
      paidBy?: 'house';
    }
  /** Zero is allowed; a round may have several. */
  | { kind: 'win'; id: string; amount: bigint }
  /** Takes a bet, win or promo back. Of an unknown one it leaves a tombstone that refuses it for ever. */
  | {
      kind: 'undo';
      id: string;
      of: string;
      /** Of a win that is spent: what is still in its pockets is taken, and the answer says what was short. Unset: refused. */
      asFarAsThere?: true;
    }
  /** Closes the round. Of a round that is over or never was it changes nothing. */
  | { kind: 'end' }
  /**
   * Money of the house that needs no stake: a promo win, the win of free rounds. Belongs to no round's win. With a gift it
   * is held by that.
   */
  | { kind: 'promo'; id: string; amount: bigint; title: string; giftId?: number };

/** Ends an open round that nobody has ended; leaves any other as it is. */
export interface SweepWager extends WagerBase {
  kind: 'sweep';
}

export interface SweepResult {
  round: Round;
  /** It was open until now. */
  bySweep: boolean;
}

/** `tombstone`: the undo came before what it takes back. */
export type ActionState = 'applied' | 'undone' | 'tombstone';

export interface ActedAction {
  id: string;
  /** The key of its transfer in the journal; null where no money moved. */
  transferId: string | null;
  state: ActionState;
  /** Of an undo that took what was there: what was not. */
  short?: Split;
}

export interface ActResult {
  /** The round as the call left it; none where the call had nothing to do with one. */
  round: Round | undefined;
  /** The pockets of the wallet as the call left them. */
  balance: Split;
  /** One for each action that has an id, in their order. */
  actions: ActedAction[];
  /** The call came before: all the rest is what it was answered then. */
  repeated: boolean;
}

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
