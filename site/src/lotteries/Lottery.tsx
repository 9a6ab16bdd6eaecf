import { EmptyState } from '@halley/ui';
import { useSay } from '../i18n/index.ts';
import { useExcluded } from '../page/index.ts';
import { usePlayer } from '../session/index.ts';
import { FairSteps } from './FairSteps.tsx';
import { HowToGet } from './HowToGet.tsx';
import { LotteryHero } from './LotteryHero.tsx';
import { OwnTickets } from './OwnTickets.tsx';
import { Prizes } from './Prizes.tsx';
import { type KnownLottery, useLottery } from './use-lottery.ts';

/** One lottery: what it gives, how tickets are had, which are the player's, and why nobody chooses who wins. */
export function Lottery(known: KnownLottery) {
  const say = useSay();
  const isPlayer = usePlayer() !== null;
  const isClosed = useExcluded();
  const { lottery, draw, status } = useLottery(known, { isPlayer });
  const canHave = lottery.state === 'active' || lottery.state === 'future';
  return (
    <article className="grid grid-cols-1 gap-4 md:gap-5">
      <LotteryHero lottery={lottery} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <OwnTickets lottery={lottery} status={status} />
          {canHave &&
            (isClosed ? (
              <EmptyState picture="no-gifts" title={say('lotteries.closed')} text={say('lotteries.closed.text')} />
            ) : (
              <HowToGet lottery={lottery} />
            ))}
          <Prizes lottery={lottery} draw={draw} />
        </div>
        <FairSteps lottery={lottery} draw={draw} />
      </div>
    </article>
  );
}
