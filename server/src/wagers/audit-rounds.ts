import type { Finding, Growing } from '../audit/index.ts';
import type { Queryable } from '../kit/index.ts';
import { findFaults, keysInDays, movedByKey, movedUnder } from '../wallet/index.ts';

/** The books as checks name them: all rounds, all actions, all that was moved. */
const allBooks = `rounds as not materialized (select * from wagers_round),
  actions as not materialized (select * from wagers_action), moved as not materialized (${movedByKey})`;

/**
 * The same of some days ($1 to $2): rounds that were opened in them, that were open before ($3), or of which something moved;
 * with all of their actions and transfers, whenever those were.
 */
const booksOfDays = `keys as materialized (${keysInDays}),
  touched as materialized (
    select id from wagers_round where opened_at >= $1 and opened_at < $2
    union select unnest($3::uuid[])
    union select round_id from wagers_action where at >= $1 and at < $2
    union select coalesce(a.round_id, k.key) from keys k left join wagers_action a on a.id = k.key),
  rounds as materialized (select * from wagers_round where id in (select id from touched)),
  actions as materialized (select * from wagers_action where round_id in (select id from touched)),
  moved as materialized (${movedUnder('select id from touched union select id from actions union select key from keys')})`;

/**
 * What should stand in the journal: of a round played in one piece its stake, win and rollback under its own id, and what
 * its steps have added under an id of each; of a round made of actions every action that moved money under the action's id.
 */
const expected = `
  select r.id, 'round' as what, 'stake' as reason, r.account_id, -r.stake_cash - coalesce(raised.cash, 0) as cash,
    -r.stake_bonus - coalesce(raised.bonus, 0) as bonus
  from rounds r
  left join (select round_id, sum(cash)::bigint as cash, sum(bonus)::bigint as bonus from actions where kind = 'bet'
    group by round_id) raised on raised.round_id = r.id
  where not r.stepwise
    and (r.stake_cash + coalesce(raised.cash, 0) <> 0 or r.stake_bonus + coalesce(raised.bonus, 0) <> 0)
  union all
  select id, 'round', case when free_rounds_id is not null and gift_id is not null then 'bonus_issue' else 'win' end,
    account_id, win_cash, win_bonus
  from rounds where not stepwise and (win_cash <> 0 or win_bonus <> 0)
  union all
  select id, 'round', 'rollback', account_id, stake_cash, stake_bonus
  from rounds where not stepwise and state = 'rolled_back' and (stake_cash <> 0 or stake_bonus <> 0)
  union all
  select a.id, 'action', case a.kind when 'bet' then 'stake' when 'undo' then
      case t.kind when 'bet' then 'rollback' else 'reversal' end
      when 'promo' then case when a.bonus = 0 then 'promo' else 'bonus_issue' end else a.kind end,
    a.account_id, a.cash, a.bonus
  from actions a left join wagers_action t on t.id = a.undoes
  where a.cash <> 0 or a.bonus <> 0`;

/** For whoever grants free rounds, as SQL: what was played out of each. `kinds` above 1: by several, or in several games. */
export const playedByFreeRounds = `
  select free_rounds_id as id, count(*) as played, sum(win_cash + win_bonus) as won, min(player_id) as player_id,
    min(game) as game, min(currency) as currency, min(free_stake) as least, max(free_stake) as most,
    count(distinct (player_id, game, currency)) as kinds
  from wagers_round where free_rounds_id is not null group by free_rounds_id`;

/** For whoever keeps gifts, as SQL: what rounds moved of the balance of each, how many are open, what they counted. */
export const roundsByGift = `
  select gift_id, sum(bonus)::bigint as bonus, sum(open)::int as open, sum(counted)::bigint as counted
  from (
    select r.gift_id, m.bonus, 0 as open, 0 as counted from wagers_round r join (${movedByKey}) m on m.key = r.id
    where r.gift_id is not null and m.bonus <> 0 and not r.stepwise
    union all
    select r.gift_id, a.bonus, 0, 0 from wagers_action a join wagers_round r on r.id = a.round_id
    where r.gift_id is not null and a.bonus <> 0
    union all
    select gift_id, 0, case state when 'open' then 1 else 0 end, coalesce(gift_counted, 0) from wagers_round
    where gift_id is not null and (state = 'open' or gift_counted is not null)
  ) o group by gift_id`;

/** For whoever keeps bets on sport, as SQL: their rounds with what is at stake, whoever paid it, and what moved for them. */
export const sportRounds = `select id, player_id, stake_cash + stake_bonus + house_stake as stake from wagers_round
  where game like 'sport/%'`;
export const sportActions = `select a.id, a.round_id, a.kind, a.cash + a.bonus as amount, a.short_cash + a.short_bonus as short
  from wagers_action a join wagers_round r on r.id = a.round_id where r.game like 'sport/%'`;

/** For whoever adds the journal up, as SQL: the round that a transfer with this key was for, by itself or by its action. */
export const roundOfKey = (key: string) => `select r.game, r.player_id from wagers_round r
  where r.id = coalesce((select a.round_id from wagers_action a where a.id = ${key}), ${key})`;

const checks = [
  {
    name: 'rounds and actions equal their transfers',
    sql: `, expected as not materialized (${expected})
      select coalesce(e.what, 'key') || ' ' || coalesce(e.id, m.key) || ': ' || coalesce(e.reason, m.reason) || ' of '
        || coalesce(e.cash || '/' || e.bonus, 'nothing') || ' in the journal is '
        || coalesce(m.cash || '/' || m.bonus, 'missing') as detail
      from expected e
      full join (select * from moved where reason in ('stake', 'win', 'rollback', 'reversal', 'promo')
          or (reason = 'bonus_issue' and key in (select id from expected where reason = 'bonus_issue'))) m
        on m.key = e.id and m.reason = e.reason
      where (e.account_id, e.cash, e.bonus) is distinct from (m.account_id, m.cash, m.bonus)`,
  },
  {
    name: 'rounds equal the sums of their actions',
    sql: `select 'round ' || coalesce(r.id, a.round_id) || ' has ' || coalesce(r.stake_cash || '/' || r.stake_bonus
        || ' at stake and won ' || r.win_cash || '/' || r.win_bonus, 'no record') || ', its actions '
        || coalesce(a.stake_cash || '/' || a.stake_bonus || ' and ' || a.win_cash || '/' || a.win_bonus, 'nothing')
        as detail
      from (select * from rounds where stepwise) r
      full join (select round_id,
          coalesce(-sum(cash) filter (where kind = 'bet'), 0) as stake_cash,
          coalesce(-sum(bonus) filter (where kind = 'bet'), 0) as stake_bonus,
          coalesce(sum(cash) filter (where kind = 'win'), 0) as win_cash,
          coalesce(sum(bonus) filter (where kind = 'win'), 0) as win_bonus
        from (select round_id, kind, case state when 'applied' then cash else 0 end as cash,
            case state when 'applied' then bonus else 0 end as bonus
          from actions where kind in ('bet', 'win')
            and not exists (select from wagers_round o where o.id = round_id and not o.stepwise)
        ) applied group by round_id) a on a.round_id = r.id
      where (r.stake_cash, r.stake_bonus, r.win_cash, r.win_bonus)
        is distinct from (a.stake_cash, a.stake_bonus, a.win_cash, a.win_bonus)`,
  },
  {
    name: 'what was taken back was taken back once',
    sql: `select 'action ' || a.id || ' is ' || a.state || ' and given back ' || coalesce(u.cash, 0) || '/'
        || coalesce(u.bonus, 0) || ' of ' || -a.cash || '/' || -a.bonus as detail
      from actions a
      left join (select undoes, sum(cash - short_cash) as cash, sum(bonus - short_bonus) as bonus
        from actions where kind = 'undo' group by undoes) u on u.undoes = a.id
      where a.kind is distinct from 'undo' and case a.state
        when 'applied' then u.undoes is not null
        else u.undoes is null or (u.cash, u.bonus) <> (-a.cash, -a.bonus) end`,
  },
  {
    name: 'a round is rolled back when nothing of it stands',
    sql: `select 'round ' || id || ' is ' || state || ' with ' || stake_cash + stake_bonus || ' at stake' as detail
      from rounds where stepwise
        and (state = 'rolled_back') <> (stake_cash + stake_bonus + win_cash + win_bonus + house_stake = 0)`,
  },
  {
    // One of many (`actMany`) names its round in the place of a call: no answer is kept.
    name: 'every action came in a call that was taken',
    sql: `select 'action ' || a.id || ' of call ' || a.call_id as detail from actions a
      left join wagers_call c on c.id = a.call_id and c.player_id = a.player_id and c.result is not null
      where c.id is null and a.call_id <> a.round_id
        and not exists (select from wagers_round o where o.id = a.round_id and not o.stepwise and a.kind = 'bet')`,
  },
];

const checksOf = (books: string) => checks.map(({ name, sql }) => ({ name, sql: `with ${books} ${sql}` }));

/** Holds every round and action against the journal, and against each other. */
export const auditRounds = (db: Queryable): Promise<Finding[]> => findFaults(db, checksOf(allBooks));

/** The same for rounds of some days. What is open at the checkpoint is remembered: it ends later. */
export const roundsOfDays: Growing = {
  name: 'rounds',
  checkDays: (db, { from, until, saw }) =>
    findFaults(db, checksOf(booksOfDays), [from, until, (saw as string[] | undefined) ?? []]),
  async see(db) {
    const { rows } = await db.query<{ id: string }>(`select id from wagers_round where state = 'open'`);
    return rows.map(({ id }) => id);
  },
};

export async function countRounds(database: Queryable): Promise<{ rounds: number }> {
  const { rows } = await database.query<{ rows: bigint }>('select count(*) as rows from wagers_round');
  return { rounds: Number(rows[0]?.rows) };
}
