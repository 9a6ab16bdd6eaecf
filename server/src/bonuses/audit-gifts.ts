import type { Finding } from '../audit/index.ts';
import type { Queryable } from '../kit/index.ts';
import { givenGifts } from '../promotions/index.ts';
import { bonusOfWallets, heldById, movedByKey } from '../wallet/index.ts';
import { giftMoves } from './gift.ts';

interface Check {
  name: string;
  /** One row, `detail`, per fault. */
  sql: string;
}

const allowed = Object.entries(giftMoves)
  .flatMap(([from, next]) => [from, ...next].map((to) => `('${from}', '${to}')`))
  .join(', ');

/** `roundsByGift` says as SQL what rounds moved of each gift: `gift_id, bonus, open, counted`. The room of the rounds has it. */
function checks(roundsByGift: string): Check[] {
  return [
    {
      name: 'B1 the bonus of a wallet is what its gifts hold, and idle what those hold that are not played with',
      sql: `select 'wallet ' || a.id || ' has ' || a.bonus || ', idle ' || a.idle || ', its gifts '
          || coalesce(g.held, 0) || ' and ' || coalesce(g.idle, 0) as detail
        from (${bonusOfWallets}) a
        left join (select account_id, sum(balance) as held, sum(balance) filter (where stage <> 'handle_bets') as idle
          from bonuses_gift group by 1) g on g.account_id = a.id
        where (a.bonus, a.idle) is distinct from (coalesce(g.held, 0), coalesce(g.idle, 0))`,
    },
    {
      name: 'B2 a gift holds what its moves and rounds come to',
      sql: `select 'gift ' || g.id || ' holds ' || g.balance || ', moves and rounds come to '
          || coalesce(m.moved, 0) + coalesce(r.bonus, 0) as detail
        from bonuses_gift g
        left join (select gift_id, sum(issued - converted - forfeited + handed) as moved from bonuses_move group by 1) m
          on m.gift_id = g.id
        left join (${roundsByGift}) r on r.gift_id = g.id
        where g.balance <> coalesce(m.moved, 0) + coalesce(r.bonus, 0)`,
    },
    {
      name: 'B2 what moves say is in the journal',
      sql: `select 'move ' || m.id || ' of gift ' || m.gift_id || ' says ' || w.reason || ' of ' || w.amount
          || ', the journal ' || coalesce(t.bonus::text, 'nothing') as detail
        from bonuses_move m
        join bonuses_gift g on g.id = m.gift_id
        cross join lateral (values ('bonus_issue', m.issued), ('bonus_convert', -m.converted),
          ('bonus_forfeit', -m.forfeited)) w (reason, amount)
        left join (${movedByKey}) t on t.key = m.transfer_key and t.reason = w.reason
        where m.transfer_key is not null and w.amount <> 0
          and (t.account_id, t.bonus, t.cash) is distinct from
            (g.account_id, w.amount, case w.reason when 'bonus_convert' then m.converted else 0 end)`,
    },
    {
      name: 'B2 what one gift hands over another receives',
      sql: `select 'wallet ' || g.account_id || ' is off by ' || sum(m.handed) as detail
        from bonuses_move m join bonuses_gift g on g.id = m.gift_id group by g.account_id having sum(m.handed) <> 0`,
    },
    {
      // What releases before 0109 counted stands in a table of its own.
      name: 'B3 progress is what was counted',
      sql: `select 'gift ' || g.id || ' is at ' || g.progress || ', counted ' || coalesce(c.counted, 0) as detail
        from bonuses_gift g
        left join (select gift_id, sum(counted) as counted from (
            select gift_id, counted from (${roundsByGift}) r union all select gift_id, hundredths from bonuses_count) all_of_them
          group by 1) c on c.gift_id = g.id
        where g.progress <> coalesce(c.counted, 0)`,
    },
    {
      name: 'B3 who is done has reached the requirement, and nobody else',
      sql: `select 'gift ' || id || ' is ' || stage || ' at ' || progress || ' of ' || requirement * 100 as detail
        from bonuses_gift where type = 'bonus'
          and case stage when 'wager_done' then progress < requirement * 100
            when 'wait' then progress >= requirement * 100 and balance > 0
            when 'handle_bets' then progress >= requirement * 100 and balance > 0 else false end`,
    },
    {
      name: 'B3 what became cash is what release and ends allow',
      sql: `select 'gift ' || g.id || ' released ' || g.released || ', its moves ' || coalesce(m.converted, 0) as detail
        from bonuses_gift g
        left join (select gift_id, sum(converted) as converted from bonuses_move group by 1) m on m.gift_id = g.id
        where g.released <> coalesce(m.converted, 0) or g.released > g.max_cashout
          or (g.type = 'bonus' and g.stage <> 'wager_done' and g.terms->>'release' = 'whole' and g.released > 0
            and coalesce(g.end_reason, '') not in ('excluded', 'account_closed', 'withdrawn'))`,
    },
    {
      name: 'B3 what reviews hold is set aside in the wallet, and nothing else is set aside for gifts',
      sql: `select 'hold ' || coalesce(b.hold_id, h.id) || ' is ' || coalesce(b.amount || ' ' || b.currency || ' ' || b.state, 'of no gift')
          || ', the wallet has ' || coalesce(h.amount || ' ' || h.currency || ' ' || h.state, 'nothing') as detail
        from bonuses_held b
        full join (select * from (${heldById}) w where w.purpose = 'bonus') h on h.id = b.hold_id
        where (b.player_id, b.currency, b.amount, case b.state when 'held' then 'open' when 'taken' then 'captured' else b.state end)
          is distinct from (h.player_id, h.currency, h.amount, h.state)`,
    },
    {
      name: 'B3 no more is held of a gift than it has converted',
      sql: `select 'gift ' || g.id || ' has converted ' || g.released || ', held were ' || h.held as detail
        from bonuses_gift g join (select gift_id, sum(amount) as held from bonuses_held group by 1) h on h.gift_id = g.id
        where h.held > g.released`,
    },
    {
      name: 'B4 one gift of a wallet is played with',
      sql: `select 'wallet ' || account_id || ' has ' || count(*) as detail from bonuses_gift
        where stage = 'handle_bets' group by account_id having count(*) > 1`,
    },
    {
      name: 'B4 stages follow moves',
      sql: `select 'gift ' || g.id || ' is ' || g.stage || ', its moves ' || coalesce(m.path, 'nothing') as detail
        from bonuses_gift g
        left join (select gift_id, string_agg(to_stage, ' ' order by id) as path,
            (array_agg(to_stage order by id desc))[1] as last,
            bool_and(from_stage is not distinct from before
              and (before is null or (from_stage, to_stage) in (${allowed}))) as follows
          from (select *, lag(to_stage) over (partition by gift_id order by id) as before from bonuses_move) o
          group by gift_id) m on m.gift_id = g.id
        where m.last is distinct from g.stage or not m.follows`,
    },
    {
      name: 'B4 a gift knows how many of its rounds are open',
      sql: `select 'gift ' || g.id || ' says ' || g.open_rounds || ', there are ' || coalesce(r.open, 0) as detail
        from bonuses_gift g left join (${roundsByGift}) r on r.gift_id = g.id
        where g.open_rounds <> coalesce(r.open, 0)`,
    },
    {
      // That there is no second one is a constraint of the table.
      name: 'B5 a grant of a gift that was given has its gift',
      sql: `select 'grant ' || n.id || ' was given to player ' || n.player_id || ', and there is no gift of it' as detail
        from (${givenGifts}) n
        left join bonuses_gift g on g.player_id = n.player_id and g.source_key = 'grant:' || n.id
        where g.id is null`,
    },
  ];
}

const mostFindings = 20;

/** Holds gifts against wallets, the journal, their rounds and each other. */
export const auditGifts =
  (roundsByGift: string) =>
  async (database: Queryable): Promise<Finding[]> => {
    const findings: Finding[] = [];
    for (const { name, sql } of checks(roundsByGift)) {
      const { rows } = await database.query<{ detail: string }>(`select detail from (${sql}) f limit ${mostFindings}`);
      findings.push(...rows.map((row) => ({ check: name, detail: row.detail })));
    }
    return findings;
  };
