import { Refusal, type StaffCollection, type StaffCollectionFile } from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import type { Queryable, Tx } from '../../kit/index.ts';
import { replaceCollection, UnknownGame } from '../catalogue/collection-store.ts';
import { lockCatalogue } from '../catalogue/list-in-catalogue.ts';
import { refuseStale } from './refuse-stale.ts';

interface CollectionRow {
  id: string;
  title: string;
  revision: number;
  games: bigint;
}

/** In their order; all of them, or the one of this name. */
export async function listCollections(db: Queryable, id?: string): Promise<StaffCollection[]> {
  const { rows } = await db.query<CollectionRow>(
    `select c.id, c.title, c.revision, count(m.game_id) as games
     from games_collection c left join games_collection_game m on m.collection_id = c.id
     where $1::text is null or c.id = $1 group by c.id order by c.position, c.id`,
    [id ?? null],
  );
  return rows.map(({ id: name, title, revision, games }) => {
    const [slug = name, country] = name.split(':');
    return { id: name, slug, country: country?.toUpperCase() ?? null, title, games: Number(games), revision };
  });
}

export async function readCollection(db: Queryable, id: string): Promise<StaffCollectionFile | undefined> {
  const [collection] = await listCollections(db, id);
  if (!collection) return undefined;
  const { rows } = await db.query<StaffCollectionFile['members'][number]>(
    `select g.identifier, g.title, g.state = 'open' and p.state = 'open' as open
     from games_collection_game m join games_game g on g.id = m.game_id join games_producer p on p.id = g.producer_id
     where m.collection_id = $1 order by m.position, g.id`,
    [id],
  );
  return { ...collection, members: rows };
}

export interface CollectionSave extends Author {
  id: string;
  /** Null: it must be new. */
  revision: number | null;
  title: string;
  games: readonly string[];
}

export async function saveCollection(tx: Tx, { id, revision, title, games, ...author }: CollectionSave): Promise<void> {
  await lockCatalogue(tx);
  const before = await readHeld(tx, id);
  if (revision === null && before) throw new Refusal('id.taken');
  if (revision !== null) refuseStale(before, revision);
  const wanted = [...new Set(games)];
  try {
    await replaceCollection(tx, { id, title, games: wanted });
  } catch (error) {
    throw error instanceof UnknownGame ? new Refusal('games.unknown') : error;
  }
  await writeSignificant(tx, {
    ...author,
    kind: 'games.collection_saved',
    target: { kind: 'collection', id },
    detail: {
      title: before && before.title !== title ? [before.title, title] : title,
      games: wanted.length,
      ...changesOf(before?.games ?? [], wanted),
    },
  });
}

export async function removeCollection(
  tx: Tx,
  { id, revision, ...author }: Author & { id: string; revision: number },
): Promise<void> {
  await lockCatalogue(tx);
  const before = refuseStale(await readHeld(tx, id), revision);
  await tx.query('delete from games_collection where id = $1', [id]);
  await writeSignificant(tx, {
    ...author,
    kind: 'games.collection_removed',
    target: { kind: 'collection', id },
    detail: { title: before.title, games: before.games.slice(0, mostNamed) },
  });
}

/** Refused when it is not the order that the author has seen any more. */
export async function orderCollections(
  tx: Tx,
  { seen, wanted, ...author }: Author & { seen: readonly string[]; wanted: readonly string[] },
): Promise<void> {
  await lockCatalogue(tx);
  const now = (await listCollections(tx)).map(({ id }) => id);
  if (now.join() !== seen.join()) throw new Refusal('CHANGED_MEANWHILE');
  if (now.toSorted().join() !== wanted.toSorted().join()) throw new Refusal('collections.unknown');
  await tx.query(
    `update games_collection c set position = n.place::int
     from unnest($1::text[]) with ordinality as n (id, place) where c.id = n.id and c.position <> n.place`,
    [wanted],
  );
  await writeSignificant(tx, { ...author, kind: 'games.collections_ordered', detail: { order: wanted } });
}

async function readHeld(tx: Tx, id: string) {
  const { rows } = await tx.query<{ title: string; revision: number; games: string[] }>(
    `select c.title, c.revision, array(select g.identifier from games_collection_game m join games_game g
       on g.id = m.game_id where m.collection_id = c.id order by m.position) as games
     from games_collection c where c.id = $1 for update`,
    [id],
  );
  return rows[0];
}

/** A trail that names ten thousand games helps nobody. */
const mostNamed = 50;

function changesOf(before: readonly string[], after: readonly string[]) {
  const [old, fresh] = [new Set(before), new Set(after)];
  const joined = after.filter((game) => !old.has(game));
  const left = before.filter((game) => !fresh.has(game));
  return {
    ...(joined.length > 0 && { joined: joined.slice(0, mostNamed) }),
    ...(left.length > 0 && { left: left.slice(0, mostNamed) }),
    ...(joined.length + left.length === 0 && before.join() !== after.join() && { order: after.slice(0, mostNamed) }),
  };
}
