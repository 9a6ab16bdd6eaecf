import type { Database } from '../../../server/src/kit/index.ts';
import type { SeededPlayer } from '../kit/seed-players.ts';

/** Over so many days, and none of it today: what is new is new in every house. */
const pastDays = 400;
const atOnce = 2_000_000;

/** The round of a number is known without looking it up: its id, its wallet and its place among the wallet's entries. */
const past = `from generate_series($1::int, $2::int) i
  join (select *, row_number() over (order by id) - 1 as seat from wallet_account where player_id = any($3::bigint[])) a
    on a.seat = i % cardinality($3::bigint[])
  cross join lateral (select md5('past ' || i)::uuid as key,
    now() - interval '1 day' - make_interval(secs => ${pastDays} * 86400.0 * ($4::int - i) / $4::int) as t) p`;

/**
 * Rounds of the past: each stake was won back, so the wallets are as they were and the books are in order. Indexes are
 * built afterwards, which is many times faster than row by row.
 */
export async function fillPast(database: Database, players: SeededPlayer[], entries: number): Promise<void> {
  const ids = players.map((player) => player.id);
  const rounds = entries / 2;
  await database.tx(async (tx) => {
    await tx.query("set local maintenance_work_mem = '512MB'");
    await tx.query("set local work_mem = '128MB'");
    // What was paid in came before all of it.
    await tx.query('alter table wallet_transfer disable trigger wallet_transfer_append_only');
    await tx.query('grant update on wallet_transfer to current_user');
    await tx.query(`update wallet_transfer set at = at - interval '${pastDays + 1} days'`);
    await tx.query('alter table wallet_transfer enable trigger wallet_transfer_append_only');
    await tx.query(
      `alter table wallet_transfer drop constraint wallet_transfer_once;
       alter table wagers_round drop constraint wagers_round_pkey;
       drop index wallet_transfer_of_account, wagers_round_of_player`,
    );
    for (let first = 1; first <= rounds; first += atOnce) {
      const span = [first, Math.min(first + atOnce - 1, rounds), ids, rounds];
      await tx.query(
        `insert into wagers_round (id, player_id, account_id, game, game_version, currency, state, input_hash, stake_cash,
           stake_bonus, win_cash, balance_before, balance_after, detail, opened_at, closed_at, bet_id)
         select key, a.player_id, a.id, 'halley-studio/orbit-dice', 1, 'EUR', 'closed', '\\x07', 10, 0, 10,
           a.cash, a.cash, '{"outcome": {"roll": 1234, "won": true}}', t, t, wagers_new_bet_id(t) ${past} order by i`,
        span,
      );
      await tx.query(
        `insert into wallet_transfer (key, reason, input_hash, account_id, currency, cash, bonus, reserved, house, cash_after,
           bonus_after, reserved_after, entry, at)
         select key, reason, '\\x07', a.id, 'EUR', amount, 0, 0, 'games', after, 0, 0,
           a.last_entry + 2 * ((i - 1) / cardinality($3::bigint[])) + step, t
         ${past} cross join lateral (values (1, 'stake', -10, a.cash - 10), (2, 'win', 10, a.cash)) as m (step, reason, amount, after)
         order by i, step`,
        span,
      );
    }
    await tx.query(
      `update wallet_account a set last_entry = n.entries
       from (select account_id, count(*) as entries from wallet_transfer group by account_id) n where n.account_id = a.id`,
    );
    await tx.query(
      `alter table wallet_transfer add constraint wallet_transfer_once unique (key, reason);
       alter table wagers_round add primary key (id);
       create index wallet_transfer_of_account on wallet_transfer (account_id, id);
       create unique index wagers_round_of_player on wagers_round (player_id, bet_id) include (game)`,
    );
  });
}
