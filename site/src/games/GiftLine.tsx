import type { BonusGift } from '@halley/contract';
import { linkClass } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { countOf, playedGift } from '../bonuses/index.ts';
import { useSpeech } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { useQuery } from '../query/index.ts';
import type { GameView } from './read-game-page.server.ts';

interface GiftLineProps {
  game: GameView;
  currency: string | undefined;
  /** As the loader knows them: the line stands there from the first paint on. */
  bonuses: BonusGift[] | undefined;
}

/** The gift that is played with, as it is now. */
export function usePlayedGift({ currency, bonuses: loaded }: Pick<GiftLineProps, 'currency' | 'bonuses'>) {
  const { data } = useQuery('listBonuses', undefined, { initial: loaded, enabled: false });
  return playedGift((data ?? []) as BonusGift[], currency);
}

/** What counts here for the gift that is played with, before anything is staked. */
export function GiftLine({ game, currency, bonuses }: GiftLineProps) {
  const { say, tag } = useSpeech();
  const gift = usePlayedGift({ currency, bonuses });
  if (!gift) return null;
  const count = countOf(gift.deal, game.counts);
  const { max_stake_cents: most } = gift.deal.limits;
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format((count ?? 0) / 100);
  return (
    <p className="flex flex-wrap items-center gap-x-2 px-1 text-xs text-text-soft phone:px-3 phone:py-1">
      <span suppressHydrationWarning>
        {count === null ? say('games.gift.notHere') : say('games.gift.counts', { percent })}
        {most !== null && count !== null && (
          <> {say('games.gift.most', { amount: formatMoney(most, { currency: gift.currency, locale: tag }) })}</>
        )}
      </span>
      <SiteLink href="/profile/gifts" className={`${linkClass} py-1 phone:hidden`}>
        {gift.title}
      </SiteLink>
    </p>
  );
}
