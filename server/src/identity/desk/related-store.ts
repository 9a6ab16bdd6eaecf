import type { RelationKind } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

/** Another account, and what it has in common with the one that was asked about. */
export interface Relation {
  playerId: number;
  kind: RelationKind;
  shown: string | null;
  lastAt: Date | null;
  /** How many accounts share it, these two included. */
  accounts: number;
}

/** Of what more accounts share than this (a company, a phone company's gate), nothing is said: it relates nobody. */
const mostAccounts = 20;
/** A home, not an office. */
const mostInNetwork = 5;
const mostRelations = 100;
/** A network of long ago says nothing. */
const networkDays = 90;

/** Each is looked up by an index, for one player: who shares what they told us, came with, or came from. */
const queries: Readonly<Record<Exclude<RelationKind, 'instrument'>, string>> = {
  name_and_birth: `select o.id as player_id, null::timestamptz as last_at, count(*) over () + 1 as accounts
    from identity_player p join identity_player o on o.date_of_birth = p.date_of_birth and o.id <> p.id
      and lower(o.first_name) = lower(p.first_name) and lower(o.last_name) = lower(p.last_name)
    where p.id = $1`,
  home: `select o.id as player_id, null::timestamptz as last_at, count(*) over () + 1 as accounts
    from identity_player p join identity_player o on lower(o.address) = lower(p.address)
      and lower(o.postal_code) = lower(p.postal_code) and o.id <> p.id and o.country = p.country
    where p.id = $1 and p.address is not null`,
  device: `select o.player_id, max(o.last_seen_at) as last_at, max(n.accounts) as accounts
    from identity_device p
    cross join lateral (select count(*) as accounts from identity_device c where c.token_hash = p.token_hash) n
    join identity_device o on o.token_hash = p.token_hash and o.player_id <> p.player_id
    where p.player_id = $1 group by o.player_id`,
  fingerprint: `select o.player_id, max(o.last_seen_at) as last_at, min(n.accounts) as accounts
    from identity_fingerprint p
    cross join lateral (select count(*) as accounts from (
      select 1 from identity_fingerprint c where c.hash = p.hash limit ${mostAccounts + 1}) few) n
    join identity_fingerprint o on o.hash = p.hash and o.player_id <> p.player_id
    where p.player_id = $1 and n.accounts <= ${mostAccounts} group by o.player_id`,
  network: `with own as (select distinct address from identity_session
      where player_id = $1 and created_at > $2::timestamptz - interval '${networkDays} days'),
    shared as (select own.address, (select count(*) from (
        select distinct s.player_id from identity_session s where s.address = own.address limit ${mostInNetwork + 1}) few)
      as accounts from own)
    select s.player_id, max(s.last_seen_at) as last_at, min(h.accounts) as accounts
    from shared h join identity_session s on s.address = h.address and s.player_id <> $1
      and s.created_at > $2::timestamptz - interval '${networkDays} days'
    where h.accounts <= ${mostInNetwork} group by s.player_id`,
};

/** Accounts that share something with a player's own, by everything this room keeps. */
export async function selectRelations(db: Queryable, playerId: number, now: Date): Promise<Relation[]> {
  const found: Relation[] = [];
  for (const [kind, sql] of Object.entries(queries)) {
    const { rows } = await db.query<{ player_id: bigint; last_at: Date | null; accounts: bigint }>(
      `select player_id, last_at, accounts from (${sql}) r where r.accounts <= ${mostAccounts}
       order by r.last_at desc nulls last, r.player_id limit ${mostRelations}`,
      sql.includes('$2') ? [playerId, now] : [playerId],
    );
    found.push(
      ...rows.map((row) => ({
        playerId: Number(row.player_id),
        kind: kind as RelationKind,
        shown: null,
        lastAt: row.last_at,
        accounts: Number(row.accounts),
      })),
    );
  }
  return found;
}
