import type { BonusGift } from '@halley/contract';
import { Badge, type BadgeTone, Button, IconButton, Note } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { useState } from 'react';
import { type MessageKey, useSpeech } from '../i18n/index.ts';
import { SiteLink, useExcluded, useLocalTime } from '../page/index.ts';
import { succeeds } from '../query/index.ts';
import { DealCard } from './DealCard.tsx';
import { GiftFrame } from './GiftFrame.tsx';
import { GiftProgress } from './GiftProgress.tsx';
import { GiveUpDialog } from './GiveUpDialog.tsx';
import { movedInQueue } from './gift-rules.ts';
import { giftTitle } from './gift-title.ts';
import { takes, useGiftAct } from './use-gift-act.ts';

interface BonusCardProps {
  gift: BonusGift;
  art: string;
  /** Ids of all that wait in its wallet, in their order. */
  queue?: readonly number[];
}

type State = 'new' | 'played' | 'paused' | 'waiting';

const marks: Record<State, { tone: BadgeTone; text: MessageKey }> = {
  new: { tone: 'amber', text: 'gifts.mark.new' },
  played: { tone: 'win', text: 'gifts.mark.played' },
  paused: { tone: 'neutral', text: 'gifts.mark.paused' },
  waiting: { tone: 'info', text: 'gifts.mark.waiting' },
};

function stateOf({ stage, paused }: BonusGift): State {
  if (stage === 'issued') return 'new';
  if (stage === 'handle_bets') return 'played';
  return paused ? 'paused' : 'waiting';
}

/** A bonus: to be taken, played with, waiting for its turn, or paused. */
export function BonusCard({ gift, art, queue = [] }: BonusCardProps) {
  const { say, tag } = useSpeech();
  const when = useLocalTime({ dateStyle: 'medium', timeStyle: 'short' });
  const state = stateOf(gift);
  const money = (cents: number) => formatMoney(cents, { currency: gift.currency, locale: tag });
  const title = giftTitle(gift);
  const { balance_cents: balance, place, activatable_until: takeUntil, valid_until: until } = gift;
  const left = Math.max(0, gift.amount_wager_requirement_cents - gift.amount_wager_cents);
  const time = {
    new: takeUntil && say('gifts.time.take', { at: when(takeUntil) }),
    played: say('gifts.time.until', { at: when(until) }),
    paused: say('gifts.time.until', { at: when(until) }),
    waiting: place === null ? say('gifts.time.byItself') : say('gifts.time.place', { place }),
  }[state];
  const story = {
    new: undefined,
    played:
      left === 0
        ? undefined
        : say(gift.deal.stop.release === 'steps' ? 'gifts.story.steps' : 'gifts.story.whole', { left: money(left) }),
    paused: say('gifts.story.paused'),
    waiting: say('gifts.story.waiting'),
  }[state];
  const { text, tone } = marks[state];
  return (
    <GiftFrame
      art={art}
      large={state === 'played'}
      title={balance > 0 ? say('gifts.titled', { title, amount: money(balance) }) : title}
      text={story && <p suppressHydrationWarning>{story}</p>}
      marks={
        <>
          <Badge tone={tone}>{say(text)}</Badge>
          {time && <span suppressHydrationWarning>{time}</span>}
        </>
      }
      actions={<Acts gift={gift} state={state} queue={queue} />}
    >
      {state !== 'new' && <GiftProgress gift={gift} />}
      {gift.review_until && (
        <Note>
          <span suppressHydrationWarning>{say('gifts.review', { at: when(gift.review_until) })}</span>
        </Note>
      )}
      <DealCard deal={gift.deal} wide={state === 'played'} className="border-t border-line pt-4" />
    </GiftFrame>
  );
}

function Acts({ gift, state, queue }: { gift: BonusGift; state: State; queue: readonly number[] }) {
  const { say } = useSpeech();
  const excluded = useExcluded();
  const { busy, act } = useGiftAct();
  const [givingUp, setGivingUp] = useState(false);
  const { id } = gift;
  const params = { params: { id: String(id) } };
  const step = (by: 1 | -1) =>
    void act(by < 0 ? 'up' : 'down', () => succeeds('orderBonuses', { body: { ids: movedInQueue(queue, id, by) } }));
  const at = queue.indexOf(id);
  if (state === 'new') {
    return (
      <>
        {gift.activatable && !excluded && (
          <Button loading={busy === 'take'} onClick={() => void act('take', () => takes('activateBonus', params))}>
            {say('gifts.take')}
          </Button>
        )}
        {gift.cancelable && (
          <Button
            loading={busy === 'decline'}
            onClick={() => void act('decline', () => succeeds('cancelBonus', params))}
          >
            {say('gifts.decline')}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      {state === 'played' && !excluded && (
        <Button look="primary" asChild>
          <SiteLink href={gift.deal.product === 'sport' ? '/sport' : '/games'}>{say('gifts.play')}</SiteLink>
        </Button>
      )}
      {gift.pausable && state === 'played' && (
        <Button loading={busy === 'pause'} onClick={() => void act('pause', () => succeeds('pauseBonus', params))}>
          {say('gifts.pause')}
        </Button>
      )}
      {state === 'paused' && !excluded && (
        <Button loading={busy === 'resume'} onClick={() => void act('resume', () => succeeds('resumeBonus', params))}>
          {say('gifts.resume')}
        </Button>
      )}
      {state === 'waiting' && queue.length > 1 && at >= 0 && (
        <span className="flex gap-1">
          <IconButton
            icon="arrow-up"
            look="secondary"
            label={say('gifts.earlier', { title: giftTitle(gift) })}
            aria-disabled={at === 0 || busy !== undefined}
            onClick={() => at > 0 && step(-1)}
          />
          <IconButton
            icon="arrow-down"
            look="secondary"
            label={say('gifts.later', { title: giftTitle(gift) })}
            aria-disabled={at === queue.length - 1 || busy !== undefined}
            onClick={() => at < queue.length - 1 && step(1)}
          />
        </span>
      )}
      {gift.cancelable && <Button onClick={() => setGivingUp(true)}>{say('gifts.giveUp')}</Button>}
      {givingUp && <GiveUpDialog gift={gift} onClosed={() => setGivingUp(false)} />}
    </>
  );
}
