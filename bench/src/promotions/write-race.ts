import type { GameFilter } from '@halley/contract';
import type { Database } from '../../../server/src/kit/index.ts';
import { aTournament } from '../../../server/src/tournaments/testing/a-contest.ts';

/** A live race of a day; unless games are named it counts in all of them. The house opens it with its next look. */
export async function writeRace(database: Database, games: GameFilter = {}): Promise<number> {
  const [from, to] = [Date.now() - 60_000, Date.now() + 86_400_000].map((ms) => new Date(ms).toISOString()) as [
    string,
    string,
  ];
  const { rows } = await database.query<{ id: bigint }>(
    `with p as (
       insert into promotions_promotion (kind, state, starts_at, ends_at, changed_at)
       values ('tournament', 'live', $2, $3, now()) returning id
     ), v as (
       insert into promotions_version (promotion_id, version, rule, hash, made_by, made_by_name, made_at)
       select id, 1, $1::jsonb, md5($1::text || id), 1, 'bench', now() from p
     )
     select id from p`,
    [JSON.stringify(aTournament({ schedule: { from, to }, meter: { games } })), from, to],
  );
  return Number(rows[0]?.id);
}
