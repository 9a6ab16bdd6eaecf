import type { StaffLotteryPage } from '@halley/contract';
import type { ReactNode } from 'react';
import { DataTable, type ListColumn, SaveCsv } from '../console/index.ts';
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
          <SaveCsv
            list="readStaffLottery"
            name={`tickets-${lottery.id}`}
            columns={columns}
            rows={rows}
            filters={{ id: lottery.id }}
            label={own.csv}
          />
        </div>
      )}
    </div>
  );
}
