import type { BonusGift, FreespinGift } from '@halley/contract';
import { buttonClass, Card, ProgressComet } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { giftArt, giftTitle } from '../bonuses/index.ts';
import { useSpeech } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';

const shownAtMost = 3;

/** The player's own gifts, the first few of them; nothing that could be had. */
export function HubGifts({ gifts }: { gifts: readonly (BonusGift | FreespinGift)[] }) {
  const { say } = useSpeech();
  return (
    <Card className="grid content-start gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="title-card">{say('hub.gifts.title')}</h2>
        {gifts.length > 0 && (
          <SiteLink href="/profile/gifts" className={linkClass}>
            {say('hub.gifts.all', { count: gifts.length })}
          </SiteLink>
        )}
      </div>
      {gifts.length === 0 ? (
        <p className="py-3 text-text-soft">{say('hub.gifts.none')}</p>
      ) : (
        <ul>
          {gifts.slice(0, shownAtMost).map((gift) => (
            <GiftRow key={`${gift.title} ${gift.id}`} gift={gift} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function GiftRow({ gift }: { gift: BonusGift | FreespinGift }) {
  const { say, tag } = useSpeech();
  const wagering = 'amount_wager_cents' in gift && gift.stage === 'handle_bets' ? gift : undefined;
  const done = wagering?.amount_wager_cents ?? 0;
  const total = wagering?.amount_wager_requirement_cents ?? 0;
  return (
    <li className="flex items-center gap-3.5 border-t border-line py-3 first:border-0">
      <img
        src={giftArt(gift, [])}
        alt=""
        width={300}
        height={400}
        loading="lazy"
        decoding="async"
        className="aspect-3/4 w-13 shrink-0 rounded-10 object-cover"
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="font-semibold wrap-anywhere">{giftTitle(gift)}</span>
        {total > 0 && (
          <>
            <span className="text-xs text-text-soft" suppressHydrationWarning>
              {say('hub.gifts.left', {
                amount: formatMoney(Math.max(0, total - done), { currency: gift.currency, locale: tag }),
              })}
            </span>
            <ProgressComet label={say('hub.gifts.progress')} value={done / total} />
          </>
        )}
      </div>
      {gift.activatable && (
        <SiteLink href="/profile/gifts" className={buttonClass({ size: 'small' })}>
          {say('hub.gifts.open')}
        </SiteLink>
      )}
    </li>
  );
}
