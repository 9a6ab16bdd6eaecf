import {
  type Currency,
  decimalsOf,
  type FileAnswer,
  formatAmount,
  type ReportRow,
  type ReportTable,
} from '@halley/contract';
import { csvLine, csvText } from '../../kit/index.ts';

/** What a file says of itself: who took it and when, by the line that the trail has, and what was asked for. */
export interface Mark {
  id: string;
  watermark: string;
  filters: Readonly<Record<string, string>>;
}

/** A report as a file. Texts stay texts: nothing in it is computed by whoever opens it. */
export async function writeReport(table: ReportTable, format: 'csv' | 'xlsx', mark: Mark): Promise<FileAnswer> {
  const fileName = `${table.name}-${table.from}-to-${table.to}.${format}`;
  if (format === 'csv') {
    return { fileName, contentType: 'text/csv; charset=utf-8', content: Buffer.from(csvOf(table, mark)) };
  }
  const { xlsxOf } = await import('./xlsx.ts');
  const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { fileName, contentType, content: await xlsxOf(table, mark) };
}

type Column = ReportTable['columns'][number];

function csvOf(table: ReportTable, mark: Mark): string {
  const columns = withCurrency(table);
  const line = (row: ReportRow) => csvLine(columns.map((column) => textOf(column, row)));
  return `\uFEFF${csvLine(columns.map(({ head }) => csvText(head)))}${table.rows.map(line).join('')}${[
    [],
    ...aboutLines(table, mark).map((words) => [words]),
  ]
    .map((words) => csvLine(words.map(csvText)))
    .join('')}`;
}

/** A column that says the currency, where rows have one. */
export function withCurrency({ columns, rows }: ReportTable): readonly Column[] {
  if (rows.every(({ currency }) => currency === null)) return columns;
  const [first, ...others] = columns;
  const currency: Column = { key: 'currency', head: 'Currency', kind: 'text' };
  return first ? [first, currency, ...others] : columns;
}

/** What the cell holds; the row's currency is a cell of its own in a file. */
export function cellOf({ key }: Column, { cells, currency }: ReportRow): string | number | null {
  return key === 'currency' && cells[key] === undefined ? currency : (cells[key] ?? null);
}

/** Below the rows: whose file it is, and how it is read. */
export function aboutLines(table: ReportTable, { watermark, filters }: Mark): string[] {
  const asked = Object.entries(filters).map(([name, value]) => `${name} ${value}`);
  return [`${table.title}, ${table.from} to ${table.to}`, ...table.notes, asked.join(', '), watermark].filter(
    (words) => words !== '',
  );
}

function textOf(column: Column, row: ReportRow): string | null {
  const value = cellOf(column, row);
  if (value === null) return null;
  if (column.kind === 'money' && row.currency) return unitsOf(BigInt(value), row.currency);
  return typeof value === 'number' ? String(value) : csvText(value);
}

/** `-1.05`: whole units with a point, for every reader alike. */
export function unitsOf(subunits: bigint, currency: Currency): string {
  const text = formatAmount(subunits < 0n ? -subunits : subunits, currency);
  return subunits < 0n ? `-${text}` : text;
}

/** How a table program shows an amount of this currency. */
export const moneyFormat = (currency: Currency) => {
  const decimals = decimalsOf(currency);
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
};
