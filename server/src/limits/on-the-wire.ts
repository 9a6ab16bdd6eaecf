import { type Currency, type Exclusion, type Limit as WireLimit, wireCents } from '@halley/contract';
import { convertRoundedDown, type Quotes } from '../config/index.ts';
import { invariant } from '../kit/index.ts';
import { stillCloses } from './in-force.ts';
import { isBreak, type Limit } from './limit.ts';
import { isRemoval } from './limit-moves.ts';
import { spentOf } from './room-left.ts';
import type { SessionSpan } from './session-span.ts';

export interface Shown {
  now: Date;
  quotes: Quotes;
  sessionSpan: SessionSpan | undefined;
  /** The currency of the selected wallet; unset where nobody looks from one. */
  wallet?: Currency | undefined;
}

/** An entry as its player sees it. A change that waits shows the counters of its limit. */
export function limitOnTheWire(entry: Limit, of: Limit, { now, quotes, sessionSpan, wallet }: Shown): WireLimit {
  const amounts = isRemoval(entry.status) ? of.amounts : entry.amounts;
  const shown = { ...of, amounts };
  return {
    id: entry.id,
    type: entry.type,
    period: entry.period,
    status: entry.status,
    ...(amounts && {
      accounts: (Object.entries(amounts) as [Currency, bigint][]).map(([currency, amount]) => ({
        currency,
        amount_cents: wireCents(amount),
        current_value_amount_cents: wireCents(-spentOf(shown, currency, quotes)),
        active_until: of.windowUntil?.toISOString() ?? null,
      })),
    }),
    ...(amounts && wallet && amounts[wallet] === undefined && { selected_account: inWallet(shown, wallet, quotes) }),
    ...(entry.type === 'session' && {
      session_minutes: (isRemoval(entry.status) ? of.sessionMinutes : entry.sessionMinutes) ?? undefined,
      session_used_seconds: usedSeconds(sessionSpan, now),
    }),
    disable_at: (entry.status === 'confirmed_disable' ? entry.activeFrom : entry.until)?.toISOString() ?? null,
    confirm_until: entry.confirmUntil?.toISOString() ?? null,
    active_from: entry.activeFrom?.toISOString() ?? null,
    parent_type: null,
    strategy: null,
    created_at: entry.createdAt.toISOString(),
  };
}

/** What a limit leaves in a wallet whose currency it does not name: the amount that leaves least, rounded down. */
function inWallet(limit: Limit, wallet: Currency, quotes: Quotes): NonNullable<WireLimit['selected_account']> {
  const rooms = (Object.entries(limit.amounts ?? {}) as [Currency, bigint][]).map(([named, most]) => {
    const left = most - spentOf(limit, named, quotes);
    const span = { from: named, to: wallet };
    return {
      most: convertRoundedDown(quotes, most, span),
      left: left > 0n ? convertRoundedDown(quotes, left, span) : 0n,
    };
  });
  const [tightest] = rooms.toSorted((one, other) => (one.left < other.left ? -1 : 1));
  invariant(tightest, 'a limit of money names an amount');
  return {
    currency: wallet,
    amount_cents: wireCents(tightest.most),
    current_value_amount_cents: wireCents(tightest.left - tightest.most),
    active_until: limit.windowUntil?.toISOString() ?? null,
  };
}

function usedSeconds(sessionSpan: SessionSpan | undefined, now: Date): number {
  if (!sessionSpan) return 0;
  const until = Math.min(now.getTime(), sessionSpan.overAt.getTime());
  return Math.max(0, Math.floor((until - sessionSpan.from.getTime()) / 1000));
}

/** Whichever of a player's breaks and exclusions closes play for longest. */
export function exclusionOnTheWire(entries: readonly Limit[], now: Date): Exclusion {
  const closing = entries.filter((entry) => isBreak(entry.type) && stillCloses(entry, now));
  const strongest = closing.find(({ type }) => type === 'selfexclusion') ?? closing[0];
  if (!strongest) return { kind: null, until: null, may_return: false, returns_at: null };
  const isOver = strongest.until !== null && strongest.until <= now;
  return {
    kind: strongest.type as 'coolingoff' | 'selfexclusion',
    until: strongest.until?.toISOString() ?? null,
    may_return: strongest.type === 'selfexclusion' && isOver && strongest.returnsAt === null,
    returns_at: strongest.returnsAt?.toISOString() ?? null,
  };
}
