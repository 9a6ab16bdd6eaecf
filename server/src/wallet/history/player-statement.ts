import type { Currency } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { readWallets } from '../store.ts';
import { type JournalLine, listLines } from './list-lines.ts';

/** What a wallet holds: cash and bonus together, and what is set aside of it. */
interface Stand {
  balance: bigint;
  reserved: bigint;
}

export interface WalletStatement {
  currency: Currency;
  opening: Stand;
  /** Oldest first. */
  lines: JournalLine[];
  closing: Stand;
  /** Lines that were left out because there are more than were asked for. */
  isCut: boolean;
}

interface Wanted {
  playerId: number;
  from: Date;
  until: Date;
  currency?: Currency | undefined;
  /** Lines of a wallet at the most. */
  most: number;
}

/** Every movement of some days with what was there before and after: opening, lines and closing add up. */
export async function readStatementOf(db: Queryable, wanted: Wanted): Promise<WalletStatement[]> {
  const { playerId, from, until, currency, most } = wanted;
  const wallets = (await readWallets(db, playerId)).filter((wallet) => !currency || wallet.currency === currency);
  const statements: WalletStatement[] = [];
  for (const wallet of wallets) {
    const own = { playerId, currency: wallet.currency };
    const lines = await listLines(db, { ...own, from, until, limit: most + 1, order: 'oldest first' });
    statements.push({
      currency: wallet.currency,
      opening: await standBefore(db, own, from),
      lines: lines.slice(0, most),
      closing: await standBefore(db, own, until),
      isCut: lines.length > most,
    });
  }
  return statements;
}

async function standBefore(db: Queryable, of: { playerId: number; currency: Currency }, at: Date): Promise<Stand> {
  const [last] = await listLines(db, { ...of, until: at, limit: 1, order: 'newest first' });
  return { balance: last?.balanceAfter ?? 0n, reserved: last?.reservedAfter ?? 0n };
}

/** A line of the journal of everybody. */
export interface DayMovement {
  id: bigint;
  at: Date;
  playerId: number;
  reason: string;
  house: string;
  cash: bigint;
  bonus: bigint;
  reserved: bigint;
}

/** What moved on a day in a currency, newest first: the pages of the journal that the day lies in, and no others. */
export async function listDayMovements(
  db: Queryable,
  wanted: { from: Date; until: Date; currency: Currency; below?: bigint | undefined; limit: number },
): Promise<DayMovement[]> {
  const { rows } = await db.query<DayMovement>(
    `with day as materialized (select min(id) as first, max(id) as last from wallet_transfer where at >= $1 and at < $2)
     select t.id, t.at, a.player_id::float8 as "playerId", t.reason, coalesce(t.house, '') as house, t.cash, t.bonus, t.reserved
     from wallet_transfer t join wallet_account a on a.id = t.account_id
     where t.id >= (select first from day) and t.id <= (select last from day) and ($4::bigint is null or t.id < $4)
       and t.currency = $3 and t.at >= $1 and t.at < $2
     order by t.id desc limit $5`,
    [wanted.from, wanted.until, wanted.currency, wanted.below ?? null, wanted.limit],
  );
  return rows;
}
