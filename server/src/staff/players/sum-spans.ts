import { type Currency, type PlayerSpan, type PlayerSums, wireCents } from '@halley/contract';
import { type PlayerDaySum, placeOf } from '../../wallet/index.ts';

type Moved = Pick<PlayerDaySum, 'currency' | 'reason' | 'purpose' | 'amount'>;

const dayMs = 24 * 60 * 60 * 1000;
const shownDays = 30;

/** A day and how many days before it, as the calendar of UTC counts. */
function dayBefore(today: string, days: number): string {
  return new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10);
}

/** The first day that a player's sums need to be known by day. */
export const firstDayOf = (today: string) => dayBefore(today, shownDays - 1);

/** What moved a player's money, by span and currency. The wallet is what all of it comes to. */
export function sumSpans({
  today,
  selected,
  all,
  days,
}: {
  today: string;
  /** The wallet that stands first. */
  selected: Currency;
  all: readonly Moved[];
  /** From `firstDayOf(today)` on. */
  days: readonly PlayerDaySum[];
}): PlayerSums['currencies'] {
  const currencies = [...new Set([selected, ...all.map(({ currency }) => currency)])];
  return currencies.map((currency) => {
    const own = days.filter((sum) => sum.currency === currency);
    const since = (back: number) => spanOf(own.filter(({ day }) => day >= dayBefore(today, back)));
    return {
      currency,
      spans: {
        today: since(0),
        week: since(6),
        month: since(shownDays - 1),
        all: spanOf(all.filter((sum) => sum.currency === currency)),
      },
      days: Array.from({ length: shownDays }, (_, index) => {
        const day = dayBefore(today, shownDays - 1 - index);
        return { day, net_cents: wireCents(netOf(own.filter((sum) => sum.day === day))) };
      }),
    };
  });
}

/** What play came to for the player. */
function netOf(sums: readonly Moved[]): bigint {
  const { staked, returned } = partsOf(sums);
  return returned - staked;
}

function spanOf(sums: readonly Moved[]): PlayerSpan {
  const { deposits, cashouts, staked, returned, gifts, other } = partsOf(sums);
  return {
    deposits_cents: wireCents(deposits),
    cashouts_cents: wireCents(cashouts),
    staked_cents: wireCents(staked),
    returned_cents: wireCents(returned),
    gifts_cents: wireCents(gifts),
    other_cents: wireCents(other),
    left_cents: wireCents(staked - returned - gifts),
  };
}

function partsOf(sums: readonly Moved[]) {
  const parts = { deposits: 0n, cashouts: 0n, staked: 0n, returned: 0n, gifts: 0n, other: 0n };
  for (const { reason, purpose, amount } of sums) {
    const { part } = placeOf(reason, purpose);
    if (part === 'deposits') parts.deposits += amount;
    else if (part === 'cashouts') parts.cashouts -= amount;
    else if (part === 'stakes') parts.staked -= amount;
    else if (part === 'wins') parts.returned += amount;
    // Play money of the demo is no gift.
    else if (part === 'bonuses' && reason !== 'demo_grant') parts.gifts += amount;
    else parts.other += amount;
  }
  return parts;
}
