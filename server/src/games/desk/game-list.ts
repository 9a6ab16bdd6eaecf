import type { StaffGame } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

export interface GamesWanted {
  question: string;
  producer?: string;
  collection?: string;
  state?: 'open' | 'closed';
  page: number;
}

export interface GamesFound {
  games: StaffGame[];
  page: number;
  pages: number;
  found: number;
}

export interface GameRow {
  id: bigint;
  identifier: string;
  title: string;
  producer_id: string;
  producer_title: string;
  kind: string;
  launch: 'house' | 'provider';
  state: 'open' | 'closed';
  producer_state: 'open' | 'closed';
  popularity: number;
  payout: string | null;
  revision: number;
  collections: string[];
}

export const gameColumns = `g.id, g.identifier, g.title, g.producer_id, p.title as producer_title, g.kind, g.launch, g.state,
  p.state as producer_state, g.popularity, g.payout::text, g.revision, array(select m.collection_id
    from games_collection_game m where m.game_id = g.id order by m.collection_id) as collections`;

const pageSize = 50;

/** Straight from the tables: an operator sees what is closed, and what a colleague wrote a moment ago. */
export async function listGames(db: Queryable, wanted: GamesWanted): Promise<GamesFound> {
  const where = `($1 = '' or g.title ilike $2 or g.identifier ilike $2 or g.id::text = $1)
    and ($3::text is null or g.producer_id = $3) and ($4::text is null or g.state = $4)
    and ($5::text is null or exists (select from games_collection_game m
      where m.game_id = g.id and m.collection_id = $5))`;
  const values = [
    wanted.question,
    `%${wanted.question.replace(/[\\%_]/g, '\\$&')}%`,
    wanted.producer ?? null,
    wanted.state ?? null,
    wanted.collection ?? null,
  ];
  const counted = await db.query<{ found: bigint }>(
    `select count(*) as found from games_game g where ${where}`,
    values,
  );
  const found = Number(counted.rows[0]?.found);
  const pages = Math.max(1, Math.ceil(found / pageSize));
  const page = Math.min(wanted.page, pages);
  const { rows } = await db.query<GameRow>(
    `select ${gameColumns} from games_game g join games_producer p on p.id = g.producer_id
     where ${where} order by lower(g.title), g.id limit ${pageSize} offset $6`,
    [...values, (page - 1) * pageSize],
  );
  return { games: rows.map(gameOf), page, pages, found };
}

export function gameOf({ producer_id: producer, ...row }: GameRow): StaffGame {
  return {
    id: Number(row.id),
    identifier: row.identifier,
    title: row.title,
    producer,
    producer_title: row.producer_title,
    kind: row.kind,
    launch: row.launch,
    state: row.state,
    producer_state: row.producer_state,
    popularity: row.popularity,
    payout: row.payout,
    collections: row.collections,
    revision: row.revision,
  };
}
