import { badgeTypes, type StaffGameFile, type Volatility, wireCents } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import type { CountryRules } from '../catalogue/country-rules.ts';
import { type GameRow, gameColumns, gameOf } from './game-list.ts';

interface FileRow extends GameRow {
  seo_title: string;
  version: number;
  has_demo: boolean;
  devices: ('mobile' | 'desktop')[];
  volatility: Volatility | null;
  lines: number | null;
  ways: number | null;
  hit_rate: string | null;
  return_lowest: string | null;
  return_highest: string | null;
  preview: string;
  released_at: Date;
  listed_at: Date;
  languages: string[];
}

interface CurrencyRow {
  id: bigint;
  currency: string;
  is_open: boolean;
  stake_min: bigint | null;
  stake_max: bigint | null;
  win_max: bigint | null;
}

/** Everything there is about one game; undefined when there is none. */
export async function readGameFile(db: Queryable, id: number, rules: CountryRules): Promise<StaffGameFile | undefined> {
  const { rows } = await db.query<FileRow>(
    `select ${gameColumns}, g.seo_title, g.version, g.has_demo, g.devices, g.volatility, g.lines, g.ways,
       g.hit_rate::text, g.return_lowest::text, g.return_highest::text, g.preview, g.released_at, g.listed_at,
       array(select d.locale from games_description d where d.game_id = g.id order by d.locale) as languages
     from games_game g join games_producer p on p.id = g.producer_id where g.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const currencies = await db.query<CurrencyRow>(
    `select id, currency, is_open, stake_min, stake_max, win_max from games_currency where game_id = $1
     order by currency = 'FUN', currency`,
    [id],
  );
  const places = await db.query<{ collection: string; title: string; place: bigint; of: bigint }>(
    `select * from (
       select m.game_id, c.id as collection, c.title, c.position,
         rank() over (partition by c.id order by m.position) as place, count(*) over (partition by c.id) as of
       from games_collection c join games_collection_game m on m.collection_id = c.id
       where c.id = any($2::text[])) ranked
     where game_id = $1 order by position, collection`,
    [id, row.collections],
  );
  const slugs = new Set(row.collections.map((collection) => collection.split(':')[0]));
  const own = <T>(record: Readonly<Record<string, T>>, key: string) =>
    Object.hasOwn(record, key) ? (record[key] ?? null) : null;
  return {
    ...gameOf(row),
    seo_title: row.seo_title,
    version: row.version,
    has_demo: row.has_demo,
    devices: row.devices,
    volatility: row.volatility,
    lines: row.lines,
    ways: row.ways,
    hit_rate: row.hit_rate,
    return_lowest: row.return_lowest,
    return_highest: row.return_highest,
    preview: row.preview,
    released_at: row.released_at.toISOString(),
    listed_at: row.listed_at.toISOString(),
    languages: row.languages,
    badges: badgeTypes.filter((badge) => slugs.has(badge)),
    places: places.rows.map(({ collection, title, place, of }) => ({
      collection,
      title,
      place: Number(place),
      of: Number(of),
    })),
    currencies: currencies.rows.map((one) => ({
      id: Number(one.id),
      currency: one.currency,
      open: one.is_open,
      stake_min_cents: cents(one.stake_min),
      stake_max_cents: cents(one.stake_max),
      win_max_cents: cents(one.win_max),
    })),
    countries: own(rules.games, row.identifier),
    producer_closed_in: own(rules.providers, row.producer_id),
  };
}

const cents = (amount: bigint | null) => (amount === null ? null : wireCents(amount));
