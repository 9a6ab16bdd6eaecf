import { TileShelf } from '@halley/ui/TileRow.tsx';
import { type Tile, TileCard } from '../catalogue/index.ts';
import { useSay } from '../i18n/index.ts';

/** Some of the games whose stakes feed it. */
export function Feeders({ tiles, all }: { tiles: Tile[]; all: boolean }) {
  const say = useSay();
  if (tiles.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-1">
      <TileShelf
        id="feeders"
        icon="lobby"
        accent="lobby"
        title={say('jackpots.games.title')}
        link={all ? { href: '/games' } : undefined}
      >
        {tiles.map((tile) => (
          <li key={tile.identifier}>
            <TileCard tile={tile} />
          </li>
        ))}
      </TileShelf>
      <p className="text-13 text-text-soft">{say(all ? 'jackpots.games.all' : 'jackpots.games.some')}</p>
    </div>
  );
}
