import type {
  BonusGift,
  FreespinGift,
  Lottery,
  LotteryStatus,
  MartOrder,
  PointsStanding,
  Wheel,
} from '@halley/contract';
import { Button, Card, EmptyState } from '@halley/ui';
import { useSay } from '../i18n/index.ts';
import { HubTickets } from '../lotteries/index.ts';
import { SiteLink, useExcluded } from '../page/index.ts';
import { usePlayer } from '../session/index.ts';
import type { ShownAdventure } from '../vip/index.ts';
import { HubContests, type HubContestsProps } from './HubContests.tsx';
import { HubDays } from './HubDays.tsx';
import { HubGifts } from './HubGifts.tsx';
import { HubLevel } from './HubLevel.tsx';
import { HubOrders, HubPoints, HubWheel } from './HubTiles.tsx';
import { QuietSwitch } from './QuietSwitch.tsx';

export interface HubProps {
  areas: { mart: boolean; wheel: boolean };
  standing: PointsStanding | undefined;
  adventure: ShownAdventure | null;
  gifts: (BonusGift | FreespinGift)[];
  wheel: Wheel | null | undefined;
  orders: MartOrder[] | undefined;
  lotteries: Lottery[];
  tickets: LotteryStatus[] | undefined;
  contests: HubContestsProps | null;
  isQuiet: boolean;
}

/** Everything that comes with playing, in one place. Nothing on it needs anybody today. */
export function Hub(props: HubProps) {
  const { areas, standing, adventure, gifts, wheel, orders, lotteries, tickets, contests, isQuiet } = props;
  const say = useSay();
  const player = usePlayer();
  const isClosed = useExcluded();
  const points = player && areas.mart && <HubPoints initial={standing} />;
  const underWay = (orders ?? []).filter(
    ({ state }) => state === 'placed' || state === 'confirmed' || state === 'sent',
  );
  if (isClosed) {
    return (
      <>
        <h1 className="title-page">{say('hub.title')}</h1>
        <EmptyState picture="no-gifts" title={say('hub.closed')} text={say('hub.closed.text')} />
      </>
    );
  }
  return (
    <div className="grid gap-5">
      <header className="grid gap-1.5">
        <h1 className="title-page">{say('hub.title')}</h1>
        <p className="max-w-[62ch] text-text-soft">{say(player ? 'hub.lead' : 'hub.leadGuest')}</p>
      </header>
      <HubLevel initial={standing} />
      {player && (
        <div className={adventure || points ? 'grid gap-4 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]' : 'grid'}>
          {adventure && <HubDays adventure={adventure} />}
          <HubGifts gifts={gifts} />
          {!adventure && points}
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15.5rem,1fr))]">
        {adventure && points}
        {contests && <HubContests {...contests} />}
        {wheel && <HubWheel initial={wheel} />}
        {player && <HubTickets lotteries={lotteries} statuses={tickets} />}
        {underWay.length > 0 && <HubOrders orders={underWay} />}
        {!player && <WayIn />}
      </div>
      {player && <QuietSwitch isQuiet={isQuiet} />}
    </div>
  );
}

function WayIn() {
  const say = useSay();
  return (
    <Card className="grid content-start justify-items-start gap-3">
      <h2 className="title-card">{say('hub.guest.title')}</h2>
      <p className="text-text-soft">{say('hub.guest.text')}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button asChild>
          <SiteLink href="/login">{say('hub.guest.logIn')}</SiteLink>
        </Button>
        <Button look="primary" asChild>
          <SiteLink href="/registration">{say('hub.guest.register')}</SiteLink>
        </Button>
      </div>
    </Card>
  );
}
