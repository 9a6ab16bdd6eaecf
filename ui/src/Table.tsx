import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface TableColumn<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers and money stand right. */
  align?: 'left' | 'right';
  /** The smallest screen that shows it: phones drop columns, they do not shrink text. */
  from?: 'sm' | 'md' | 'lg' | 'xl';
}

export interface TableProps<Row> {
  /** Said to screen readers before the table. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** "You" in a list. */
  isMe?: (row: Row) => boolean;
  className?: string;
}

const from = { sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' };

export function Table<Row>({ caption, columns, rows, rowKey, isMe, className }: TableProps<Row>): ReactNode {
  const cellClass = (column: TableColumn<Row>) =>
    classNames(column.align === 'right' ? 'text-right' : 'text-left', column.from && from[column.from]);
  return (
    <table className={classNames('w-full border-separate border-spacing-0 text-13', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={classNames(cellClass(column), 'p-2 text-2xs font-semibold whitespace-nowrap text-text-faint')}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="group" {...(isMe?.(row) && { 'data-me': true, 'aria-current': 'true' })}>
            {columns.map((column) => (
              <td
                key={column.key}
                className={classNames(
                  cellClass(column),
                  'h-11 border-t border-line px-2 whitespace-nowrap group-data-me:border-transparent group-data-me:bg-ice-wash group-data-me:first:rounded-l-10 group-data-me:last:rounded-r-10',
                )}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
