import type { Currency } from '@halley/contract';
import { writeSignificant } from '../../audit/index.ts';
import { convertRoundedDown } from '../../config/index.ts';
import { invariant, keyFor, type Tx } from '../../kit/index.ts';
import { moveHouseMoney } from '../../wallet/index.ts';
import { lockPartner, type Partner, selectPartners, selectTerms } from '../partner-store.ts';
import { notePaid, type PartnersPlayer, playersOf } from '../player-store.ts';
import type { PartnersPorts } from '../ports.ts';
import { statementOf, type UnpaidPlayer } from '../terms/statement-of.ts';
import { convertFigures, ledgerDays, ratesOf, uncounted } from './ledger-days.ts';
import { dayAfter, dayOf, firstDayOf, monthAfter, monthOf } from './months.ts';
import { insertCounted, insertStatement, type LedgerDay, selectCounted, selectStatements } from './statement-store.ts';

type Needs = Pick<PartnersPorts, 'database' | 'clock' | 'rates'>;

/** How long after registration play may count for an amount; the longest that terms allow. */
const longestDays = 90;

/** Closes every month that is over, of every partner, each once: whoever comes second finds it done. */
export async function closeMonths(ports: Needs): Promise<void> {
  for (const { id, state } of await selectPartners(ports.database)) {
    if (state === 'closed') continue;
    while (await ports.database.tx((tx) => closeNextMonth(ports, tx, id)));
  }
}

/** @returns whether there was one to close */
async function closeNextMonth({ clock, rates }: Needs, tx: Tx, partnerId: number): Promise<boolean> {
  const partner = await lockPartner(tx, partnerId);
  if (!partner) return false;
  const now = clock.now();
  const closed = await selectStatements(tx, partnerId);
  const [last] = closed;
  const month = last ? monthAfter(last.month) : monthOf(partner.createdAt);
  if (month >= monthOf(now)) return false;
  const terms = (await selectTerms(tx, partnerId)).find(({ fromMonth }) => fromMonth <= month);
  const players = (await playersOf(tx, partnerId)).filter(({ ownBecause }) => ownBecause === null);
  // What was written late to the two months before is counted now; before that nothing is open any more.
  const from = firstDayOf(last ? monthAfter(month, -2) : month);
  const ids = players.map(({ playerId }) => playerId);
  const all = await ledgerDays(tx, { playerIds: ids, from, until: firstDayOf(monthAfter(month)) });
  const days = uncounted(all, await selectCounted(tx, { partnerId, from }));
  const known = new Map(players.map((player) => [player.playerId, player]));
  const quotes = await ratesOf(
    tx,
    days.map(({ day }) => day),
  );
  const statement = statementOf({
    plans: terms?.plans ?? [],
    carriedIn: new Map(Object.entries(last?.carried ?? {}).map(([plan, amount]) => [plan, BigInt(amount)])),
    days: days.map((day) => {
      const quote = quotes.get(day.day);
      invariant(quote, 'every day has its rates');
      return {
        ...convertFigures(quote, day, { from: day.currency, to: partner.currency }),
        playerId: day.playerId,
        market: known.get(day.playerId)?.country ?? null,
        product: day.product,
        late: day.day < firstDayOf(month),
      };
    }),
    unpaid: await unpaidPlayers(tx, { partner, players, month }),
  });
  const id = await insertStatement(tx, {
    partnerId,
    month,
    currency: partner.currency,
    termsVersion: terms?.version ?? 0,
    due: statement.due,
    lines: statement.lines,
    carried: Object.fromEntries([...statement.carriedOut].map(([plan, amount]) => [plan, String(amount)])),
    ratesAt: (await rates.read(tx)).at,
    closedAt: now,
  });
  await insertCounted(tx, { statementId: id, partnerId, days });
  const paid = await notePaid(tx, statement.paidFor, id);
  invariant(paid === statement.paidFor.length, 'a player is paid for once');
  await book(tx, { id, partner, due: statement.due });
  await writeSignificant(tx, {
    kind: 'partners.statement_closed',
    actor: { kind: 'system' },
    target: { kind: 'partner', id: partnerId },
    detail: { month, due: String(statement.due), currency: partner.currency },
  });
  return true;
}

/** What is due is a cost from now on, and owed. */
async function book(tx: Tx, { id, partner, due }: { id: number; partner: Partner; due: bigint }): Promise<void> {
  if (due === 0n) return;
  const key = keyFor(`partners:statement:${id}`);
  const { currency } = partner;
  await moveHouseMoney(tx, [
    { key, reason: 'partner_earned', currency, from: 'partner_cost', to: 'partners_owed', amount: due },
  ]);
}

interface Wanted {
  partner: Partner;
  players: readonly PartnersPlayer[];
  month: string;
}

/** Those for whom an amount may still be paid, with what they staked in the days that count. */
async function unpaidPlayers(tx: Tx, { partner, players, month }: Wanted): Promise<UnpaidPlayer[]> {
  const until = firstDayOf(monthAfter(month));
  const earliest = dayAfter(until, -longestDays - 31);
  const open = players.filter(
    ({ paidStatementId, registeredAt }) =>
      paidStatementId === null && dayOf(registeredAt) >= earliest && dayOf(registeredAt) < until,
  );
  if (open.length === 0) return [];
  const days = await ledgerDays(tx, { playerIds: open.map(({ playerId }) => playerId), from: earliest, until });
  const deposits = open.flatMap(({ firstDepositAt }) => (firstDepositAt ? [dayOf(firstDepositAt)] : []));
  const quotes = await ratesOf(tx, [...days.map(({ day }) => day), ...deposits]);
  const inCurrency = (amount: bigint, currency: Currency, day: string) => {
    const quote = quotes.get(day);
    invariant(quote, 'every day has its rates');
    return currency === partner.currency
      ? amount
      : convertRoundedDown(quote, amount, { from: currency, to: partner.currency });
  };
  const byPlayer = Map.groupBy<number, LedgerDay>(days, ({ playerId }) => playerId);
  return open.map(({ playerId, country, registeredAt, firstDeposit, firstDepositAt, firstDepositCurrency }) => ({
    playerId,
    market: country,
    firstDeposit:
      firstDeposit === null || !firstDepositAt || !firstDepositCurrency || dayOf(firstDepositAt) >= until
        ? null
        : inCurrency(firstDeposit, firstDepositCurrency, dayOf(firstDepositAt)),
    wagered: (withinDays) => {
      const end = dayAfter(dayOf(registeredAt), withinDays);
      return (byPlayer.get(playerId) ?? []).reduce(
        (sum, { day, currency, stakes }) => (day < end ? sum + inCurrency(stakes, currency, day) : sum),
        0n,
      );
    },
  }));
}
