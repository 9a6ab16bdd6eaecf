import type { HistoryLine, Statement } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { tableHead, tableLine } from './history-csv.ts';
import { type DescribeLines, describeLines, type LinesWanted, listLines } from './list-lines.ts';
import { monthAfter } from './statements.ts';

export interface LinesSource {
  database: Queryable;
  describe: readonly DescribeLines[];
}

const readAtOnce = 1_000;

/** Page after page, so that a long history neither fills the memory nor holds a connection while it travels. */
async function* everyLine(
  { database, describe }: LinesSource,
  wanted: Omit<LinesWanted, 'limit' | 'after'>,
): AsyncGenerator<HistoryLine[]> {
  let after: bigint | undefined;
  for (;;) {
    const lines = await listLines(database, { ...wanted, ...(after !== undefined && { after }), limit: readAtOnce });
    if (lines.length > 0) yield describeLines(database, { playerId: wanted.playerId, lines, describe });
    if (lines.length < readAtOnce) return;
    after = lines.at(-1)?.id;
  }
}

/** The history as a table, newest first as it is listed. */
export async function* exportLines(
  source: LinesSource,
  wanted: Omit<LinesWanted, 'limit' | 'after' | 'order'>,
): AsyncGenerator<string> {
  yield tableHead;
  for await (const lines of everyLine(source, { ...wanted, order: 'newest first' })) {
    yield lines.map(tableLine).join('');
  }
}

/**
 * A month as a table: for each wallet what it opened with, every line, oldest first, and what it closed with. The closing
 * is what the lines above it come to: a line written while the table travels cannot put it at odds with them.
 */
export async function* exportMonth(
  source: LinesSource,
  { playerId, month, statements }: { playerId: number; month: string; statements: readonly Statement[] },
): AsyncGenerator<string> {
  const from = new Date(`${month}-01T00:00:00Z`);
  const until = new Date(`${monthAfter(month)}-01T00:00:00Z`);
  yield tableHead;
  for (const { currency, opening_cents } of statements) {
    let total = opening_cents;
    let reserved: number | undefined;
    yield tableLine({ at: from.toISOString(), kind: 'opening', currency, balance_after_cents: opening_cents });
    for await (const lines of everyLine(source, { playerId, currency, from, until, order: 'oldest first' })) {
      total += lines.reduce((sum, line) => sum + line.amount_cents, 0);
      reserved = lines.at(-1)?.reserved_after_cents;
      yield lines.map(tableLine).join('');
    }
    yield tableLine({
      at: until.toISOString(),
      kind: 'closing',
      currency,
      balance_after_cents: total,
      ...(reserved !== undefined && { reserved_after_cents: reserved }),
    });
  }
}
