import type { Queryable, Tx } from '../kit/index.ts';
import type { StoredBet } from './stored-bet.ts';

type Listed = Pick<StoredBet, 'id' | 'playerId' | 'state' | 'autoCashOut'>;

/** Bets that are open, as rows of `sportsbook_bet`. What a process of the release before has decided is still on the list. */
export const openBets = `(select b.* from sportsbook_open_bet o
  join sportsbook_bet b on b.id = o.bet_id and b.player_id = o.player_id and b.state = 'open')`;

/** The list of open bets after these have changed. Their wallets are locked. */
export async function listOpenBets(tx: Tx, bets: readonly Listed[]): Promise<void> {
  const open = bets.filter(({ state }) => state === 'open');
  const over = bets.filter(({ state }) => state !== 'open');
  await Promise.all([
    open.length > 0 &&
      tx.query({
        name: 'sportsbook_list_open',
        text: `insert into sportsbook_open_bet (player_id, bet_id, automatic)
          select * from unnest($1::bigint[], $2::uuid[], $3::boolean[]) on conflict do nothing`,
        values: [
          open.map(({ playerId }) => playerId),
          open.map(({ id }) => id),
          open.map(({ autoCashOut }) => autoCashOut !== null),
        ],
      }),
    over.length > 0 &&
      tx.query({
        name: 'sportsbook_unlist_open',
        text: `delete from sportsbook_open_bet o using unnest($1::bigint[], $2::uuid[]) as n (player_id, bet_id)
          where o.player_id = n.player_id and o.bet_id = n.bet_id`,
        values: [over.map(({ playerId }) => playerId), over.map(({ id }) => id)],
      }),
  ]);
}

/** What processes of the release before have taken since then is on the list too. */
export async function listTakenBets(db: Queryable, since: Date): Promise<void> {
  await db.query(
    `insert into sportsbook_open_bet select player_id, id, auto_cash_out is not null from sportsbook_bet b
     where placed_at >= $1 and state = 'open'
       and not exists (select 1 from sportsbook_open_bet o where o.player_id = b.player_id and o.bet_id = b.id)
     on conflict do nothing`,
    [since],
  );
}

/** What they have decided is on it no more. It reads the whole list. */
export async function dropDecidedBets(db: Queryable): Promise<void> {
  await db.query(
    `delete from sportsbook_open_bet o using sportsbook_bet b where b.id = o.bet_id and b.state <> 'open'`,
  );
}

/** One row per fault, for the audit. */
export const openBetFaults = `select 'bet ' || coalesce(b.id, o.bet_id) || case when o.bet_id is null then ' is open and not on the list'
    else ' is on the list of open bets and is not open' end as detail
  from (select id, player_id from sportsbook_bet where state = 'open') b
  full join sportsbook_open_bet o on (o.player_id, o.bet_id) = (b.player_id, b.id)
  where b.id is null or o.bet_id is null`;
