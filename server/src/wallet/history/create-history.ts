import { type historyCalls, Refusal } from '@halley/contract';
import type { Clock, Handlers, Homes } from '../../kit/index.ts';
import { exportLines, exportMonth } from './export-lines.ts';
import { type DescribeLines, describeLines, listLines } from './list-lines.ts';
import { readMonthSums } from './month-sums.ts';
import { statementsOf } from './statements.ts';

export interface HistoryOptions {
  homes: Homes;
  clock: Clock;
  /** The rooms that know what a transfer was about. */
  describe: readonly DescribeLines[];
}

const dayMs = 24 * 60 * 60 * 1000;
const contentType = 'text/csv; charset=utf-8';

/** Everything that moved a player's money, as the journal has it (PP-16). */
export function createHistory({ homes, clock, describe }: HistoryOptions): Handlers<typeof historyCalls> {
  const readStatements = async (playerId: number) =>
    statementsOf(await readMonthSums(homes.of(playerId), playerId), clock.now().toISOString().slice(0, 7));

  return {
    async listHistory({ query: { kind, currency, from, to, before, limit } }, { principal: { playerId } }) {
      const wanted = { playerId, ...(kind && { kind }), ...(currency && { currency }), ...daysOf({ from, to }) };
      const after = before === undefined ? {} : { after: BigInt(before) };
      // One more than is shown tells whether there is another page.
      const home = homes.of(playerId);
      const found = await listLines(home, { ...wanted, ...after, limit: limit + 1, order: 'newest first' });
      const lines = await describeLines(home, { playerId, lines: found.slice(0, limit), describe });
      return { status: 200, body: { lines, next: found.length > limit ? (lines.at(-1)?.id ?? null) : null } };
    },
    async exportHistory({ query: { kind, currency, from, to } }, { principal: { playerId } }) {
      const wanted = { playerId, ...(kind && { kind }), ...(currency && { currency }), ...daysOf({ from, to }) };
      const source = { database: homes.of(playerId), describe };
      const fileName = ['history', kind, currency, from, to].filter(Boolean).join('-');
      return {
        status: 200,
        body: { fileName: `${fileName}.csv`, contentType, content: exportLines(source, wanted) },
      };
    },
    async listStatements({ query: { year } }, { principal: { playerId } }) {
      const statements = await readStatements(playerId);
      const body = statements.filter(({ month }) => year === undefined || month.startsWith(`${year}-`));
      return { status: 200, body: body.sort((a, b) => compare(b.month, a.month) || compare(a.currency, b.currency)) };
    },
    async exportStatement({ params: { month } }, { principal: { playerId } }) {
      const statements = (await readStatements(playerId)).filter((statement) => statement.month === month);
      const source = { database: homes.of(playerId), describe };
      const content = exportMonth(source, { playerId, month, statements });
      return { status: 200, body: { fileName: `statement-${month}.csv`, contentType, content } };
    },
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Whole days in UTC; the last one is included. */
function daysOf({ from, to }: { from?: string | undefined; to?: string | undefined }): { from?: Date; until?: Date } {
  if (from !== undefined && to !== undefined && to < from) throw new Refusal('to.before_from');
  return {
    ...(from !== undefined && { from: new Date(from) }),
    ...(to !== undefined && { until: new Date(Date.parse(to) + dayMs) }),
  };
}
