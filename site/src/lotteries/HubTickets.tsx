import type { Lottery, LotteryStatus } from '@halley/contract';
import { Card, Facts } from '@halley/ui';
import { ContestImage } from '@halley/ui/ContestImage.tsx';
import { useSpeech } from '../i18n/index.ts';
import { SiteLink, useWhen } from '../page/index.ts';
import { useQuery } from '../query/index.ts';
import { ticketBalance } from './tickets.ts';

/** The lottery whose tickets can be had or wait for their draw, and how many the player has. */
export function HubTickets({ lotteries, statuses }: { lotteries: Lottery[]; statuses: LotteryStatus[] | undefined }) {
  const { say, tag } = useSpeech();
  const when = useWhen();
  const { data } = useQuery('listLotteryStatuses', undefined, { initial: statuses });
  const lottery =
    lotteries.find(({ state }) => state === 'active') ?? lotteries.find(({ state }) => state === 'frozen');
  if (!lottery) return null;
  const number = new Intl.NumberFormat(tag);
  const own = (data ?? []).filter(({ lottery_id: id }) => id === lottery.id);
  return (
    <SiteLink href={`/lottery/${lottery.frontend_identifier}`} className="group rounded-xl">
      <Card className="grid h-full content-start gap-4 group-hover:bg-surface-2">
        <h2 className="title-card">{lottery.title}</h2>
        <ContestImage identifier={lottery.frontend_identifier} className="aspect-16/7 w-full rounded-md" />
        <Facts
          className="gap-1.5 text-13"
          facts={[
            {
              name: say('hub.tickets.own'),
              value: <span suppressHydrationWarning>{number.format(ticketBalance(own))}</span>,
            },
            {
              name: say('hub.tickets.draw'),
              value: <span suppressHydrationWarning>{when(lottery.draw_at)}</span>,
            },
          ]}
        />
      </Card>
    </SiteLink>
  );
}
