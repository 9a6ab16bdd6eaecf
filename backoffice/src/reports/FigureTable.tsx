import type { ReportRow, ReportTable } from '@halley/contract';
import { classNames } from '@halley/ui';
import type { ReactNode } from 'react';
import { cellText, changeText, isFigure } from './cell-text.ts';
import { reportWords } from './words.ts';

type Column = ReportTable['columns'][number];

interface FigureTableProps {
  table: ReportTable;
  /** What the first cell of a row leads to. */
  lead?: (row: ReportRow, text: string) => ReactNode;
}

const cellClass = 'h-8 border-t border-line px-2.5 whitespace-nowrap';
const alignOf = (column: Column) => (isFigure(column) ? 'text-right tabular-nums' : 'text-left');
/** The first column stays where it is while the others pass. */
const stays = 'sticky left-0 z-1 bg-surface-1';

/** A report as rows and totals; below the totals those of the days before, and by how much they differ. */
export function FigureTable({ table, lead }: FigureTableProps): ReactNode {
  const { title, columns, rows, totals, before } = table;
  if (rows.length === 0) return <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{reportWords.none}</p>;
  const hasCurrencies = new Set(rows.map(({ currency }) => currency)).size > 1;
  const [first, ...others] = columns;
  if (!first) return null;
  const line = (row: ReportRow, text: (column: Column) => string) =>
    others.map((column) => (
      <td key={column.key} className={classNames(cellClass, alignOf(column), isBelow(row, column) && 'text-danger')}>
        {text(column)}
      </td>
    ));
  return (
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg bg-surface-1 px-1 py-1 shadow-1"
    >
      <table className="w-full border-separate border-spacing-0 text-13">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <Head column={first} className={stays} />
            {hasCurrencies && <Head column={{ key: 'currency', head: reportWords.currency, kind: 'text' }} />}
            {others.map((column) => (
              <Head key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => {
            const text = cellText(first, row.cells[first.key], row.currency);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and do not move
              <tr key={place} className="hover:bg-surface-2">
                <th scope="row" className={classNames(cellClass, stays, 'text-left font-semibold')}>
                  {lead?.(row, text) ?? text}
                </th>
                {hasCurrencies && <td className={cellClass}>{row.currency}</td>}
                {line(row, (column) => cellText(column, row.cells[column.key], row.currency))}
              </tr>
            );
          })}
        </tbody>
        {totals.length > 0 && (
          <tfoot>
            {totals.map((total) => {
              const earlier = before.find(({ currency }) => currency === total.currency);
              const lines: [string, string, (column: Column) => string][] = [
                [
                  reportWords.total(total.currency),
                  'font-bold',
                  (column) => cellText(column, total.cells[column.key], total.currency),
                ],
              ];
              if (earlier) {
                const was = (column: Column) => cellText(column, earlier.cells[column.key], total.currency);
                const change = (column: Column) =>
                  isFigure(column) ? changeText(total.cells[column.key], earlier.cells[column.key]) : '';
                lines.push([reportWords.before, 'text-text-soft', was], [reportWords.change, 'text-text-soft', change]);
              }
              return lines.map(([name, look, text]) => (
                <tr key={`${total.currency} ${name}`} className={look}>
                  <th scope="row" className={classNames(cellClass, stays, 'text-left', look)}>
                    {name}
                  </th>
                  {hasCurrencies && <td className={cellClass}>{total.currency}</td>}
                  {others.map((column) => (
                    <td key={column.key} className={classNames(cellClass, alignOf(column))}>
                      {text(column)}
                    </td>
                  ))}
                </tr>
              ));
            })}
          </tfoot>
        )}
      </table>
    </section>
  );
}

const headClass = 'px-2.5 py-2 text-2xs font-semibold whitespace-nowrap text-text-faint';

function Head({ column, className }: { column: Column; className?: string }): ReactNode {
  return (
    <th scope="col" className={classNames(headClass, alignOf(column), className)}>
      {column.head}
    </th>
  );
}

/** The minus says it too. */
const isBelow = ({ cells }: ReportRow, { key, kind }: Column) => kind === 'money' && String(cells[key]).startsWith('-');
