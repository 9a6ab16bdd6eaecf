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
import type { Chance, PlayWager, StakeWager, Wager } from './wager.ts';

/** A rule that may refuse stakes: limits, exclusion, speed. Answers with the refusals it has, by round id. */
export type WagerRule = (tx: Tx, stakes: (StakeWager | PlayWager)[]) => Promise<Map<string, Error>>;

/** Hands out the seeds of accepted rounds, by round id. Called with wallets locked, once per group. */
export type DrawChances = (tx: Tx, plays: PlayWager[]) => Promise<Map<string, Chance>>;

export interface WagersOptions {
  database: Database;
  clock: Clock;
  drawChances: DrawChances;
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
  const { database, clock, drawChances, rules = [], writers, maxGroup } = options;
  const grouper = createGrouper<Wager, Round>({
    database,
    writers,
    maxGroup,
    laneOf: (wager) => wager.playerId,
    apply: (tx, wagers) => applyGroup(tx, wagers, { clock, drawChances, rules }),
  });
  return { wager: grouper.run, idle: grouper.idle };
}

interface Group {
  clock: Clock;
  drawChances: DrawChances;
  rules: WagerRule[];
}

/**
 * One transaction for wagers of different players. Wallets are locked first; from then on everything that is read
 * stays true until the commit, so the decisions are plain functions.
 */
async function applyGroup(tx: Tx, wagers: Wager[], { clock, drawChances, rules }: Group): Promise<Outcome<Round>[]> {
  const now = clock.now();
  const wallets = byOwner(await lockWallets(tx, wagers));
  const rounds = await findRounds(
    tx,
    wagers.map((wager) => wager.roundId),
  );
  const factsOf = (wager: Wager) => ({ wallet: wallets.get(ownerKey(wager)), round: rounds.get(wager.roundId), now });

  const checked = wagers.map((wager) => attempt(() => checkWager(wager, factsOf(wager))));
  const mayGoOn = (index: number) => checked[index]?.ok && checked[index].value === undefined;
  const stakes = wagers.filter((wager, index) => isStaking(wager) && mayGoOn(index)) as (StakeWager | PlayWager)[];
  const refused = await refusalsOf(tx, rules, stakes);
  const plays = stakes.filter((wager) => wager.kind === 'play' && !refused.has(wager.roundId)) as PlayWager[];
  const chances = plays.length > 0 ? await drawChances(tx, plays) : new Map<string, Chance>();

  const planned = wagers.map((wager, index): Outcome<Plan> => {
    const check = checked[index];
    invariant(check, 'every wager was checked');
    if (!check.ok) return check;
    if (check.value) return { ok: true, value: check.value };
    const refusal = refused.get(wager.roundId);
    if (refusal) return { ok: false, error: refusal };
    const facts = factsOf(wager);
    invariant(facts.wallet, 'a wager without a wallet was refused');
    return attempt(() => planWager(wager, { ...facts, wallet: facts.wallet as Wallet }, chances.get(wager.roundId)));
  });
  await writePlans(
    tx,
    wallets.values(),
    planned.flatMap((plan) => (plan.ok ? [plan.value] : [])),
  );
  return planned.map((plan) => (plan.ok ? { ok: true, value: plan.value.round } : plan));
}

function isStaking(wager: Wager): wager is StakeWager | PlayWager {
  return wager.kind === 'stake' || wager.kind === 'play';
}

async function refusalsOf(tx: Tx, rules: WagerRule[], stakes: (StakeWager | PlayWager)[]): Promise<Map<string, Error>> {
  const refused = new Map<string, Error>();
  for (const rule of rules) {
    const open = stakes.filter((wager) => !refused.has(wager.roundId));
    if (open.length === 0) break;
    for (const [roundId, refusal] of await rule(tx, open)) refused.set(roundId, refusal);
  }
  return refused;
}

async function writePlans(tx: Tx, wallets: Iterable<Wallet>, plans: Plan[]): Promise<void> {
  await post(
    tx,
    wallets,
    plans.flatMap((plan) => plan.movements),
  );
  await insertRounds(
    tx,
    plans.filter((plan) => plan.write === 'insert').map((plan) => plan.round),
  );
  await updateRounds(
    tx,
    plans.filter((plan) => plan.write === 'update').map((plan) => plan.round),
  );
  const settled = plans.filter((plan) => plan.write !== 'nothing' && plan.round.state === 'closed');
  await writeEvents(
    tx,
    'wager.settled',
    settled.map((plan) => settledEvent(plan.round)),
  );
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

function byOwner(wallets: Wallet[]): Map<string, Wallet> {
  return new Map(wallets.map((wallet) => [ownerKey(wallet), wallet]));
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
