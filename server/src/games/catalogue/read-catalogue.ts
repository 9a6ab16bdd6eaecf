import { setImmediate } from 'node:timers/promises';
import type { Volatility } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import type { Catalogue, CatalogueGame, Collection, Device, GameKind, Producer } from './catalogue.ts';
import { indexCatalogue } from './index-catalogue.ts';
import { startSearchIndex } from './search/create-search-index.ts';

interface GameRow {
  id: bigint;
  identifier: string;
  producer_id: string;
  title: string;
  seo_title: string;
  uniq_seo_title: boolean;
  kind: GameKind;
  launch: 'house' | 'provider';
  version: number;
  has_demo: boolean;
  devices: Device[];
  volatility: Volatility | null;
  lines: number | null;
  ways: number | null;
  hit_rate: string | null;
  payout: string | null;
  return_lowest: string | null;
  return_highest: string | null;
  popularity: number;
  rounds_played: bigint;
  preview: string;
  released_at: Date;
  is_open: boolean;
  /** Id, currency, least and largest stake, largest win; amounts as text. */
  currencies: [number, string, string | null, string | null, string | null][] | null;
  collections: string[] | null;
}

export async function readCatalogueVersion(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ version: bigint }>({
    name: 'games_catalogue_version',
    text: 'select version from games_catalogue_version',
  });
  return String(rows[0]?.version);
}

/** So many games are made ready at once; then whoever else waits for the process has a turn. */
const atOnce = 500;

/**
 * The whole catalogue, from the tables. Currencies and collections come with their game: a row for each would be ten
 * times as many. Made in steps, so that requests do not wait while a large catalogue is read anew.
 */
export async function readCatalogue(db: Queryable): Promise<Catalogue> {
  const [rows, producers, collections, members] = await Promise.all([
    db.query<GameRow>(
      `select g.id, g.identifier, g.producer_id, g.title, g.seo_title, g.kind, g.launch, g.version, g.has_demo, g.devices,
         g.volatility, g.lines, g.ways, g.hit_rate::text, g.payout::text, g.return_lowest::text, g.return_highest::text,
         g.popularity, g.rounds_played, g.preview, g.released_at, g.state = 'open' and p.state = 'open' as is_open,
         count(*) over (partition by g.seo_title) = 1 as uniq_seo_title, c.currencies, m.collections
       from games_game g
       join games_producer p on p.id = g.producer_id
       left join (
         select game_id, json_agg(json_build_array(id, currency, stake_min::text, stake_max::text, win_max::text)
           order by currency = 'FUN' desc, currency) as currencies
         from games_currency where is_open group by game_id
       ) c on c.game_id = g.id
       left join (
         select game_id, json_agg(collection_id order by collection_id) as collections
         from games_collection_game group by game_id
       ) m on m.game_id = g.id
       order by g.popularity desc, g.rounds_played desc, g.released_at desc, g.identifier`,
    ),
    db.query<Producer>("select id, title from games_producer where state = 'open' order by lower(title), id"),
    db.query<{ id: string; title: string }>('select id, title from games_collection order by position, id'),
    db.query<{ collection_id: string; game_ids: number[]; positions: number[] }>(
      `select collection_id, json_agg(game_id order by position) as game_ids,
         json_agg(position order by position) as positions
       from games_collection_game group by collection_id`,
    ),
  ]);
  const titleOf = new Map(producers.rows.map(({ id, title }) => [id, title]));
  const games = new Map<number, CatalogueGame>();
  const search = startSearchIndex<CatalogueGame>();
  for (let from = 0; from < rows.rows.length; from += atOnce) {
    for (const row of rows.rows.slice(from, from + atOnce)) {
      if (!row.is_open) continue;
      const game = gameOf(row);
      games.set(game.id, game);
      search.add({ value: game, title: game.title, producer: titleOf.get(game.provider) ?? '' });
    }
    await setImmediate();
  }
  const membersOf = new Map(members.rows.map((row) => [row.collection_id, row]));
  return indexCatalogue({
    games: [...games.values()],
    producers: producers.rows,
    collections: collections.rows.map(({ id, title }): Collection => {
      const [slug = id, country] = id.split(':');
      const { game_ids: ids = [], positions = [] } = membersOf.get(id) ?? {};
      const places = ids.flatMap((gameId, index) => {
        const game = games.get(gameId);
        return game ? [[game, positions[index] ?? 0] as const] : [];
      });
      return { id, slug, country: country?.toUpperCase() ?? null, title, places: new Map(places) };
    }),
    closed: rows.rows.filter((row) => !row.is_open),
    search: search.finish(),
  });
}

function gameOf(row: GameRow): CatalogueGame {
  return {
    id: Number(row.id),
    identifier: row.identifier,
    name: row.identifier.slice(row.producer_id.length + 1),
    title: row.title,
    seoTitle: row.seo_title,
    uniqSeoTitle: row.uniq_seo_title,
    provider: row.producer_id,
    kind: row.kind,
    launch: row.launch,
    version: row.version,
    hasDemo: row.has_demo,
    devices: row.devices,
    volatility: row.volatility,
    lines: row.lines,
    ways: row.ways,
    hitRate: row.hit_rate,
    payout: row.payout,
    returnLowest: row.return_lowest,
    returnHighest: row.return_highest,
    popularity: row.popularity,
    roundsPlayed: Number(row.rounds_played),
    releasedAtMs: row.released_at.getTime(),
    preview: row.preview,
    collections: row.collections ?? [],
    currencies: (row.currencies ?? []).map(([id, currency, stakeMin, stakeMax, winMax]) => ({
      id,
      currency,
      stakeMin,
      stakeMax,
      winMax,
    })),
  };
}
