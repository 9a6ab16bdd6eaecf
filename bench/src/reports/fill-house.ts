import type { Database, Tx } from '../../../server/src/kit/index.ts';
import type { SeededPlayer } from '../kit/seed-players.ts';

const games = 300;
const partners = 40;
const paymentsPerPlayer = 6;
/** Where anybody may play. */
const countries = ['DE', 'NO', 'JP', 'CA', 'AT', 'IT', 'BR', 'NZ', 'CH', 'IE'];

/**
 * A past: players of many countries and partners, rounds that were lost and won on many days, payments. Written by a few
 * statements through the real tables, in the order of time; each balance follows from the one before.
 */
export async function fillHouse(
  database: Database,
  players: readonly SeededPlayer[],
  { rounds, days }: { rounds: number; days: number },
): Promise<void> {
  const ids = players.map((player) => player.id);
  await database.tx(async (tx) => {
    await tx.query(
      `update identity_player p set country = ($2::text[])[1 + p.id % cardinality($2::text[])],
         created_at = now() - make_interval(secs => $3::int * 86400.0 * (p.id % 1000) / 1000)
       where p.id = any($1::bigint[])`,
      [ids, countries, days],
    );
    await tx.query(
      `insert into identity_acquisition (player_id, stag, affb_id, utm, at)
       select id, 'partner-' || id % $2::int || '_link', 'bench-' || id, jsonb_build_object('campaign', 'campaign-' || id % 25), now()
       from unnest($1::bigint[]) id where id % 3 > 0`,
      [ids, partners],
    );
    // Somebody plays twenty rounds in a row; of ten rounds four are won.
    await tx.query(
      `create temp table past on commit drop as
       select i, gen_random_uuid() as id, a.id as account_id, a.player_id, a.cash, a.last_entry,
         case when i * 7 % 10 < 4 then 240 else 0 end as win,
         'studio-' || (hashint4(i / 20) & 7) || '/game-' || abs(hashint4(i / 20 + 77)) % $4::int as game,
         now() - make_interval(secs => $5::int * 86400.0 * ($1::int - i) / $1::int) as at
       from generate_series(1, $1::int) i
       join (select *, row_number() over (order by id) - 1 as seat from wallet_account where player_id = any($2::bigint[])) a
         on a.seat = abs(hashint4(i / 20)) % $3::int`,
      [rounds, ids, ids.length, games, days],
    );
    await tx.query(
      `create temp table told on commit drop as
       select *, cash + sum(win - 100) over (partition by account_id order by i) as after from past`,
    );
    await tx.query(
      `insert into wagers_round (id, player_id, account_id, game, game_version, currency, state, input_hash, stake_cash,
         stake_bonus, win_cash, balance_before, balance_after, detail, opened_at, closed_at, bet_id)
       select id, player_id, account_id, game, 1, 'EUR', 'closed', sha256(id::text::bytea), 100, 0, win,
         after - win + 100, after, '{}', at, at, wagers_new_bet_id(at)
       from told order by i`,
    );
    await tx.query(
      `insert into wallet_transfer
         (key, reason, input_hash, account_id, currency, cash, bonus, reserved, house, cash_after, bonus_after, reserved_after, at, entry)
       select id, reason, sha256(id::text::bytea), account_id, 'EUR', amount, 0, 0, 'games', left_over, 0, 0, at,
         last_entry + row_number() over (partition by account_id order by i, step)
       from told, lateral (values (1, 'stake', -100, after - win), (2, 'win', win, after)) as m (step, reason, amount, left_over)
       where amount <> 0 order by i, step`,
    );
    await tx.query(
      `update wallet_account a set cash = t.after, last_entry = a.last_entry + t.entries
       from (select distinct on (account_id) account_id, after,
           sum(1 + (win > 0)::int) over (partition by account_id) as entries
         from told order by account_id, i desc) t where a.id = t.account_id`,
    );
    await fillPayments(tx, { ids, days });
  });
}

/** Deposits by five methods, of which most came in. */
async function fillPayments(tx: Tx, { ids, days }: { ids: readonly number[]; days: number }): Promise<void> {
  await tx.query(
    `create temp table paid on commit drop as
     select n, gen_random_uuid() as reference, a.id as account_id, a.player_id, a.cash, a.last_entry, n <= $3::int - 1 as came_in,
       now() - make_interval(secs => $2::int * 86400.0 * ($3::int - n + (a.id % 100) / 100.0) / $3::int) as at
     from wallet_account a, generate_series(1, $3::int) n where a.player_id = any($1::bigint[])`,
    [ids, days, paymentsPerPlayer],
  );
  await tx.query(
    `insert into payments_payment (reference, player_id, action, state, currency, amount, method, provider, sealed_order,
       created_at, moved_at, finished_at)
     select reference, player_id, 'deposit', case when came_in then 'succeeded' else 'declined' end, 'EUR', 2000,
       'method-' || (player_id + n) % 5, 'bench', '\\x', at, at, at
     from paid order by at`,
  );
  await tx.query(
    `insert into wallet_transfer
       (key, reason, input_hash, account_id, currency, cash, bonus, reserved, house, cash_after, bonus_after, reserved_after, at, entry)
     select reference, 'deposit', sha256(reference::text::bytea), account_id, 'EUR', 2000, 0, 0, 'payments', cash + 2000 * n, 0, 0, at,
       last_entry + n
     from paid where came_in order by account_id, n`,
  );
  await tx.query(
    `update wallet_account a set cash = a.cash + 2000 * p.deposits, last_entry = a.last_entry + p.deposits
     from (select account_id, count(*) as deposits from paid where came_in group by 1) p where a.id = p.account_id`,
  );
}
