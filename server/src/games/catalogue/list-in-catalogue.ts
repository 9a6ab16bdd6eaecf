import type { Volatility } from '@halley/contract';
import { invariant, type Tx, tellCachedTables } from '../../kit/index.ts';
import type { Device, GameKind } from './catalogue.ts';

/** A game as whoever makes it knows it. Amounts in subunits; per cents as decimal text. */
export interface ListedGame {
  /** `producer/name`, for ever. */
  identifier: string;
  producer: { id: string; title: string };
  title: string;
  seoTitle: string;
  kind: GameKind;
  launch: 'house' | 'provider';
  version?: number;
  releasedAt: Date;
  /** Each currency it can be played in; FUN is play for fun. */
  currencies: Readonly<Record<string, { stakeMin?: bigint; stakeMax?: bigint; winMax?: bigint }>>;
  devices?: readonly Device[];
  volatility?: Volatility;
  lines?: number;
  ways?: number;
  hitRate?: string;
  /** What the game returns at least. */
  payout?: string;
  returnLowest?: string;
  returnHighest?: string;
  /** By language. */
  descriptions?: Readonly<Record<string, string>>;
  /** Only when it is listed for the first time: afterwards these are the operator's. */
  first?: { collections?: readonly string[]; popularity?: number; preview?: string };
}

/** Any number; a lock of this name serialises whoever writes the catalogue. */
const catalogueLock = 'games_catalogue';

/**
 * Writes games into the catalogue, or what their makers have changed about them. What an operator has decided stays:
 * whether a game is open, where it stands, which collections it is in. An id per currency is made once and kept.
 */
export async function listInCatalogue(tx: Tx, games: readonly ListedGame[]): Promise<void> {
  if (games.length === 0) return;
  await lockCatalogue(tx);
  await writeProducers(tx, games);
  const listed = await writeGames(tx, games);
  const idOf = (game: ListedGame) => {
    const row = listed.get(game.identifier);
    invariant(row, 'every listed game has a row');
    return row.id;
  };
  await writeCurrencies(tx, games, idOf);
  await writeDescriptions(tx, games, idOf);
  const isNew = (game: ListedGame) => listed.get(game.identifier)?.isNew === true;
  await joinCollections(tx, games.filter(isNew), idOf);
  await tellCachedTables(tx);
}

/** From here on nobody else changes the catalogue until the commit. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [catalogueLock]);
}

async function writeProducers(tx: Tx, games: readonly ListedGame[]): Promise<void> {
  const producers = [...new Map(games.map(({ producer }) => [producer.id, producer])).values()];
  await tx.query(
    `insert into games_producer (id, title) select * from unnest($1::text[], $2::text[])
     on conflict (id) do update set title = excluded.title where games_producer.title <> excluded.title`,
    [producers.map(({ id }) => id), producers.map(({ title }) => title)],
  );
}

async function writeGames(tx: Tx, games: readonly ListedGame[]): Promise<Map<string, { id: bigint; isNew: boolean }>> {
  const column = <T>(read: (game: ListedGame) => T) => games.map(read);
  const { rows } = await tx.query<{ id: bigint; identifier: string; is_new: boolean }>(
    `insert into games_game (identifier, producer_id, title, seo_title, kind, launch, version, released_at, has_demo,
       devices, volatility, lines, ways, hit_rate, payout, return_lowest, return_highest, popularity, preview)
     select n.identifier, n.producer_id, n.title, n.seo_title, n.kind, n.launch, n.version, n.released_at, n.has_demo,
       string_to_array(n.devices, ','), n.volatility, n.lines, n.ways, n.hit_rate, n.payout, n.return_lowest,
       n.return_highest, n.popularity, n.preview
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::timestamptz[],
       $9::boolean[], $10::text[], $11::text[], $12::int[], $13::int[], $14::numeric[], $15::numeric[], $16::numeric[],
       $17::numeric[], $18::int[], $19::text[]) as n (identifier, producer_id, title, seo_title, kind, launch, version,
       released_at, has_demo, devices, volatility, lines, ways, hit_rate, payout, return_lowest, return_highest,
       popularity, preview)
     on conflict (identifier) do update set title = excluded.title, seo_title = excluded.seo_title,
       kind = excluded.kind, launch = excluded.launch, version = excluded.version, released_at = excluded.released_at,
       has_demo = excluded.has_demo, devices = excluded.devices, volatility = excluded.volatility,
       lines = excluded.lines, ways = excluded.ways, hit_rate = excluded.hit_rate, payout = excluded.payout,
       return_lowest = excluded.return_lowest, return_highest = excluded.return_highest
     returning id, identifier, xmax = 0 as is_new`,
    [
      column((game) => game.identifier),
      column((game) => game.producer.id),
      column((game) => game.title),
      column((game) => game.seoTitle),
      column((game) => game.kind),
      column((game) => game.launch),
      column((game) => game.version ?? 1),
      column((game) => game.releasedAt),
      column((game) => Object.hasOwn(game.currencies, 'FUN')),
      column((game) => (game.devices ?? ['desktop', 'mobile']).join(',')),
      column((game) => game.volatility ?? null),
      column((game) => game.lines ?? null),
      column((game) => game.ways ?? null),
      column((game) => game.hitRate ?? null),
      column((game) => game.payout ?? null),
      column((game) => game.returnLowest ?? null),
      column((game) => game.returnHighest ?? null),
      column((game) => game.first?.popularity ?? 0),
      column((game) => game.first?.preview ?? ''),
    ],
  );
  return new Map(rows.map(({ id, identifier, is_new: isNew }) => [identifier, { id, isNew }]));
}

/** A currency that is not offered any more is closed: its id must never mean anything else. */
async function writeCurrencies(
  tx: Tx,
  games: readonly ListedGame[],
  idOf: (game: ListedGame) => bigint,
): Promise<void> {
  const offered = games.flatMap((game) =>
    Object.entries(game.currencies).map(([currency, limits]) => ({ gameId: idOf(game), currency, ...limits })),
  );
  await tx.query(
    `with offered as (
       select * from unnest($2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[])
         as o (game_id, currency, stake_min, stake_max, win_max)),
     closed as (
       update games_currency c set is_open = false
       where c.game_id = any($1::bigint[]) and c.is_open
         and not exists (select from offered o where o.game_id = c.game_id and o.currency = c.currency))
     insert into games_currency (game_id, currency, stake_min, stake_max, win_max) select * from offered
     on conflict (game_id, currency) do update set is_open = true, stake_min = excluded.stake_min,
       stake_max = excluded.stake_max, win_max = excluded.win_max`,
    [
      games.map(idOf),
      offered.map(({ gameId }) => gameId),
      offered.map(({ currency }) => currency),
      offered.map(({ stakeMin }) => stakeMin ?? null),
      offered.map(({ stakeMax }) => stakeMax ?? null),
      offered.map(({ winMax }) => winMax ?? null),
    ],
  );
}

async function writeDescriptions(
  tx: Tx,
  games: readonly ListedGame[],
  idOf: (game: ListedGame) => bigint,
): Promise<void> {
  const texts = games.flatMap((game) =>
    Object.entries(game.descriptions ?? {}).map(([locale, text]) => ({ gameId: idOf(game), locale, text })),
  );
  if (texts.length === 0) return;
  await tx.query(
    `insert into games_description (game_id, locale, text)
     select * from unnest($1::bigint[], $2::text[], $3::text[])
     on conflict (game_id, locale) do update set text = excluded.text where games_description.text <> excluded.text`,
    [texts.map(({ gameId }) => gameId), texts.map(({ locale }) => locale), texts.map(({ text }) => text)],
  );
}

/** A collection nobody has named yet is made; its title can be changed afterwards. */
async function joinCollections(
  tx: Tx,
  games: readonly ListedGame[],
  idOf: (game: ListedGame) => bigint,
): Promise<void> {
  const joined = games.flatMap((game) =>
    (game.first?.collections ?? []).map((collection) => ({ gameId: idOf(game), collection })),
  );
  const collections = [...new Set(joined.map(({ collection }) => collection))];
  if (collections.length === 0) return;
  await tx.query(
    `insert into games_collection (id, title, position)
     select id, title, (select coalesce(max(position), 0) from games_collection) + number::int
     from unnest($1::text[], $2::text[]) with ordinality as n (id, title, number) on conflict do nothing`,
    [collections, collections.map(titleFor)],
  );
  await tx.query(
    `insert into games_collection_game (collection_id, game_id, position)
     select n.collection, n.game_id,
       coalesce((select max(position) from games_collection_game m where m.collection_id = n.collection), 0)
         + row_number() over (partition by n.collection order by number)
     from unnest($1::text[], $2::bigint[]) with ordinality as n (collection, game_id, number)
     on conflict do nothing`,
    [joined.map(({ collection }) => collection), joined.map(({ gameId }) => gameId)],
  );
}

/** What the house's own lists are called, for whoever shows a title as it comes. The site says them in its languages. */
const titles: Readonly<Record<string, string>> = {
  new: 'New arrivals',
  live: 'Shared rounds',
  table: 'Table games',
  'crash-games': 'Crash',
  instant: 'Originals',
  exclusive: 'Only here',
};

/** `drops-and-wins` → "Drops and wins". */
function titleFor(collection: string): string {
  const known = titles[collection];
  if (known) return known;
  const words = (collection.split(':')[0] as string).replaceAll(/[-_]+/g, ' ').trim() || collection;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
