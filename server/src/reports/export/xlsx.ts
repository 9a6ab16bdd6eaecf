import type { ReportRow, ReportTable } from '@halley/contract';
import writeXlsxFile, { type Row as SheetRow } from 'write-excel-file/node';
import { aboutLines, cellOf, type Mark, moneyFormat, unitsOf, withCurrency } from './write-report.ts';

type Column = ReportTable['columns'][number];

/** A table program keeps fifteen digits of a number: an amount with more is written as a text, to the subunit. */
const mostDigits = 15;

/** Two sheets: the rows with their totals, and what the file says of itself. */
export function xlsxOf(table: ReportTable, mark: Mark): Promise<Uint8Array> {
  const columns = withCurrency(table);
  const bold = { fontWeight: 'bold' } as const;
  const lineOf = (row: ReportRow): SheetRow => columns.map((column) => sheetCell(column, row));
  const totals = table.totals.map((row): SheetRow => {
    const [first, ...others] = lineOf(row);
    return [first ?? { value: 'Total', type: String, ...bold }, ...others.map((cell) => inBold(cell))];
  });
  const about = aboutLines(table, mark).map((words): SheetRow => [{ value: words, type: String }]);
  return writeXlsxFile([
    {
      sheet: 'Report',
      stickyRowsCount: 1,
      columns: columns.map(({ head, kind }) => ({ width: Math.max(head.length + 2, kind === 'money' ? 16 : 12) })),
      data: [
        columns.map(({ head }) => ({ value: head, type: String, ...bold })),
        ...table.rows.map(lineOf),
        ...totals,
        [],
        [{ value: mark.watermark, type: String, textColor: '#808080' }],
      ],
    },
    { sheet: 'About this file', columns: [{ width: 100 }], data: about },
  ]).toBuffer();
}

function sheetCell(column: Column, row: ReportRow): SheetRow[number] {
  const value = cellOf(column, row);
  if (value === null) return null;
  if (column.kind === 'money' && row.currency) {
    const units = unitsOf(BigInt(value), row.currency);
    return units.replaceAll(/\D/g, '').length > mostDigits
      ? { value: units, type: String, align: 'right' }
      : { value: Number(units), type: Number, format: moneyFormat(row.currency) };
  }
  if (typeof value === 'number') {
    return { value, type: Number, format: column.kind === 'percent' ? '0.00' : '#,##0' };
  }
  return { value, type: String };
}

const inBold = (cell: SheetRow[number]): SheetRow[number] =>
  cell !== null && typeof cell === 'object' && 'value' in cell ? { ...cell, fontWeight: 'bold' } : cell;
