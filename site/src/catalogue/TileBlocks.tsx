import { TileSkeleton } from '@halley/ui/Skeleton.tsx';
import { tileGridClass } from '@halley/ui/TileRow.tsx';
import { memo } from 'react';
import { blockSize, blocksOf, type Card, isSameBlock } from './lists.ts';
import { CashbackCard, RandomCard, TileCard } from './TileCard.tsx';
import type { Tile } from './tile.ts';

/** Tiles of the first screen load their pictures at once. */
const eagerTiles = 6;
const skeletons = Array.from({ length: 8 }, (_, place) => place);

interface TileBlocksProps {
  cards: readonly Card<Tile>[];
  /** Of the collection the random card chooses from. */
  slug?: string | null;
  /** More are on their way. */
  waiting?: boolean;
}

/**
 * Cards of a list that may have thousands. They lie in blocks: a full one costs nothing while it is far from the screen,
 * and what comes later does not touch it.
 */
export function TileBlocks({ cards, slug = null, waiting = false }: TileBlocksProps) {
  const blocks = blocksOf(cards);
  return (
    <div className="grid gap-y-5">
      {blocks.map((block, index) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place; cards are only ever added behind it
          key={index}
          cards={block}
          slug={slug}
          eager={index === 0}
          waiting={waiting && index === blocks.length - 1}
        />
      ))}
    </div>
  );
}

interface BlockProps {
  cards: readonly Card<Tile>[];
  slug: string | null;
  eager: boolean;
  waiting: boolean;
}

const Block = memo(
  function Block({ cards, slug, eager, waiting }: BlockProps) {
    return (
      <div className={cards.length === blockSize ? 'tile-block' : undefined}>
        <ul className={tileGridClass}>
          {cards.map((card, place) => (
            <li key={card.kind === 'game' ? card.game.identifier : card.kind}>
              {card.kind === 'game' ? (
                <TileCard tile={card.game} eager={eager && place < eagerTiles} />
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
      </div>
    );
  },
  (one, other) =>
    one.slug === other.slug &&
    one.eager === other.eager &&
    one.waiting === other.waiting &&
    isSameBlock(one.cards, other.cards),
);
