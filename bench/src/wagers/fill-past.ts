import type { Database } from '../../../server/src/kit/index.ts';
import type { SeededPlayer } from '../kit/seed-players.ts';

/** Over so many days, and none of it today: what is new is new in every house. */
const pastDays = 400;
const atOnce = 2_000_000;

/** The round of a number is known without looking it up: its id, its wallet and its place among the wallet's entries. */
const past = `from generate_series($1::int, $2::int) i
  join bench_seat a on a.seat = i % $3::int
  cross join lateral (select md5('past ' || i)::uuid as key,
    now() - interval '1 day' - make_interval(secs => ${pastDays} * 86400.0 * ($4::int - i) / $4::int) as t) p`;

/** As kit_new_id() would give them: from numbers taken from its sequence in one piece, those after `$5`. */
const newId = '((drawn >> 14) << 22) | (drawn & 16383)';
const newBetId = '((extract(epoch from t)::bigint - 1577836800) << 20) | (i & 1048575)';

/**
 * Rounds of the past: each stake was won back, so the wallets are as they were and the books are in order. Indexes are
 * built afterwards, which is many times faster than row by row, and no line asks a function or a trigger for what is known here.
 */
export async function fillPast(database: Database, players: SeededPlayer[], entries: number): Promise<void> {
  const seats = players.length;
  const rounds = entries / 2;
  await database.tx(async (tx) => {
    await tx.query("set local maintenance_work_mem = '512MB'");
    // In the order of the numbers, without sorting millions of lines.
    await tx.query('set local enable_hashjoin = off');
    await tx.query('set local enable_mergejoin = off');
    // What was paid in came before all of it.
    await tx.query('alter table wallet_transfer disable trigger wallet_transfer_append_only');
    await tx.query('grant update on wallet_transfer to current_user');
    await tx.query(`update wallet_transfer set at = at - interval '${pastDays + 1} days'`);
    await tx.query('alter table wallet_transfer enable trigger wallet_transfer_append_only');
    await tx.query(
      `create temporary table bench_seat (seat int primary key, id bigint, player_id bigint, cash bigint, last_entry bigint)
       on commit drop`,
    );
    await tx.query(
      `insert into bench_seat select row_number() over (order by id) - 1, id, player_id, cash, last_entry
       from wallet_account where player_id = any($1::bigint[])`,
      [players.map((player) => player.id)],
    );
    await tx.query('analyze bench_seat');
    await tx.query(
      `alter table wallet_transfer drop constraint wallet_transfer_once, drop constraint wallet_transfer_pkey;
       alter table wagers_round drop constraint wagers_round_pkey;
       drop index wallet_transfer_of_account, wallet_transfer_at, wagers_round_of_player, wagers_round_opened`,
    );
    await tx.query('select kit_new_id()');
    const taken = await tx.query<{ last: bigint }>(
      `select setval('kit_id_number', nextval('kit_id_number') + $1::bigint) as last`,
      [entries],
    );
    const firstId = Number(taken.rows[0]?.last) - entries;
    for (let first = 1; first <= rounds; first += atOnce) {
      const span = [first, Math.min(first + atOnce - 1, rounds), seats, rounds];
      await tx.query(
        `insert into wagers_round (id, player_id, account_id, game, game_version, currency, state, input_hash, stake_cash,
           stake_bonus, win_cash, balance_before, balance_after, detail, opened_at, closed_at, bet_id)
         select key, a.player_id, a.id, 'halley-studio/orbit-dice', 1, 'EUR', 'closed', '\\x07', 10, 0, 10,
           a.cash, a.cash, '{"outcome": {"roll": 1234, "won": true}}', t, t, ${newBetId} ${past}`,
        span,
      );
      await tx.query(
        `insert into wallet_transfer (id, key, reason, input_hash, account_id, player_id, currency, cash, bonus, reserved, house,
           cash_after, bonus_after, reserved_after, entry, at)
         select ${newId}, key, reason, '\\x07', a.id, a.player_id, 'EUR', amount, 0, 0, 'games', after, 0, 0,
           a.last_entry + 2 * ((i - 1) / $3::int) + step, t
         ${past} cross join lateral (values (1, 'stake', -10, a.cash - 10), (2, 'win', 10, a.cash)) as m (step, reason, amount, after)
           cross join lateral (select $5::bigint + 2 * (i - 1) + step as drawn) n`,
        [...span, firstId],
      );
    }
    await tx.query(
      `update wallet_account a set last_entry = s.last_entry + 2 * (($1::int - seat) / $2::int + least(seat, 1))
       from bench_seat s where s.id = a.id and seat <= $1::int`,
      [rounds, seats],
    );
    await tx.query(
      `alter table wallet_transfer add constraint wallet_transfer_once unique (key, reason), add primary key (id);
       alter table wagers_round add primary key (id);
       create index wallet_transfer_of_account on wallet_transfer (account_id, id);
       create index wallet_transfer_at on wallet_transfer using brin (at) with (pages_per_range = 32);
       create index wagers_round_opened on wagers_round using brin (opened_at) with (pages_per_range = 32);
       create unique index wagers_round_of_player on wagers_round (player_id, bet_id) include (game)`,
    );
  });
}
