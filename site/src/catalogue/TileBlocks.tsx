import { TileSkeleton } from '@halley/ui/Skeleton.tsx';
import { tileGridClass } from '@halley/ui/TileRow.tsx';
import { memo } from 'react';
import { blockSize, blocksOf, type Card, isSameBlock } from './lists.ts';
import { CashbackCard, RandomCard, TileCard } from './TileCard.tsx';
import type { Tile } from './tile.ts';
import { useNear } from './use-near.ts';

/** Tiles of the first screen load their images at once. */
const eagerTiles = 6;
/** The first line of a phone: its images are the page. */
const firstTiles = 2;
/** Blocks at either end that are there before anybody has looked where the screen is. */
const blocksAtOnce = 2;
const skeletons = Array.from({ length: 8 }, (_, place) => place);

interface TileBlocksProps {
  cards: readonly Card<Tile>[];
  /** Of the collection the random card chooses from. */
  slug?: string | null;
  /** More are on their way. */
  waiting?: boolean;
  /** All of them are there at first, for readers without script too. */
  whole?: boolean;
}

/**
 * Cards of a list that may have thousands. They lie in blocks: a full one far from the screen is an empty place of the
 * same height, and what comes later does not touch those before it.
 */
export function TileBlocks({ cards, slug = null, waiting = false, whole = false }: TileBlocksProps) {
  const blocks = blocksOf(cards);
  return (
    <div className="grid gap-y-5">
      {blocks.map((block, index) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place; cards are only ever added behind it
          key={index}
          cards={block}
          slug={slug}
          first={index === 0}
          atOnce={whole || index < blocksAtOnce || index >= blocks.length - blocksAtOnce}
          waiting={waiting && index === blocks.length - 1}
        />
      ))}
    </div>
  );
}

interface BlockProps {
  cards: readonly Card<Tile>[];
  slug: string | null;
  first: boolean;
  atOnce: boolean;
  waiting: boolean;
}

const Block = memo(
  function Block({ cards, slug, first, atOnce, waiting }: BlockProps) {
    const full = cards.length === blockSize;
    const { place, near } = useNear<HTMLDivElement>(atOnce);
    return (
      <div ref={place} className={full ? 'tile-block' : undefined}>
        {(near || !full) && (
          <ul className={tileGridClass}>
            {cards.map((card, index) => (
              <li key={card.kind === 'game' ? card.game.identifier : card.kind}>
                {card.kind === 'game' ? (
                  <TileCard tile={card.game} eager={first && (index < firstTiles ? 'first' : index < eagerTiles)} />
                ) : card.kind === 'random' ? (
                  <RandomCard slug={slug} />
                ) : (
                  <CashbackCard />
                )}
              </li>
            ))}
            {waiting &&
              skeletons.map((number) => (
                <li key={number}>
                  <TileSkeleton />
                </li>
              ))}
          </ul>
        )}
      </div>
    );
  },
  // Not `atOnce`: it only counts at the beginning.
  (one, other) => one.slug === other.slug && one.waiting === other.waiting && isSameBlock(one.cards, other.cards),
);
