import { classNames, type TableColumn, type TableProps } from '@halley/ui';
import type { ReactNode } from 'react';

/** Between a phone and a desktop columns are dropped; a phone shows all of them, below each other. */
const from = { sm: '', md: 'sm:max-md:hidden', lg: 'sm:max-lg:hidden', xl: 'sm:max-xl:hidden' };
/** Said although they are the elements' own: some browsers forget them when the display changes. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/**
 * A table on a surface of its own. On a phone every row is a card with the heads beside the values, so that nothing
 * scrolls sideways.
 */
export function DataTable<Row>({ empty, ...table }: TableProps<Row> & { empty: string }): ReactNode {
  const { caption, columns, rows, rowKey, isMe } = table;
  if (rows.length === 0) return <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{empty}</p>;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg bg-surface-1 px-3 py-1 shadow-1"
    >
      <table {...as.table} className="w-full border-separate border-spacing-0 text-13 max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead {...as.rowgroup} className="max-sm:sr-only">
          <tr {...as.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                {...as.columnheader}
                scope="col"
                className={classNames(
                  'px-3 py-2 text-2xs font-semibold whitespace-nowrap text-text-faint',
                  column.align === 'right' ? 'text-right' : 'text-left',
                  column.from && from[column.from],
                )}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup} className="max-sm:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              {...as.row}
              className="group/row max-sm:block max-sm:border-t max-sm:border-line max-sm:py-2.5 max-sm:first:border-t-0"
              {...(isMe?.(row) && { 'data-me': true, 'aria-current': 'true' })}
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }): ReactNode {
  return (
    <td
      {...as.cell}
      className={classNames(
        'max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:px-1 max-sm:py-1 max-sm:text-right max-sm:wrap-anywhere max-sm:has-[>span:last-child:empty]:hidden',
        'sm:h-11 sm:border-t sm:border-line sm:px-3 sm:whitespace-nowrap',
        'sm:group-data-me/row:border-transparent sm:group-data-me/row:bg-ice-wash',
        column.align === 'right' ? 'sm:text-right' : 'sm:text-left',
        column.from && from[column.from],
      )}
    >
      <span aria-hidden="true" className="shrink-0 text-2xs font-semibold text-text-faint sm:hidden">
        {column.head}
      </span>
      <span className="min-w-0">{column.cell(row)}</span>
    </td>
  );
}
