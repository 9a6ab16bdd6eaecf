import { Refusal } from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import { editDocument } from '../../config/index.ts';
import type { Tx } from '../../kit/index.ts';
import { lockCatalogue } from '../catalogue/list-in-catalogue.ts';
import { refuseStale } from './refuse-stale.ts';

export interface GameSwitch extends Author {
  gameId: number;
  /** The state the author has seen; unset for those who name the game and cannot have looked. */
  revision?: number;
  state: 'open' | 'closed';
}

interface HeldGame {
  identifier: string;
  state: 'open' | 'closed';
  popularity: number;
  preview: string;
  revision: number;
  collections: string[];
}

/** Nothing can be opened or staked from the commit on; what is at stake is settled. */
export async function switchGame(tx: Tx, { gameId, revision, state, ...author }: GameSwitch): Promise<void> {
  const game = await holdGame(tx, gameId, revision);
  await tx.query('update games_game set state = $2, revision = revision + 1 where id = $1', [gameId, state]);
  await writeSignificant(tx, {
    ...author,
    kind: 'games.game_switched',
    target: { kind: 'game', id: gameId },
    detail: { identifier: game.identifier, from: game.state, to: state },
  });
}

export interface GameChange extends Author {
  gameId: number;
  revision: number;
  popularity?: number | undefined;
  preview?: string | undefined;
  collections?: readonly string[] | undefined;
  /** Open in these only; null: wherever its producer is. */
  countries?: readonly string[] | null | undefined;
  /** Who writes and when, for the document of country rules. */
  by: string;
  at: Date;
}

/** What is an operator's choice about a game. Facts are its maker's and stay. */
export async function changeGame(tx: Tx, { gameId, revision, by, at, ...wish }: GameChange): Promise<void> {
  const { popularity, preview, collections, countries, ...author } = wish;
  if (preview !== undefined && !isPicture(preview)) throw new Refusal('preview.invalid');
  const game = await holdGame(tx, gameId, revision);
  await tx.query(
    `update games_game set popularity = coalesce($2, popularity), preview = coalesce($3, preview),
       revision = revision + 1 where id = $1`,
    [gameId, popularity ?? null, preview ?? null],
  );
  if (collections) await moveToCollections(tx, { gameId, from: game.collections, to: [...new Set(collections)] });
  if (countries !== undefined) {
    await editDocument(tx, {
      name: 'enable-games-config',
      by,
      at,
      edit({ [game.identifier]: _before, ...others }) {
        return countries ? { ...others, [game.identifier]: [...new Set(countries)].sort() } : others;
      },
    });
  }
  const { identifier, popularity: wasPopularity, preview: wasPreview, collections: wasIn } = game;
  await writeSignificant(tx, {
    ...author,
    kind: 'games.game_changed',
    target: { kind: 'game', id: gameId },
    detail: {
      identifier,
      ...(popularity !== undefined && { popularity: [wasPopularity, popularity] }),
      ...(preview !== undefined && { preview: [wasPreview, preview] }),
      ...(collections && { collections: [wasIn, collections] }),
      ...(countries !== undefined && { countries }),
    },
  });
}

async function holdGame(tx: Tx, gameId: number, revision: number | undefined): Promise<HeldGame> {
  await lockCatalogue(tx);
  const { rows } = await tx.query<HeldGame>(
    `select g.identifier, g.state, g.popularity, g.preview, g.revision, array(select m.collection_id
       from games_collection_game m where m.game_id = g.id order by m.collection_id) as collections
     from games_game g where g.id = $1 for update`,
    [gameId],
  );
  return refuseStale(rows[0], revision);
}

/** It joins at the end of a collection; where it stays, it keeps its place. A collection that changed is another one. */
async function moveToCollections(
  tx: Tx,
  { gameId, from, to }: { gameId: number; from: string[]; to: string[] },
): Promise<void> {
  const joined = to.filter((id) => !from.includes(id));
  const left = from.filter((id) => !to.includes(id));
  const { rowCount } = await tx.query(
    `insert into games_collection_game (collection_id, game_id, position)
     select c.id, $2, coalesce((select max(position) from games_collection_game m where m.collection_id = c.id), 0) + 1
     from games_collection c where c.id = any($1::text[])`,
    [joined, gameId],
  );
  if (rowCount !== joined.length) throw new Refusal('collections.unknown');
  await tx.query('delete from games_collection_game where game_id = $1 and collection_id = any($2::text[])', [
    gameId,
    left,
  ]);
  await tx.query('update games_collection set revision = revision + 1 where id = any($1::text[])', [
    [...joined, ...left],
  ]);
}

/** An image of ours, or one from a safe address; nothing that could run. */
function isPicture(address: string): boolean {
  if (address === '') return true;
  if (/[\s"'<>\\]/.test(address)) return false;
  if (address.startsWith('/')) return !address.startsWith('//');
  return address.startsWith('https://') && URL.canParse(address);
}
