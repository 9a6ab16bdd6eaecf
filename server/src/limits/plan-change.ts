import { type Currency, type LimitPeriod, type LimitType, offeredPeriods, Refusal } from '@halley/contract';
import { inForce } from './in-force.ts';
import { type Amounts, isBreak, type Limit } from './limit.ts';
import type { EndedHow } from './limit-store.ts';
import { periodsLater } from './window.ts';

export interface WantedLimit {
  type: LimitType;
  period: LimitPeriod;
  amounts: Amounts | null;
  sessionMinutes: number | null;
}

/** What setting a limit comes to. Nothing of it has happened yet. */
export interface ChangePlan {
  /** Entries that end. */
  end: { id: number; how: EndedHow }[];
  /** A limit that holds from now on. */
  begin: (WantedLimit & { until: Date | null }) | undefined;
  /** What a limit that holds allows from now on: stricter than before. */
  tighten: Pick<Limit, 'id' | 'amounts' | 'sessionMinutes'> | undefined;
  /** What waits to be confirmed. */
  loosen: (WantedLimit & { limitId: number }) | undefined;
}

export interface Asked {
  type: LimitType;
  period: LimitPeriod;
  accounts?: readonly { currency: Currency; amount_cents: number }[] | undefined;
  session_minutes?: number | undefined;
}

/** Refuses what cannot be set at all. */
export function readWanted({ type, period, accounts, session_minutes }: Asked): WantedLimit {
  if (!offeredPeriods[type].includes(period)) throw new Refusal('period.not_offered');
  if (isBreak(type)) return { type, period, amounts: null, sessionMinutes: null };
  if (type === 'session') {
    if (session_minutes === undefined) throw new Refusal('session_minutes.required');
    return { type, period, amounts: null, sessionMinutes: session_minutes };
  }
  if (!accounts || accounts.length === 0) throw new Refusal('accounts.required');
  if (new Set(accounts.map(({ currency }) => currency)).size < accounts.length) throw new Refusal('accounts.twice');
  const amounts = Object.fromEntries(accounts.map((account) => [account.currency, BigInt(account.amount_cents)]));
  return { type, period, amounts, sessionMinutes: null };
}

const nothing: ChangePlan = { end: [], begin: undefined, tighten: undefined, loosen: undefined };

/**
 * PP-24: what is stricter holds at once, what is looser waits. `entries` are all of the player's that have not ended,
 * after everything due has been written down.
 */
export function planChange(entries: readonly Limit[], wanted: WantedLimit, now: Date): ChangePlan {
  if (isBreak(wanted.type)) return planBreak(entries, wanted, now);
  const limit = entries.find(
    ({ type, period, changeOf }) => changeOf === null && type === wanted.type && period === wanted.period,
  );
  if (!limit) return { ...nothing, begin: { ...wanted, until: null } };
  const change = entries.find(({ changeOf }) => changeOf === limit.id);
  const stricter = strictest(limit, wanted);
  const isLooser = !sameAllowance(stricter, wanted);
  if (isLooser && inForce(entries, now).some(({ type }) => isBreak(type))) throw new Refusal('EXCLUDED');
  return {
    ...nothing,
    // Whatever waited was another wish.
    end: change ? [{ id: change.id, how: isLooser ? 'replaced' : 'kept' }] : [],
    tighten: sameAllowance(stricter, limit) ? undefined : { id: limit.id, ...stricter },
    loosen: isLooser ? { ...wanted, limitId: limit.id } : undefined,
  };
}

type Allowance = Pick<Limit, 'amounts' | 'sessionMinutes'>;

/** As little as either allows. A currency that only one of them names has no common measure: it stays as it was. */
function strictest(limit: Allowance, wanted: Allowance): Allowance {
  if (limit.sessionMinutes !== null && wanted.sessionMinutes !== null) {
    return { amounts: null, sessionMinutes: Math.min(limit.sessionMinutes, wanted.sessionMinutes) };
  }
  const before = Object.entries(limit.amounts ?? {}) as [Currency, bigint][];
  const amounts = before.map(([currency, amount]): [Currency, bigint] => {
    const other = wanted.amounts?.[currency];
    return [currency, other !== undefined && other < amount ? other : amount];
  });
  return { amounts: Object.fromEntries(amounts), sessionMinutes: null };
}

function sameAllowance(one: Allowance, other: Allowance): boolean {
  const text = ({ amounts, sessionMinutes }: Allowance) =>
    JSON.stringify([
      Object.entries(amounts ?? {})
        .map(([key, value]) => `${key} ${value}`)
        .toSorted(),
      sessionMinutes,
    ]);
  return text(one) === text(other);
}

/** A break or exclusion starts at once and can only be made longer (the spec). */
function planBreak(entries: readonly Limit[], wanted: WantedLimit, now: Date): ChangePlan {
  const until = periodsLater(now, wanted.period, 1);
  const holding = inForce(entries, now).find(({ type }) => type === wanted.type);
  if (holding && !isLater(until, holding.until)) throw new Refusal('limit.disable_impossible');
  return {
    ...nothing,
    end: entries.filter(({ type }) => type === wanted.type).map(({ id }) => ({ id, how: 'replaced' })),
    begin: { ...wanted, until },
  };
}

/** An end that never comes is later than any other. */
function isLater(one: Date | null, other: Date | null): boolean {
  if (other === null) return false;
  return one === null || one > other;
}

/** What asking to remove a limit comes to; the same asked twice is one wish. */
export function planRemoval(
  entries: readonly Limit[],
  id: number,
  now: Date,
): { limit: Limit; replaces: Limit | undefined } {
  const limit = entries.find((entry) => entry.id === id && entry.changeOf === null);
  if (!limit) throw new Refusal('NOT_FOUND');
  if (isBreak(limit.type)) throw new Refusal('limit.disable_impossible');
  if (inForce(entries, now).some(({ type }) => isBreak(type))) throw new Refusal('EXCLUDED');
  return { limit, replaces: entries.find(({ changeOf }) => changeOf === limit.id) };
}
