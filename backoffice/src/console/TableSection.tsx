import { classNames, type TableProps } from '@halley/ui';
import type { ReactNode } from 'react';
import { DataTable } from './DataTable.tsx';

interface TableSectionProps<Row> extends Omit<TableProps<Row>, 'caption'> {
  title: string;
  empty: string;
  className?: string;
}

/** A table under its own heading, which is also its name. */
export function TableSection<Row>({ title, className, ...table }: TableSectionProps<Row>): ReactNode {
  return (
    <section className={classNames('grid gap-2', className)}>
      <h2 className="title-card">{title}</h2>
      <DataTable caption={title} {...table} />
    </section>
  );
}
