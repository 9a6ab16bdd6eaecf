import type { Queryable } from '../kit/index.ts';
import { movedUnder } from '../wallet/index.ts';

interface RoundDifference {
  roundId: string | null;
  check: string;
  detail: string;
}

export interface Reconciled {
  rounds: number;
  actions: number;
  differences: RoundDifference[];
}

const mostDifferences = 100;

/** The rounds of these producers that were opened since, and what they are made of. */
const ours = `rounds as (select * from wagers_round
    where stepwise and split_part(game, '/', 1) = any($1::text[]) and opened_at >= $2),
  actions as (select a.*, case a.kind when 'bet' then 'stake' when 'undo' then
      case t.kind when 'bet' then 'rollback' else 'reversal' end else a.kind end as reason
    from wagers_action a join rounds r on r.id = a.round_id left join wagers_action t on t.id = a.undoes)`;

const checks = [
  {
    name: 'the round is the sum of its actions',
    sql: `select r.id as round_id, 'at stake ' || r.stake_cash + r.stake_bonus || ', won ' || r.win_cash + r.win_bonus
        || '; its actions say ' || coalesce(a.stake, 0) || ' and ' || coalesce(a.win, 0) as detail
      from rounds r left join (
        select round_id, -sum(cash + bonus) filter (where kind = 'bet') as stake,
          sum(cash + bonus) filter (where kind = 'win') as win
        from actions where state = 'applied' group by round_id) a on a.round_id = r.id
      where (r.stake_cash + r.stake_bonus, r.win_cash + r.win_bonus)
        is distinct from (coalesce(a.stake, 0), coalesce(a.win, 0))`,
  },
  {
    name: 'every action is what the journal moved',
    sql: `select coalesce(a.round_id, f.round_id) as round_id, coalesce(a.reason, m.reason) || ' '
        || coalesce(a.id, m.key) || ' of ' || coalesce(a.cash + a.bonus, 0) || ', in the journal '
        || coalesce((m.cash + m.bonus)::text, 'missing') as detail
      from (select * from actions where cash <> 0 or bonus <> 0) a
      full join (${movedUnder('select id from actions')}) m on m.key = a.id and m.reason = a.reason
      left join actions f on f.id = m.key
      where (a.account_id, a.cash, a.bonus) is distinct from (m.account_id, m.cash, m.bonus)`,
  },
  {
    name: 'a round is rolled back when nothing of it stands',
    sql: `select id as round_id, 'is ' || state || ' with ' || stake_cash + stake_bonus || ' at stake' as detail
      from rounds where (state = 'rolled_back') <> (stake_cash + stake_bonus + win_cash + win_bonus = 0)`,
  },
];

/** Holds the rounds of some producers against their actions, and those against the journal. */
export async function reconcileRounds(
  db: Queryable,
  { producers, since }: { producers: readonly string[]; since: Date },
): Promise<Reconciled> {
  const counted = await db.query<{ rounds: bigint; actions: bigint }>(
    `with ${ours} select (select count(*) from rounds) as rounds, (select count(*) from actions) as actions`,
    [producers, since],
  );
  const differences: RoundDifference[] = [];
  for (const { name: check, sql } of checks) {
    const { rows } = await db.query<{ round_id: string | null; detail: string }>(
      `with ${ours} select round_id, detail from (${sql}) f limit ${mostDifferences}`,
      [producers, since],
    );
    differences.push(...rows.map(({ round_id: roundId, detail }) => ({ roundId, check, detail })));
  }
  const { rounds, actions } = counted.rows[0] ?? { rounds: 0n, actions: 0n };
  return { rounds: Number(rounds), actions: Number(actions), differences: differences.slice(0, mostDifferences) };
}
