import type { Cell, Column, Row } from './report.ts';

/** One line for each currency: sums of amounts and counts, the last of what is a balance, and what follows from the sums. */
export function totalRows(columns: readonly Column[], rows: readonly Row[]): Row[] {
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => {
    const cells: Record<string, Cell> = {};
    for (const { key, kind, total } of columns) {
      if (total === 'last') cells[key] = own.at(-1)?.cells[key] ?? null;
      else if (total === undefined && kind === 'money') cells[key] = sum(own, key);
      else if (total === undefined && kind === 'count') cells[key] = Number(sum(own, key));
      else cells[key] = null;
    }
    for (const { key, total } of columns) if (typeof total === 'function') cells[key] = total(cells);
    return { currency, cells };
  });
}

function sum(rows: readonly Row[], key: string): bigint {
  return rows.reduce((total, { cells }) => total + BigInt(cells[key] ?? 0), 0n);
}
