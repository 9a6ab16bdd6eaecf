import { TileGrid } from '@halley/ui';
import { type Tile, TileCard } from '../catalogue/index.ts';
import { useSay } from '../i18n/index.ts';

export function SimilarGames({ games }: { games: Tile[] }) {
  const say = useSay();
  if (games.length === 0) return null;
  return (
    <section className="below-fold grid gap-4" aria-labelledby="similar-games">
      <h2 id="similar-games" className="title-section">
        {say('games.similar')}
      </h2>
      <TileGrid>
        {games.map((game) => (
          <li key={game.identifier}>
            <TileCard tile={game} />
          </li>
        ))}
      </TileGrid>
    </section>
  );
}
