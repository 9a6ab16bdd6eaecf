import { Button, Dialog, Facts } from '@halley/ui';
import { type MessageKey, useSpeech } from '../../../i18n/index.ts';
import { SiteLink } from '../../../page/index.ts';
import { usePlayer } from '../../../session/index.ts';
import { pointsText } from '../../points-text.ts';
import { givenText } from '../card-words.ts';
import type { ShopCard } from '../mart-cards.ts';
import type { Outcome } from './use-exchange.ts';

interface ExchangeResultProps {
  card: ShopCard;
  outcome: Outcome;
  points: number | undefined;
  busy: boolean;
  onAgain: () => void;
  onClosed: () => void;
}

const doneTexts: Record<ShopCard['type'], MessageKey> = {
  money: 'mart.done.money',
  freespins: 'mart.done.freespins',
  lootboxes: 'mart.done.lootboxes',
  lotteries: 'mart.done.lotteries',
  goods: 'mart.done.goods',
};

/** What became of it, and where it is now. */
export function ExchangeResult({ card, outcome, points, busy, onAgain, onClosed }: ExchangeResultProps) {
  const { say, tag } = useSpeech();
  const currency = usePlayer()?.currency ?? 'EUR';
  if (!('order' in outcome)) {
    return (
      <Dialog
        title={say(outcome.isOpen ? 'mart.failure.unknown.title' : 'mart.failure.title')}
        description={outcome.text}
        onClosed={onClosed}
      >
        <div className={outcome.isOpen ? 'grid gap-2.5 sm:grid-cols-2' : 'grid'}>
          <Button block data-autofocus onClick={onClosed}>
            {say('mart.done.close')}
          </Button>
          {outcome.isOpen && (
            <Button block loading={busy} onClick={onAgain}>
              {say('mart.failure.again')}
            </Button>
          )}
        </div>
      </Dialog>
    );
  }
  const { title, quantity } = outcome.order;
  const times = quantity === 1 ? title : say('mart.exchange.times', { count: quantity, title });
  const named = card.type === 'money' ? givenText(card, quantity, { say, tag, currency }) : times;
  const next = nextOf(card);
  return (
    <Dialog
      title={say('mart.done.title')}
      description={say(doneTexts[card.type], { title: named })}
      onClosed={onClosed}
    >
      {points !== undefined && (
        <Facts
          facts={[
            {
              name: say('mart.done.left'),
              value: <span suppressHydrationWarning>{pointsText(tag, points)}</span>,
            },
          ]}
        />
      )}
      <div className={next ? 'grid gap-2.5 sm:grid-cols-2' : 'grid'}>
        <Button block data-autofocus onClick={onClosed}>
          {say('mart.done.close')}
        </Button>
        {next && (
          <Button block asChild onClick={onClosed}>
            <SiteLink href={next.href}>{say(next.text)}</SiteLink>
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Where it is found; what is on the balance or in a draw is there already. */
function nextOf({ type, bonus_title: bonus = '' }: ShopCard): { href: string; text: MessageKey } | undefined {
  if (type === 'freespins') return { href: '/profile/gifts', text: 'mart.done.toGifts' };
  if (type === 'goods') return { href: '/rocket-mart#orders', text: 'mart.done.toOrders' };
  if (type !== 'lootboxes') return undefined;
  return bonus.includes('manual_wheel')
    ? { href: '/rocketmart-wheel', text: 'mart.done.toWheel' }
    : { href: '/rocket-chance', text: 'mart.done.toBox' };
}
