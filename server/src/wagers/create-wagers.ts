import type { Topics } from '@halley/contract';
import {
  type Clock,
  createGrouper,
  type Database,
  invariant,
  type Outcome,
  type Tx,
  writeEvents,
} from '../kit/index.ts';
import { lockWallets, post, type Wallet } from '../wallet/index.ts';
import { checkWager, type Plan, planWager } from './plan-wager.ts';
import { type Round, totalOf } from './round.ts';
import { findRounds, insertRounds, updateRounds } from './store.ts';
import { type Chance, isStaking, type StakingWager, type Wager } from './wager.ts';

/** What a rule thinks of the stakes of one group, asked one by one in their order. */
export interface StakeJudge {
  /** The refusal, if it has one. Changes nothing. */
  refusalOf(stake: StakingWager): Error | undefined;
  /** The stake will be taken: it counts for the ones behind it. */
  accepted(stake: StakingWager): void;
}

/** A rule that may refuse stakes: limits, exclusion, speed. Reads what it needs for the whole group at once. */
export type WagerRule = (tx: Tx, stakes: StakingWager[]) => Promise<StakeJudge>;

/** The sealed seeds of a group's players, locked. */
export interface Chances {
  /** Takes the next number of a player's stream. */
  take(playerId: number): Chance;
  /** Stores how far each stream was used. */
  save(): Promise<void>;
}

export type OpenChances = (tx: Tx, playerIds: number[]) => Promise<Chances>;

export interface WagersOptions {
  database: Database;
  clock: Clock;
  openChances: OpenChances;
  rules?: WagerRule[];
  writers?: number;
  maxGroup?: number;
}

export interface Wagers {
  /** The one door for every stake and payout. Resolves once it is committed; rejects with a `Refusal`. */
  wager(wager: Wager): Promise<Round>;
  idle(): Promise<void>;
}

export function createWagers(options: WagersOptions): Wagers {
  const { database, writers, maxGroup } = options;
  const grouper = createGrouper<Wager, Round>({
    database,
    writers,
    maxGroup,
    laneOf: (wager) => wager.playerId,
    apply: (tx, wagers) => applyGroup(tx, wagers, options),
  });
  return { wager: grouper.run, idle: grouper.idle };
}

/**
 * One transaction for a group of wagers. Wallets are locked first; from then on everything that is read stays true
 * until the commit, so the decisions are plain functions, taken one after the other.
 */
async function applyGroup(tx: Tx, wagers: Wager[], options: WagersOptions): Promise<Outcome<Round>[]> {
  const now = options.clock.now();
  const players = wagers.filter((wager) => wager.kind === 'play').map((wager) => wager.playerId);
  // One round trip. The server takes them in this order, so the second and third see what the locks protect.
  const [locked, rounds, chances] = await Promise.all([
    lockWallets(tx, wagers),
    findRounds(
      tx,
      wagers.map((wager) => wager.roundId),
    ),
    players.length > 0 ? options.openChances(tx, [...new Set(players)]) : undefined,
  ]);
  const wallets = new Map(locked.map((wallet) => [ownerKey(wallet), { ...wallet }]));
  const stakes = wagers.filter(isStaking).filter((wager) => !rounds.has(wager.roundId));
  const judges: StakeJudge[] = [];
  for (const rule of options.rules ?? []) judges.push(await rule(tx, stakes));

  const plans: Plan[] = [];
  const outcomes = wagers.map((wager) =>
    attempt(() => {
      const wallet = wallets.get(ownerKey(wager));
      const facts = { wallet, round: rounds.get(wager.roundId), now };
      const known = checkWager(wager, facts);
      if (known) return known;
      invariant(wallet, 'a wager without a wallet was refused');
      if (isStaking(wager)) ask(judges, wager);
      const plan = planWager(wager, { ...facts, wallet }, () => {
        invariant(chances, 'seeds are open where rounds are played');
        return chances.take(wager.playerId);
      });
      moveOn(wallet, plan);
      rounds.set(plan.round.id, plan.round);
      plans.push(plan);
      return plan.round;
    }),
  );
  await Promise.all([chances?.save(), writePlans(tx, locked, plans)]);
  return outcomes;
}

function ask(judges: StakeJudge[], stake: StakingWager): void {
  for (const judge of judges) {
    const refusal = judge.refusalOf(stake);
    if (refusal) throw refusal;
  }
  for (const judge of judges) judge.accepted(stake);
}

/** The wallet as the next wager of the same player will find it. */
function moveOn(wallet: Wallet, plan: Plan): void {
  for (const movement of plan.movements) {
    wallet.cash += movement.cash;
    wallet.bonus += movement.bonus;
    wallet.reserved += movement.reserved;
  }
}

/** All in one round trip; the server takes the statements in this order, and the first that fails fails the group. */
async function writePlans(tx: Tx, wallets: Wallet[], plans: Plan[]): Promise<void> {
  await Promise.all([
    post(
      tx,
      wallets,
      plans.flatMap((plan) => plan.movements),
    ),
    insertRounds(
      tx,
      plans.filter((plan) => plan.write === 'insert').map((plan) => plan.round),
    ),
    updateRounds(
      tx,
      plans.filter((plan) => plan.write === 'update').map((plan) => plan.round),
    ),
    writeEvents(
      tx,
      'wager.settled',
      plans.filter((plan) => plan.round.state === 'closed').map((plan) => settledEvent(plan.round)),
    ),
  ]);
}

function settledEvent(round: Round): Topics['wager.settled'] {
  return {
    roundId: round.id,
    playerId: round.playerId,
    game: round.game,
    currency: round.currency,
    stake: String(totalOf(round.stake)),
    win: String(totalOf(round.win)),
    at: (round.closedAt ?? round.openedAt).toISOString(),
  };
}

function ownerKey(owner: { playerId: number; currency: string }): string {
  return `${owner.playerId}:${owner.currency}`;
}

function attempt<T>(work: () => T): Outcome<T> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return { ok: false, error };
  }
}
