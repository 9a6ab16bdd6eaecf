import type { Currency } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { openBets } from '../open-bets.ts';
import { openStakesOf } from '../settle/open-stake.ts';

interface OpenExposure {
  /** `sport:football`, `outcome:12:1x2;period=ft:home`. */
  scope: string;
  bets: number;
  /** In cents of EUR, by what is open of each bet. */
  amount: bigint;
}

/** What open bets count for, by sport and by outcome. */
export async function openExposures(db: Queryable): Promise<OpenExposure[]> {
  const { rows } = await db.query<{ scope: string; bets: bigint; amount: bigint }>({
    name: 'sportsbook_open_exposures',
    text: `select t.scope, count(*) as bets, sum(ceil(t.amount::numeric * b.open_share / 1000000))::bigint as amount
      from ${openBets} b join sportsbook_exposure e on e.bet_id = b.id and e.player_id = b.player_id,
        unnest(e.scopes, e.amounts) as t (scope, amount)
      where (starts_with(t.scope, 'outcome:') or starts_with(t.scope, 'sport:'))
      group by t.scope`,
  });
  return rows.map(({ scope, bets, amount }) => ({ scope, bets: Number(bets), amount }));
}

/** By currency: what is open of all stakes, and how many bets are. */
export async function openInAll(db: Queryable): Promise<{ bets: number; stakes: Map<Currency, bigint> }> {
  const [stakes, bets] = await Promise.all([
    db.query<{ currency: Currency; amount: bigint }>(openStakesOf(openBets)),
    db.query<{ bets: bigint }>(`select count(*) as bets from ${openBets} b`),
  ]);
  return {
    bets: Number(bets.rows[0]?.bets ?? 0),
    stakes: new Map(stakes.rows.map(({ currency, amount }) => [currency, BigInt(amount)])),
  };
}
