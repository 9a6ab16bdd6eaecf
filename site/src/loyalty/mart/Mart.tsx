import type { CompPoints, MartOrder, MartPage, PointsStanding } from '@halley/contract';
import { Button, Count, EmptyState, Note, Skeleton, TabLinks } from '@halley/ui';
import { useRef, useState } from 'react';
import { dateFormat, type MessageKey, useSpeech } from '../../i18n/index.ts';
import { CmsHtml, useExcluded } from '../../page/index.ts';
import { useQuery } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import { Exchange } from './exchange/Exchange.tsx';
import { MartCard } from './MartCard.tsx';
import { MartHead } from './MartHead.tsx';
import { MartOrders } from './MartOrders.tsx';
import { type MartTab, priceOf, type ShopCard, tabs, usualPrice } from './mart-cards.ts';
import type { ReadLists } from './read-mart.server.ts';
import { reloadShop, type Shop, useShop } from './use-shop.ts';

export interface MartProps {
  tab: MartTab | undefined;
  page: MartPage;
  /** What the operator says of the shop. */
  words: string;
  pageCards: ShopCard[];
  lists: ReadLists;
  isSale: boolean;
  points: CompPoints | undefined;
  standing: PointsStanding | undefined;
  orders: MartOrder[] | undefined;
}

const wordsClass =
  'grid max-w-[70ch] gap-2 text-text-soft [&_h2]:mt-3 [&_h2]:font-display [&_h2]:text-lg [&_h2]:font-semibold [&_h2]:text-text [&_a]:font-semibold [&_a]:text-ice';

/** How many cards are hinted at while they are read. */
const placeholders = 5;

/** The points shop: what there is, what it costs, and what the player has had. */
export function Mart({ tab, page, words, pageCards, lists, isSale, points, standing, orders }: MartProps) {
  const { say } = useSpeech();
  const player = usePlayer();
  const isClosed = useExcluded();
  const currency = player?.currency ?? 'EUR';
  const shop = useShop({ isPlayer: player !== null, currency, lists, pageCards, isSale });
  return (
    <div className="grid gap-6">
      <MartHead points={points} standing={standing} image={page.viewImages[tab ?? 'all']} />
      {isClosed ? (
        <EmptyState picture="no-gifts" title={say('mart.closed')} text={say('mart.closed.text')} />
      ) : (
        <div className="grid gap-4">
          <Tabs current={tab} cards={shop.cards} isSale={isSale} />
          <Shelf tab={tab} shop={shop} page={page} currency={currency} initialPoints={points} />
        </div>
      )}
      {player && <MartOrders initial={orders} />}
      {words.trim() !== '' && <CmsHtml html={words} className={wordsClass} />}
    </div>
  );
}

const tabNames: Record<MartTab, MessageKey> = {
  freespins: 'mart.tab.freespins',
  money: 'mart.tab.money',
  special: 'mart.tab.special',
  discounts: 'mart.tab.discounts',
};
const names = Object.keys(tabs) as MartTab[];

function Tabs({ current, cards, isSale }: { current: MartTab | undefined; cards: ShopCard[]; isSale: boolean }) {
  const { say } = useSpeech();
  const label = (text: MessageKey, count: number) => (
    <>
      {say(text)}
      {count > 0 && <Count>{count}</Count>}
    </>
  );
  return (
    <TabLinks
      label={say('mart.tabs')}
      links={[
        { href: '/rocket-mart', label: label('mart.tab.all', cards.length), current: current === undefined },
        ...names
          .filter((name) => name !== 'discounts' || isSale)
          .map((name) => ({
            href: `/rocket-mart/${name}`,
            label: label(tabNames[name], cards.filter(({ category }) => category === tabs[name]).length),
            current: current === name,
          })),
      ]}
    />
  );
}

interface ShelfProps {
  tab: MartTab | undefined;
  shop: Shop;
  page: MartPage;
  currency: string;
  initialPoints: CompPoints | undefined;
}

function Shelf({ tab, shop: { cards, isLoading, hasFailed }, page, currency, initialPoints }: ShelfProps) {
  const { say, tag } = useSpeech();
  const player = usePlayer();
  const { data: points } = useQuery('readCompPoints', undefined, { initial: initialPoints, enabled: player !== null });
  const [chosen, setChosen] = useState<ShopCard>();
  const grid = useRef<HTMLDivElement>(null);
  const shown = tab ? cards.filter(({ category }) => category === tabs[tab]) : cards;
  const balance = player ? (points?.chargeable.points ?? 0) : undefined;
  const saleEnds = shown.flatMap((card) => (card.category === 'DISCOUNT' && card.ends_at ? [card.ends_at] : []))[0];
  // A price that has changed meanwhile is the one that counts.
  const open = chosen && (cards.find(({ group, type }) => group === chosen.group && type === chosen.type) ?? chosen);
  return (
    <>
      {hasFailed && (
        <div role="alert">
          <Note tone="warn">
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {say('mart.failed')}
              <Button size="small" icon="refresh" onClick={reloadShop}>
                {say('mart.failed.again')}
              </Button>
            </span>
          </Note>
        </div>
      )}
      {tab === 'discounts' && saleEnds && (
        <Note>
          <span suppressHydrationWarning>
            {say('mart.sale', {
              day: dateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(saleEnds)),
            })}
          </span>
        </Note>
      )}
      {isLoading ? (
        <ShelfSkeleton />
      ) : shown.length === 0 && !hasFailed ? (
        <EmptyState picture="no-gifts" title={say('mart.empty')} text={say('mart.empty.text')} />
      ) : (
        <div ref={grid} className={gridClass}>
          {shown.map((card) => (
            <MartCard
              key={`${card.type} ${card.group}`}
              card={card}
              page={page}
              currency={currency}
              usual={usualPrice(card, cards, currency)}
              points={balance}
              onExchange={() => setChosen(card)}
            />
          ))}
        </div>
      )}
      {open && (
        <Exchange
          card={open}
          page={page}
          price={priceOf(open, currency) ?? 0}
          points={balance}
          onClosed={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

const gridClass = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4';

function ShelfSkeleton() {
  const { say } = useSpeech();
  return (
    <div role="status" aria-busy="true" aria-label={say('mart.loading')} className={gridClass}>
      {Array.from({ length: placeholders }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={index} className="h-72 rounded-lg" />
      ))}
    </div>
  );
}
