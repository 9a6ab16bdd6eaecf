import type { StaffLotteryPage } from '@halley/contract';
import { Button } from '@halley/ui';
import type { ReactNode } from 'react';
import { saveFile } from '../api/index.ts';
import { csvOf, DataTable, type ListColumn } from '../console/index.ts';
import { lotteryWords as own } from './words.ts';

const heads = own.ticketColumns;
const count = (value: number) => value.toLocaleString('en');

const columns: readonly ListColumn<StaffLotteryPage['tickets_by_day'][number]>[] = [
  { key: 'day', head: heads.day, cell: ({ day }) => day },
  { key: 'source', head: heads.source, cell: ({ source }) => own.sources[source] },
  { key: 'tickets', head: heads.tickets, align: 'right', cell: ({ tickets }) => count(tickets) },
  { key: 'players', head: heads.players, align: 'right', cell: ({ players }) => count(players) },
  { key: 'void', head: heads.void, align: 'right', cell: (row) => count(row.void) },
];

/** Where tickets came from, day by day. */
export function TicketDays({ lottery }: { lottery: StaffLotteryPage }): ReactNode {
  const { tickets_by_day: rows } = lottery;
  return (
    <div className="grid gap-3">
      <DataTable
        caption={own.ticketsTitle}
        empty={own.noTickets}
        rows={rows}
        rowKey={({ day, source }) => `${day} ${source}`}
        columns={[...columns]}
      />
      {rows.length > 0 && (
        <div>
          <Button
            size="small"
            look="outline"
            icon="download"
            onClick={() => saveFile(csvOf(`tickets-${lottery.id}`, columns, rows))}
          >
            {own.csv}
          </Button>
        </div>
      )}
    </div>
  );
}
