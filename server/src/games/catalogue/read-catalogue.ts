import type { Volatility } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import type { Catalogue, CatalogueGame, Collection, Device, GameCurrency, GameKind } from './catalogue.ts';
import { indexCatalogue } from './index-catalogue.ts';

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
  preview: string;
  released_at: Date;
  is_open: boolean;
}

interface CurrencyRow {
  id: bigint;
  game_id: bigint;
  currency: string;
  stake_min: bigint | null;
  stake_max: bigint | null;
  win_max: bigint | null;
}

export async function readCatalogueVersion(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ version: bigint }>({
    name: 'games_catalogue_version',
    text: 'select version from games_catalogue_version',
  });
  return String(rows[0]?.version);
}

/** The whole catalogue, from the tables. One statement sees one moment; together they are made true by the version. */
export async function readCatalogue(db: Queryable): Promise<Catalogue> {
  const [games, currencies, producers, collections, members] = await Promise.all([
    db.query<GameRow>(
      `select g.id, g.identifier, g.producer_id, g.title, g.seo_title, g.kind, g.launch, g.version, g.has_demo, g.devices,
         g.volatility, g.lines, g.ways, g.hit_rate::text, g.payout::text, g.return_lowest::text, g.return_highest::text,
         g.popularity, g.preview, g.released_at, g.state = 'open' and p.state = 'open' as is_open,
         count(*) over (partition by g.seo_title) = 1 as uniq_seo_title
       from games_game g join games_producer p on p.id = g.producer_id
       order by g.popularity desc, g.released_at desc, g.identifier`,
    ),
    db.query<CurrencyRow>(
      `select id, game_id, currency, stake_min, stake_max, win_max from games_currency where is_open
       order by currency = 'FUN' desc, currency`,
    ),
    db.query<{ id: string; title: string }>(
      "select id, title from games_producer where state = 'open' order by lower(title), id",
    ),
    db.query<{ id: string; title: string }>('select id, title from games_collection order by position, id'),
    db.query<{ collection_id: string; game_id: bigint; position: number }>(
      'select collection_id, game_id, position from games_collection_game order by collection_id',
    ),
  ]);
  const currenciesOf = Map.groupBy(currencies.rows, (row) => row.game_id);
  const membersOf = Map.groupBy(members.rows, (row) => row.game_id);
  const open = games.rows.filter((row) => row.is_open);
  const byId = new Map(
    open.map((row) => [
      row.id,
      gameOf(row, {
        currencies: (currenciesOf.get(row.id) ?? []).map(currencyOf),
        collections: (membersOf.get(row.id) ?? []).map((member) => member.collection_id),
      }),
    ]),
  );
  const placesOf = Map.groupBy(members.rows, (row) => row.collection_id);
  return indexCatalogue({
    games: [...byId.values()],
    producers: producers.rows,
    collections: collections.rows.map(({ id, title }): Collection => {
      const [slug = id, country] = id.split(':');
      const places = (placesOf.get(id) ?? []).flatMap(({ game_id, position }) => {
        const game = byId.get(game_id);
        return game ? [[game, position] as const] : [];
      });
      return { id, slug, country: country?.toUpperCase() ?? null, title, places: new Map(places) };
    }),
    closed: games.rows.filter((row) => !row.is_open),
  });
}

function gameOf(row: GameRow, more: Pick<CatalogueGame, 'currencies' | 'collections'>): CatalogueGame {
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
    releasedAtMs: row.released_at.getTime(),
    preview: row.preview,
    ...more,
  };
}

function currencyOf(row: CurrencyRow): GameCurrency {
  return {
    id: Number(row.id),
    currency: row.currency,
    stakeMin: row.stake_min,
    stakeMax: row.stake_max,
    winMax: row.win_max,
  };
}
