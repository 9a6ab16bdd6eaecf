import { type Currency, type HistoryKind, type HistoryLine, wireCents } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import type { Reason } from '../wallet.ts';
import { type Purpose, placeOf, wordsOf } from './kinds.ts';
import { transfersWithHolds } from './month-sums.ts';

export interface LinesWanted {
  playerId: number;
  kind?: HistoryKind;
  currency?: Currency;
  from?: Date;
  until?: Date;
  limit: number;
  order: 'newest first' | 'oldest first';
  /** The line after which this page goes on. */
  after?: bigint;
}

/** A transfer of a player's wallet, before anybody has said what it was about. */
export interface JournalLine {
  id: bigint;
  key: string;
  reason: Reason;
  purpose: Purpose | '';
  currency: Currency;
  amount: bigint;
  reserved: bigint;
  balanceAfter: bigint;
  reservedAfter: bigint;
  at: Date;
}

const beyondAll = 2n ** 62n;

/**
 * A page of the journal of all wallets of a player. The months tell between which transfers the wanted days lie, so that
 * days of long ago cost no more than those of now.
 */
export async function listLines(db: Queryable, wanted: LinesWanted): Promise<JournalLine[]> {
  const newest = wanted.order === 'newest first';
  const words = wanted.kind && wordsOf(wanted.kind);
  const { rows } = await db.query<JournalLine & { purpose: Purpose | '' }>({
    name: newest ? 'wallet_lines_newest' : 'wallet_lines_oldest',
    text: `with wallets as (
        select a.id, r.through_id,
          least(r.through_id + 1, (select min(m.first_id) from wallet_month m where m.account_id = a.id
            and m.month >= date_trunc('month', $3::timestamptz at time zone 'UTC')::date)) as first_id,
          greatest(
            (select max(m.last_id) from wallet_month m where m.account_id = a.id
              and m.month <= ($4::timestamptz at time zone 'UTC')::date),
            (select max(t.id) from wallet_transfer t
              where t.account_id = a.id and t.id > r.through_id and t.at < $4::timestamptz)) as last_id
        from wallet_account a cross join wallet_rollup r
        where a.player_id = $1 and ($2::text is null or a.currency = $2))
      select l.* from wallets w cross join lateral (
        select t.id, t.key, t.reason, coalesce(h.purpose, '') as purpose, t.currency, -t.house_amount as amount,
          t.reserved, t.cash_after + t.bonus_after as "balanceAfter", t.reserved_after as "reservedAfter", t.at
        from ${transfersWithHolds}
        where t.account_id = w.id and t.id > $5 and t.id < $6
          and ($3::timestamptz is null or (t.id >= w.first_id and t.at >= $3::timestamptz))
          and ($4::timestamptz is null or (t.id <= w.last_id and t.at < $4::timestamptz))
          and ($7::text[] is null or t.reason = any($7::text[]) or h.purpose = $8)
        order by t.id ${newest ? 'desc' : 'asc'} limit $9) l
      order by l.id ${newest ? 'desc' : 'asc'} limit $9`,
    values: [
      wanted.playerId,
      wanted.currency ?? null,
      wanted.from ?? null,
      wanted.until ?? null,
      newest ? 0n : (wanted.after ?? 0n),
      newest ? (wanted.after ?? beyondAll) : beyondAll,
      words?.reasons ?? null,
      words?.purpose ?? null,
      wanted.limit,
    ],
  });
  return rows;
}

/** What another room says about a transfer it caused. */
export interface LineWords {
  title: string | null;
  roundId?: string;
  game?: string;
  paymentId?: number;
}

/** A room that causes transfers says what they were about, by the key of the transfer; those of others it leaves out. */
export type DescribeLines = (
  db: Queryable,
  asked: { playerId: number; lines: readonly Pick<JournalLine, 'key' | 'reason' | 'purpose'>[] },
) => Promise<ReadonlyMap<string, LineWords>>;

/** The lines as the player reads them. */
export async function describeLines(
  db: Queryable,
  {
    playerId,
    lines,
    describe,
  }: { playerId: number; lines: readonly JournalLine[]; describe: readonly DescribeLines[] },
): Promise<HistoryLine[]> {
  const said = lines.length === 0 ? [] : await Promise.all(describe.map((room) => room(db, { playerId, lines })));
  return lines.map((line) => {
    const words = said.map((room) => room.get(line.key)).find((found) => found !== undefined);
    return {
      id: String(line.id),
      at: line.at.toISOString(),
      kind: placeOf(line.reason, line.purpose).kind,
      reason: line.reason,
      currency: line.currency,
      amount_cents: wireCents(line.amount),
      set_aside_cents: wireCents(line.reserved),
      balance_after_cents: wireCents(line.balanceAfter),
      reserved_after_cents: wireCents(line.reservedAfter),
      title: words?.title ?? null,
      round_id: words?.roundId ?? null,
      game: words?.game ?? null,
      payment_id: words?.paymentId ?? null,
    };
  });
}
