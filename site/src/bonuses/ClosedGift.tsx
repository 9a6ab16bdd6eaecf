import type { BonusGift, FreespinGift, GiftEndReason } from '@halley/contract';
import { Badge, type BadgeTone } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { type MessageKey, useSpeech } from '../i18n/index.ts';
import { LocalTime, useLocalTime } from '../page/index.ts';
import { DealCard } from './DealCard.tsx';
import { isFreespins } from './gift-rules.ts';
import { giftTitle } from './gift-title.ts';

const ends: Record<string, { mark: MessageKey; why: MessageKey; tone: BadgeTone }> = {
  wager_done: { mark: 'gifts.end.done', why: 'gifts.end.doneText', tone: 'win' },
  finished: { mark: 'gifts.end.finished', why: 'gifts.end.finishedText', tone: 'win' },
  lost: { mark: 'gifts.end.lost', why: 'gifts.end.lostText', tone: 'neutral' },
  canceled: { mark: 'gifts.end.canceled', why: 'gifts.end.canceledText', tone: 'neutral' },
  expired: { mark: 'gifts.end.expired', why: 'gifts.end.expiredText', tone: 'neutral' },
};

const notTaken = { mark: 'gifts.end.expired', why: 'gifts.end.notTakenText', tone: 'neutral' } as const;

/** Nobody took it in time; what was taken has had days of its own. */
function isUntaken({ stage, deal }: BonusGift | FreespinGift): boolean {
  return stage === 'expired' && deal.until.valid === null;
}

function lastMoment(gift: BonusGift | FreespinGift): string {
  return gift.valid_until ?? gift.activatable_until ?? gift.created_at;
}

const canceledBy: Record<GiftEndReason, MessageKey> = {
  player: 'gifts.end.canceled.player',
  charged_back: 'gifts.end.canceled.charged_back',
  cashed_out: 'gifts.end.canceled.cashed_out',
  taken: 'gifts.end.canceled.taken',
  excluded: 'gifts.end.canceled.excluded',
  account_closed: 'gifts.end.canceled.account_closed',
  withdrawn: 'gifts.end.canceled.withdrawn',
};

/** A gift that is over: why, what came of it, and the terms it had. */
export function ClosedGift({ gift }: { gift: BonusGift | FreespinGift }) {
  const { say, tag } = useSpeech();
  const when = useLocalTime({ dateStyle: 'medium', timeStyle: 'short' });
  const end = isUntaken(gift) ? notTaken : ends[gift.stage];
  if (!end) return null;
  const cents = isFreespins(gift) ? gift.win_cents : gift.released_cents;
  const amount = formatMoney(cents, { currency: gift.currency, locale: tag });
  const came = isFreespins(gift) ? 'gifts.end.won' : 'gifts.end.released';
  return (
    <li className="grid gap-2 rounded-xl bg-surface-1 p-5 shadow-1">
      <div className="flex flex-wrap items-center gap-2 text-xs text-text-faint">
        <Badge tone={end.tone}>{say(end.mark)}</Badge>
        <LocalTime at={gift.created_at} format={{ dateStyle: 'medium' }} />
      </div>
      <h2 className="title-card wrap-anywhere">{giftTitle(gift)}</h2>
      <p className="text-13 text-text-soft" suppressHydrationWarning>
        {say(gift.end_reason ? canceledBy[gift.end_reason] : end.why, { at: when(lastMoment(gift)) })}{' '}
        {cents > 0 && say(came, { amount })}
      </p>
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-ice">
          {say('gifts.end.deal')}
        </summary>
        <DealCard deal={gift.deal} wide className="border-t border-line pt-4" />
      </details>
    </li>
  );
}
