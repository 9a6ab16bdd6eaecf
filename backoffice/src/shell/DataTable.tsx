import { Table, type TableProps } from '@halley/ui';
import type { ReactNode } from 'react';

/** A table on a surface of its own that scrolls sideways where it must. */
export function DataTable<Row>({ empty, ...table }: TableProps<Row> & { empty: string }): ReactNode {
  if (table.rows.length === 0) return <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{empty}</p>;
  return (
    <section
      aria-label={table.caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg bg-surface-1 px-3 py-1 shadow-1"
    >
      <Table {...table} />
    </section>
  );
}
