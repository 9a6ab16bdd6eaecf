import type { MartPage, MartTag } from '@halley/contract';
import { ArtBadge, type ArtBadgeKind, Button, Icon } from '@halley/ui';
import { martArt } from '@halley/ui/art/mart.ts';
import { type MessageKey, useSpeech } from '../../i18n/index.ts';
import { pointsText } from '../points-text.ts';
import { ChanceBars } from './ChanceBars.tsx';
import { cardTitle, summaryOf } from './card-words.ts';
import { type Obstacle, obstacleOf, priceOf, type ShopCard, tagOf } from './mart-cards.ts';
import { pictureOf } from './mart-image.ts';

interface MartCardProps {
  card: ShopCard;
  page: MartPage;
  currency: string;
  /** What a discount costs on other days. */
  usual: number | undefined;
  /** What can be spent; undefined for guests. */
  points: number | undefined;
  onExchange: () => void;
}

/** Something that can be had for points: what it is, its chances, its price, and whether it can be had. */
export function MartCard({ card, page, currency, usual, points, onExchange }: MartCardProps) {
  const { say, tag } = useSpeech();
  const price = priceOf(card, currency) ?? 0;
  const title = cardTitle(card, { say, tag, currency });
  const badge = tagOf(card, page.promo);
  const obstacle = points === undefined ? undefined : obstacleOf(card, { price, points });
  return (
    <article
      aria-label={title}
      className="grid min-w-0 grid-rows-[auto_1fr] overflow-hidden rounded-lg bg-surface-1 shadow-1"
    >
      <div className="relative">
        <img
          src={martArt(pictureOf(card))}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-full object-cover"
        />
        {badge && (
          <ArtBadge kind={tagLooks[badge.tag].kind} className="absolute top-2 left-2">
            {badge.text || say(tagLooks[badge.tag].text)}
          </ArtBadge>
        )}
      </div>
      <div className="flex flex-col gap-1.5 p-3.5 lg:p-4">
        <h2 className="title-card text-[0.9375rem] wrap-anywhere">{title}</h2>
        <p className="text-xs text-text-soft" suppressHydrationWarning>
          {summaryOf(card, { say, tag, currency, page })}
        </p>
        {card.chances && card.chances.length > 0 && <ChanceBars chances={card.chances} currency={currency} />}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          <span className="inline-flex items-center gap-1.5" suppressHydrationWarning>
            {usual !== undefined && (
              <s className="text-xs text-text-faint">
                <span className="sr-only">{say('mart.card.usually', { points: pointsText(tag, usual) })}</span>
                <span aria-hidden="true">{pointsText(tag, usual)}</span>
              </s>
            )}
            <Icon name="coin" size="small" className="text-warn" />
            <span className="figure text-[1.0625rem]">
              <span aria-hidden="true">{pointsText(tag, price)}</span>
              <span className="sr-only">{say('mart.card.price', { points: price })}</span>
            </span>
          </span>
          {obstacle ? (
            <Blocked obstacle={obstacle} />
          ) : (
            <Button
              size="small"
              className="max-md:w-full"
              aria-label={say('mart.card.exchangeFor', { title })}
              onClick={onExchange}
            >
              {say('mart.card.exchange')}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

const tagLooks: Record<MartTag, { kind: ArtBadgeKind; text: MessageKey }> = {
  POPULAR: { kind: 'top', text: 'mart.tag.POPULAR' },
  NEW: { kind: 'new', text: 'mart.tag.NEW' },
  VIP: { kind: 'mystic', text: 'mart.tag.VIP' },
};

function Blocked({ obstacle }: { obstacle: NonNullable<Obstacle> }) {
  const { say } = useSpeech();
  return (
    <span className="inline-flex min-h-9 items-center gap-1.5 text-xs text-text-faint" suppressHydrationWarning>
      {obstacle.is === 'level' && <Icon name="lock" size="small" />}
      {obstacle.is === 'level'
        ? say('mart.card.fromLevel', { level: obstacle.from })
        : obstacle.is === 'gone'
          ? say('mart.card.gone')
          : say('mart.card.missing', { points: Math.ceil(obstacle.missing) })}
    </span>
  );
}
