import { type Queryable, type Tx, writeEvents } from '../../kit/index.ts';
import type { Grant } from './free-rounds.ts';

/** Columns that are named as the fields are. */
type SameNames = 'id' | 'game' | 'currency' | 'stake' | 'rounds' | 'played' | 'won' | 'state';

interface Row extends Pick<Grant, SameNames> {
  player_id: bigint;
  granted_at: Date;
  expires_at: Date;
  gift_id: bigint | null;
}

const columns = 'id, player_id, game, currency, stake, rounds, played, won, state, granted_at, expires_at, gift_id';

function fromRow(row: Row): Grant {
  const { id, game, currency, stake, rounds, played, won, state } = row;
  return {
    id,
    playerId: Number(row.player_id),
    game,
    currency,
    stake,
    rounds,
    played,
    won,
    state,
    grantedAt: row.granted_at,
    expiresAt: row.expires_at,
    giftId: row.gift_id === null ? null : Number(row.gift_id),
  };
}

/** Asked for again under the same id it is what it was. Answers whether it is new. */
export async function insertGrant(tx: Tx, grant: Grant): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into games_free_rounds (id, player_id, game, currency, stake, rounds, granted_at, expires_at, gift_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      ...[grant.id, grant.playerId, grant.game, grant.currency, grant.stake, grant.rounds],
      ...[grant.grantedAt, grant.expiresAt, grant.giftId],
    ],
  );
  return rowCount === 1;
}

export async function moveEnd(tx: Tx, { id, expiresAt }: Pick<Grant, 'id' | 'expiresAt'>): Promise<void> {
  await tx.query(`update games_free_rounds set expires_at = $2 where id = $1 and state = 'open'`, [id, expiresAt]);
}

export async function keepGift(tx: Tx, { id, giftId }: Pick<Grant, 'id' | 'giftId'>): Promise<void> {
  await tx.query('update games_free_rounds set gift_id = $2 where id = $1', [id, giftId]);
}

/** Locked in the order of their ids. Nobody who holds one waits for a wallet. */
export async function lockGrants(tx: Tx, ids: readonly string[]): Promise<Map<string, Grant>> {
  const { rows } = await tx.query<Row>({
    name: 'games_lock_free_rounds',
    text: `select ${columns} from games_free_rounds where id = any($1::uuid[]) order by id for no key update`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, fromRow(row)]));
}

/** Those that end first in front, then newest first. */
export async function listGrants(
  db: Queryable,
  wanted: { playerId: number; playableAt?: Date; game?: string | undefined },
): Promise<Grant[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from games_free_rounds
     where player_id = $1 and ($2::timestamptz is null or (state = 'open' and expires_at > $2))
       and ($3::text is null or game = $3)
     order by case when $2::timestamptz is null then null else expires_at end, granted_at desc, id limit 200`,
    [wanted.playerId, wanted.playableAt ?? null, wanted.game ?? null],
  );
  return rows.map(fromRow);
}

/** Open ones that ran out, or that belong to one of these players, locked; those another process looks at are its own. */
export async function lockDue(
  tx: Tx,
  due: { expiredAt: Date; limit: number } | { players: readonly number[] },
): Promise<Grant[]> {
  const { rows } =
    'players' in due
      ? await tx.query<Row>(
          `select ${columns} from games_free_rounds where state = 'open' and player_id = any($1::bigint[])
           order by id for no key update`,
          [due.players],
        )
      : await tx.query<Row>(
          `select ${columns} from games_free_rounds where state = 'open' and expires_at <= $1
           order by id limit $2 for no key update skip locked`,
          [due.expiredAt, due.limit],
        );
  return rows.map(fromRow);
}

/** Players who have some to play. */
export async function listHolders(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ player_id: bigint }>(
    `select distinct player_id from games_free_rounds where state = 'open'`,
  );
  return rows.map((row) => Number(row.player_id));
}

/** Writes what locked grants have become, and tells of those that are over. */
export async function saveGrants(tx: Tx, grants: readonly Grant[], now: Date): Promise<void> {
  if (grants.length === 0) return;
  await Promise.all([
    tx.query({
      name: 'games_save_free_rounds',
      text: `update games_free_rounds f set played = n.played, won = n.won, state = n.state,
          closed_at = case when n.state = 'open' then null else $5::timestamptz end
        from unnest($1::uuid[], $2::int[], $3::bigint[], $4::text[]) as n (id, played, won, state) where f.id = n.id`,
      values: [
        grants.map(({ id }) => id),
        grants.map(({ played }) => played),
        grants.map(({ won }) => won),
        grants.map(({ state }) => state),
        now,
      ],
    }),
    tellGrants(
      tx,
      grants.filter(({ state }) => state !== 'open'),
      now,
    ),
  ]);
}

export function tellGrants(tx: Tx, grants: readonly Grant[], now: Date): Promise<void> {
  const at = now.toISOString();
  return writeEvents(
    tx,
    'games.free_rounds_changed',
    grants.map(({ id, playerId, game, currency, state, won }) => ({
      id,
      playerId,
      game,
      currency,
      state,
      won: String(won),
      at,
    })),
  );
}

/** Which games free rounds are played in. */
export async function readGamesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<Pick<Row, 'id' | 'game'>>(
    'select id, game from games_free_rounds where id = any($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id, game }) => [id, game]));
}
