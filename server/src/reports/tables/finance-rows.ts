import type { Currency } from '@halley/contract';
import { type DaySum, givingAccounts, type HouseDaySum } from '../../wallet/index.ts';
import type { Asked, Row } from './report.ts';
import { daysOf } from './span-of-days.ts';

/** What a regulator asks of a day, in subunits. Balances and open bets are those at the end of it. */
interface Figures {
  stakes: bigint;
  wins: bigint;
  bonus_cost: bigint;
  jackpot_in: bigint;
  jackpot_wins: bigint;
  free_stakes: bigint;
  offers_added: bigint;
  deposits: bigint;
  cashouts: bigint;
  corrections: bigint;
  other: bigint;
  cash: bigint;
  bonus: bigint;
  reserved: bigint;
  open_bets: bigint;
}

const nothing: Figures = {
  stakes: 0n,
  wins: 0n,
  bonus_cost: 0n,
  jackpot_in: 0n,
  jackpot_wins: 0n,
  free_stakes: 0n,
  offers_added: 0n,
  deposits: 0n,
  cashouts: 0n,
  corrections: 0n,
  other: 0n,
  cash: 0n,
  bonus: 0n,
  reserved: 0n,
  open_bets: 0n,
};
const standing = ['cash', 'bonus', 'reserved', 'open_bets'] as const;
const gaming = ['games', 'jackpots', 'sports', 'sports_open'];
const giving: readonly string[] = givingAccounts;

/**
 * Every movement of a wallet falls into exactly one of deposits, cashouts, stakes, wins, bonuses, corrections and the rest, by
 * the account on its other side; so what is between two balances is the sum of a line.
 */
function addTransfers(to: Figures, { reason, house, cash, bonus, reserved }: DaySum): void {
  const gained = cash + bonus + reserved;
  to.cash += cash;
  to.bonus += bonus;
  to.reserved += reserved;
  if (house === 'sports_open') to.open_bets -= gained;
  if (house === '') return;
  if (reason === 'deposit') to.deposits += gained;
  else if (reason === 'capture' && house === 'payments') to.cashouts -= gained;
  else if (gaming.includes(house)) {
    if (reason === 'stake' || reason === 'rollback') to.stakes -= gained;
    else to.wins += gained;
    if (house === 'jackpots') to.jackpot_wins += gained;
  } else if (giving.includes(house)) to.bonus_cost += gained;
  else if (house === 'corrections') to.corrections += gained;
  else to.other += gained;
}

function addHouse(to: Figures, { reason, from, to: into, amount }: HouseDaySum): void {
  const signed = (account: string) => (into === account ? amount : from === account ? -amount : 0n);
  to.open_bets += signed('sports_open');
  if (reason === 'jackpot_contribution') to.jackpot_in += signed('jackpots');
  if (reason === 'free_stake') to.free_stakes += signed('sports_open');
  if (reason === 'offer_added') to.offers_added += signed('sports');
}

/** A line for each day or month and currency; balances go on through days on which nothing moved. */
export function financeRows(
  asked: Asked,
  { days, house }: { days: readonly DaySum[]; house: readonly HouseDaySum[] },
): Row[] {
  const currencies = [...new Set([...days, ...house].map(({ currency }) => currency))].sort();
  const periodOf = (day: string) => (asked.by === 'month' ? day.slice(0, 7) : day);
  const periods = [...new Set(daysOf(asked).map(periodOf))];
  return currencies.flatMap((currency) => {
    const byPeriod = new Map<string | null, Figures>();
    const figuresOf = (day: string | null) => {
      const period = day && periodOf(day);
      const figures = byPeriod.get(period) ?? { ...nothing };
      byPeriod.set(period, figures);
      return figures;
    };
    for (const sum of days) if (sum.currency === currency) addTransfers(figuresOf(sum.day), sum);
    for (const sum of house) if (sum.currency === currency) addHouse(figuresOf(sum.day), sum);
    const stands = { ...(byPeriod.get(null) ?? nothing) };
    // Before anything has moved in a currency there is nothing to say of a day.
    const first = byPeriod.has(null) ? 0 : periods.findIndex((period) => byPeriod.has(period));
    return periods.slice(first).map((period): Row => {
      const figures = byPeriod.get(period) ?? nothing;
      for (const name of standing) stands[name] += figures[name];
      return rowOf(period, currency, figures, stands);
    });
  });
}

/**
 * Stakes that the house paid and what offers added to returns are on both sides, as turnover and as bonus cost: GGR stays that
 * of the games, and NGR is what is left.
 */
function rowOf(period: string, currency: Currency, figures: Figures, stands: Figures): Row {
  const stakes = figures.stakes + figures.free_stakes;
  const ggr = stakes + figures.offers_added - figures.wins;
  const bonusCost = figures.bonus_cost + figures.free_stakes + figures.offers_added;
  const { wins, jackpot_in, jackpot_wins, deposits, cashouts, corrections, other } = figures;
  const { cash, bonus, reserved, open_bets } = stands;
  return {
    currency,
    cells: {
      period,
      stakes,
      wins,
      ggr,
      bonus_cost: bonusCost,
      ngr: ggr - bonusCost,
      jackpot_in,
      jackpot_wins,
      deposits,
      cashouts,
      corrections,
      other,
      cash,
      bonus,
      reserved,
      open_bets,
    },
  };
}
