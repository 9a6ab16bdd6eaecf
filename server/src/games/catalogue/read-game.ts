import { type Game, type GameDetail, wireCents } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import type { Catalogue, CatalogueGame } from './catalogue.ts';

export interface DetailWanted {
  game: CatalogueGame;
  currency: string;
  locale: string;
  shows(game: CatalogueGame): boolean;
  onTheWire(game: CatalogueGame): Game;
  remember<T>(key: string, work: () => T): T;
}

const mostSimilar = 12;
const fallback = 'en';

/** Everything a game's own page says about it. */
export async function readGame(db: Queryable, catalogue: Catalogue, wanted: DetailWanted): Promise<GameDetail> {
  const { game, currency, onTheWire, remember } = wanted;
  const limits = game.currencies.find((candidate) => candidate.currency === currency);
  const cents = (amount: string | null | undefined) =>
    amount === null || amount === undefined ? null : wireCents(BigInt(amount));
  return {
    game: onTheWire(game),
    provider_title: catalogue.producers.get(game.provider)?.title ?? game.provider,
    description: await readDescription(db, game.id, wanted.locale),
    return_lowest: game.returnLowest ?? game.payout,
    return_highest: game.returnHighest ?? game.payout,
    stake_min_cents: cents(limits?.stakeMin),
    stake_max_cents: cents(limits?.stakeMax),
    win_max_cents: cents(limits?.winMax),
    version: game.version,
    similar: remember(`similar ${game.identifier}`, () => similarGames(catalogue, wanted)).map(onTheWire),
  };
}

/** The locale's own text, else its language's, else English. */
async function readDescription(db: Queryable, gameId: number, locale: string): Promise<string> {
  const language = locale.split('-')[0] ?? fallback;
  const { rows } = await db.query<{ text: string }>({
    name: 'games_description',
    text: `select text from games_description where game_id = $1 and locale = any($2::text[])
      order by array_position($2::text[], locale) limit 1`,
    values: [gameId, [locale, language, fallback]],
  });
  return rows[0]?.text ?? '';
}

/** Of the same kind or in a collection with it; those that share most come first, then the most popular. */
function similarGames({ games }: Catalogue, { game, shows }: DetailWanted): CatalogueGame[] {
  const collections = new Set(game.collections);
  const likeness = (other: CatalogueGame) =>
    (other.kind === game.kind ? 2 : 0) + other.collections.filter((id) => collections.has(id)).length;
  return games
    .filter((other) => other !== game && shows(other))
    .map((other) => ({ other, likeness: likeness(other) }))
    .filter((candidate) => candidate.likeness > 0)
    .sort((left, right) => right.likeness - left.likeness)
    .slice(0, mostSimilar)
    .map(({ other }) => other);
}
