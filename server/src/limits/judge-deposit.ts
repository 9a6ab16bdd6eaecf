import { type Currency, Refusal, wireCents } from '@halley/contract';
import type { Quotes } from '../config/index.ts';
import type { Tx } from '../kit/index.ts';
import { counted } from './count-money.ts';
import { inForce } from './in-force.ts';
import { reached } from './judge-stakes.ts';
import { isBreak, type Limit } from './limit.ts';
import { lockPlayer, readLive, saveCounters } from './limit-store.ts';
import { brokenBy } from './room-left.ts';

export interface AskedDeposit {
  playerId: number;
  currency: Currency;
  amount: bigint;
}

export interface DepositOptions {
  now: Date;
  quotes: Quotes;
  /** Asked when the player's lock is held: two deposits that start together see each other. */
  depositsUnderWay(tx: Tx, playerId: number): Promise<readonly { currency: Currency; amount: bigint }[]>;
  /** Whether the same person has excluded themselves under another account. */
  isExcludedElsewhere(tx: Tx, playerId: number): Promise<boolean>;
  tellReached(limit: Limit): void;
}

/**
 * PP-25, PP-27: refuses a deposit that a limit or an exclusion forbids. Holds a lock of the player until the transaction
 * ends, so it comes before any wallet is locked.
 */
export async function judgeDeposit(tx: Tx, deposit: AskedDeposit, options: DepositOptions): Promise<void> {
  const { playerId, currency, amount } = deposit;
  const { now, quotes } = options;
  await lockPlayer(tx, playerId);
  const limits = inForce(await readLive(tx, playerId), now);
  const closed = limits.find((limit) => isBreak(limit.type));
  if (closed) throw new Refusal('EXCLUDED', { kind: closed.type, until: closed.until?.toISOString() ?? null });
  if (await options.isExcludedElsewhere(tx, playerId)) throw new Refusal('EXCLUDED', { kind: 'selfexclusion' });
  const own = limits.filter((limit) => limit.type === 'deposit');
  if (own.length === 0) return;
  const underWay = await options.depositsUnderWay(tx, playerId);
  for (const limit of own) {
    const withOthers = countedWith(limit, underWay, now);
    const room = brokenBy(withOthers, { currency, amount }, quotes);
    if (!room) continue;
    options.tellReached(limit);
    if (room.left === 0n) throw reached(withOthers, room);
    throw new Refusal('amount.beyond_limit', { left_cents: wireCents(room.left), currency: room.currency });
  }
}

/**
 * Counts a deposit that reaches the wallet, in the transaction that credits it, before the wallet is locked. The
 * player's lock covers the rows: everybody who writes counters of deposits holds it.
 */
export async function countDeposit(
  tx: Tx,
  deposit: { playerId: number; currency: Currency; amount: bigint },
  { now }: { now: Date },
): Promise<void> {
  const { playerId } = deposit;
  await lockPlayer(tx, playerId);
  const limits = (await readLive(tx, playerId)).filter((limit) => limit.type === 'deposit' && limit.changeOf === null);
  await saveCounters(
    tx,
    limits.map((limit) => counted(limit, depositOf(playerId, deposit, now), now)),
  );
}

/** The limit as if deposits on their way had arrived. */
export function countedWith(
  limit: Limit,
  underWay: readonly { currency: Currency; amount: bigint }[],
  now: Date,
): Limit {
  return underWay.reduce((sum, deposit) => counted(sum, depositOf(limit.playerId, deposit, now), now), limit);
}

const depositOf = (playerId: number, { currency, amount }: { currency: Currency; amount: bigint }, at: Date) =>
  ({ kind: 'deposit', playerId, currency, amount: -amount, takenAt: at }) as const;
