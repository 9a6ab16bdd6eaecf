import type { StaffLottery } from '@halley/contract';
import { formatMoney, type SelectOption } from '@halley/ui';
import type { ReactNode } from 'react';
import { assignedColumn, type ListColumn, Page, ResourceList, showTime, useQueueWork } from '../console/index.ts';
import { isDue, LotteryState } from './LotteryState.tsx';
import { lotteryWords as own } from './words.ts';

const { columns: heads } = own;
const optionsOf = (names: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const money = ({ currency }: StaffLottery, cents: number) => formatMoney(cents, { currency, locale: 'en' });

const columns: readonly ListColumn<StaffLottery>[] = [
  { key: 'title', head: heads.title, cell: ({ title }) => title },
  {
    key: 'state',
    head: heads.state,
    cell: (lottery) => <LotteryState lottery={lottery} />,
    text: ({ state }) => own.states[state],
  },
  { key: 'tickets', head: heads.tickets, align: 'right', cell: ({ tickets }) => tickets.toLocaleString('en') },
  { key: 'players', head: heads.players, align: 'right', cell: ({ players }) => players.toLocaleString('en') },
  {
    key: 'cost',
    head: heads.cost,
    align: 'right',
    cell: (lottery) => own.ofExpected(money(lottery, lottery.given_cents), money(lottery, lottery.expected_cents)),
  },
  {
    key: 'liability',
    head: heads.liability,
    align: 'right',
    cell: (lottery) => money(lottery, lottery.liability_cents),
    from: 'md',
  },
  {
    key: 'draw',
    head: heads.draw,
    cell: ({ draw_at }) => showTime(draw_at),
    text: ({ draw_at }) => draw_at,
    from: 'md',
  },
];

/** Every lottery with its tickets and what it costs: the latest to end first. */
export function LotteriesPage(): ReactNode {
  const work = useQueueWork('draws');
  return (
    <Page title={own.title}>
      <ResourceList
        call="listStaffLotteries"
        caption={own.title}
        empty={own.none}
        rows={(list) => list}
        rowKey={({ id }) => id}
        columns={work.answer ? [...columns, assignedColumn<StaffLottery>(work, isDue)] : columns}
        href={({ id }) => `/lotteries/${id}`}
        filters={{ state: { label: own.filters.state, options: optionsOf(own.states) } }}
        csv="lotteries"
      />
    </Page>
  );
}
