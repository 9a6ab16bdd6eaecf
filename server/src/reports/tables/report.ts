import type { Currency, ReportQuery, ReportTable } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

type ColumnKind = ReportTable['columns'][number]['kind'];
export type Cell = string | number | bigint | null;
type Cells = Readonly<Record<string, Cell>>;

export interface Row {
  currency: Currency | null;
  cells: Cells;
}

export interface Column {
  key: string;
  head: string;
  kind: ColumnKind;
  /** What stands below it: usually the sum, of balances the last one, of shares what the sums say. */
  total?: 'last' | 'none' | ((sums: Cells) => Cell);
}

/** What was asked for, with everything that was left open filled in. */
export interface Asked extends Omit<ReportQuery, 'from' | 'to'> {
  from: string;
  to: string;
}

export interface Report {
  title: string;
  columns(asked: Asked): readonly Column[];
  rows(db: Queryable, asked: Asked): Promise<Row[]>;
  notes?: readonly string[];
  /** The column of its days, if it can be shown in one currency. */
  byDay?: string;
  /** How many days are shown where nobody says which; unset: thirty. */
  usualDays?: number;
  /** False: it does not hold days against days before. */
  compares?: boolean;
}

/** Parts of a hundred, with two decimals; null of nothing. */
export function percentOf(part: Cell | undefined, whole: Cell | undefined): number | null {
  const [of, all] = [BigInt(part ?? 0), BigInt(whole ?? 0)];
  return all === 0n ? null : Number((of * 1_000_000n) / all) / 10_000;
}
