import type { StaffLotteryPage } from '@halley/contract';
import { formatMoney } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import {
  type Action,
  AssignedTo,
  action,
  FactsCard,
  linkClass,
  ResourcePage,
  showTime,
  useQueueWork,
} from '../console/index.ts';
import { Ceremony } from './Ceremony.tsx';
import { isDue, LotteryState } from './LotteryState.tsx';
import { TicketDays } from './TicketDays.tsx';
import { lotteryWords as own } from './words.ts';

const { facts } = own;

const actionsOf = ({ id, may }: StaffLotteryPage): (Action | false)[] => [
  may.cancel &&
    action('cancelLottery', {
      label: own.cancel.label,
      title: own.cancel.title,
      text: own.cancel.text,
      look: 'danger',
      params: { id: String(id) },
      done: own.cancel.done,
    }),
];

export function LotteryPage(): ReactNode {
  const { id = '', tab } = useParams();
  const work = useQueueWork('draws');
  return (
    <ResourcePage
      read="readStaffLottery"
      input={{ params: { id } }}
      title={(lottery) => lottery?.title ?? own.title}
      badge={(lottery) => (
        <span className="flex flex-wrap gap-2">
          <LotteryState lottery={lottery} />
          {isDue(lottery) && <AssignedTo work={work} item={lottery.id} />}
        </span>
      )}
      back={{ to: '/lotteries', label: own.back }}
      actions={actionsOf}
      tab={tab}
      sections={[
        {
          tab: { path: 'draw', label: own.tabs.draw },
          show: (lottery) => (
            <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <Ceremony lottery={lottery} />
              <Figures lottery={lottery} />
            </div>
          ),
        },
        { tab: { path: 'tickets', label: own.tabs.tickets }, show: (lottery) => <TicketDays lottery={lottery} /> },
      ]}
    />
  );
}

function Figures({ lottery }: { lottery: StaffLotteryPage }): ReactNode {
  const money = (cents: number) => formatMoney(cents, { currency: lottery.currency, locale: 'en' });
  const count = (value: number) => value.toLocaleString('en');
  return (
    <FactsCard
      title={facts.title}
      facts={[
        { name: facts.identifier, value: lottery.identifier },
        { name: facts.dates, value: `${showTime(lottery.start_at)} – ${showTime(lottery.end_at)}` },
        { name: facts.drawAt, value: showTime(lottery.draw_at) },
        { name: facts.tickets, value: count(lottery.tickets) },
        { name: facts.players, value: count(lottery.players) },
        { name: facts.pool, value: money(lottery.pool_cents) },
        { name: facts.expected, value: money(lottery.expected_cents) },
        { name: facts.given, value: money(lottery.given_cents) },
        { name: facts.gifts, value: count(lottery.given) },
        { name: facts.liability, value: money(lottery.liability_cents) },
      ]}
    >
      <Link to={`/promotions/${lottery.id}`} className={linkClass}>
        {own.rule}
      </Link>
    </FactsCard>
  );
}
