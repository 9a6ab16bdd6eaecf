import type { Database } from '../../../server/src/kit/index.ts';
import { oneDigit, ratio, whole } from '../kit/format.ts';
import { type Figures, mean, measure } from '../kit/measure.ts';
import { type SeededPlayer, seedPlayers } from '../kit/seed-players.ts';
import type { Part } from '../part.ts';
import { openDoor } from './open-door.ts';

const playerCount = 1_000;
const sizes = { small: 10_000, large: 2_000_000 };
const callers = 64;
const turns = 3;

/** The same load on a young house and on one with two million journal entries, in turns. */
export const growth: Part = async (bench) => {
  const world = await bench.world();
  const houses = [];
  for (const [name, entries] of Object.entries(sizes)) {
    const { database } = await world.newDatabase(`growth_${name}`);
    const players = await seedPlayers(database, playerCount);
    bench.say(`writing ${whole(entries)} journal entries`);
    await fill(database, players, entries);
    await world.asSuperuser(`growth_${name}`, 'vacuum analyze');
    houses.push({ entries, database, players, door: await openDoor(database), figures: [] as Figures[] });
  }
  bench.say('playing in turns');
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { door, players, figures } of houses) {
      const call = (caller: number) => door.play(players[caller]?.id as number);
      figures.push(await measure({ callers, warmMs: turn === 0 ? 4_000 : 500, forMs: 2_500, call }));
    }
  }
  const [small, large] = houses as [(typeof houses)[number], (typeof houses)[number]];
  const speedOf = (house: typeof small) => mean(house.figures.map((figures) => figures.perSecond));
  return {
    tables: [
      {
        title: `Growth: ${callers} players at the door, means of ${turns} turns`,
        rows: houses.map((house) => ({
          'journal entries': whole(house.entries),
          'wagers/s': whole(speedOf(house)),
          'p50 ms': oneDigit(mean(house.figures.map((figures) => figures.p50Ms))),
          'p99 ms': oneDigit(mean(house.figures.map((figures) => figures.p99Ms))),
        })),
      },
    ],
    notes: [
      `Large plays at ${ratio(speedOf(large) / speedOf(small))} the speed of small.`,
      'The first seconds after a checkpoint are the dearest of a large house (whole pages go to the log again): they are in the warm-up.',
    ],
    budgets: [],
  };
};

/**
 * Rounds of the past: each stake was won back, so the wallets are as they were and the books are in order. Indexes are
 * built afterwards, which is many times faster than row by row.
 */
async function fill(database: Database, players: SeededPlayer[], entries: number): Promise<void> {
  const ids = players.map((player) => player.id);
  await database.tx(async (tx) => {
    await tx.query(
      `alter table wallet_transfer drop constraint wallet_transfer_once;
       alter table wagers_round drop constraint wagers_round_pkey;
       drop index wallet_transfer_of_account, wagers_round_of_player`,
    );
    await tx.query(
      `create temp table past on commit drop as
       select i, gen_random_uuid() as id, a.id as account_id, a.player_id, a.cash, a.last_entry
       from generate_series(1, $1::int) i
       join (select *, row_number() over (order by id) - 1 as seat from wallet_account where player_id = any($2::bigint[])) a
         on a.seat = i % $3::int`,
      [entries / 2, ids, ids.length],
    );
    await tx.query(
      `insert into wagers_round (id, player_id, account_id, game, game_version, currency, state, input_hash, stake_cash,
         stake_bonus, win_cash, balance_before, balance_after, detail, opened_at, closed_at, bet_id)
       select id, player_id, account_id, 'halley-studio/orbit-dice', 1, 'EUR', 'closed', sha256(id::text::bytea), 10, 0, 10,
         cash, cash, '{"outcome": {"roll": 1234, "won": true}}', t, t, wagers_new_bet_id(t)
       from past, lateral (select now() - make_interval(secs => $1::int - i) as t) at order by i`,
      [entries],
    );
    await tx.query(
      `insert into wallet_transfer
         (key, reason, input_hash, account_id, currency, cash, bonus, reserved, house, cash_after, bonus_after, reserved_after, entry)
       select id, reason, sha256(id::text::bytea), account_id, 'EUR', amount, 0, 0, 'games', after, 0, 0,
         last_entry + row_number() over (partition by account_id order by i, step)
       from past, lateral (values (1, 'stake', -10, cash - 10), (2, 'win', 10, cash)) as m (step, reason, amount, after)
       order by i, step`,
    );
    await tx.query(
      `update wallet_account a set last_entry = a.last_entry + n.entries
       from (select account_id, 2 * count(*) as entries from past group by account_id) n where n.account_id = a.id`,
    );
    await tx.query(
      `alter table wallet_transfer add constraint wallet_transfer_once unique (key, reason);
       alter table wagers_round add primary key (id);
       create index wallet_transfer_of_account on wallet_transfer (account_id, id);
       create unique index wagers_round_of_player on wagers_round (player_id, bet_id) include (game)`,
    );
  });
}
