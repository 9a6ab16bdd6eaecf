import type { Currency } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

export interface StakedOn {
  fixtureId: number;
  currency: Currency;
  bets: number;
  openBets: number;
  stake: bigint;
}

/** Bets with a leg on these fixtures, by currency. A multiple counts in full at each of them. */
export async function stakedOn(db: Queryable, fixtureIds: readonly number[]): Promise<StakedOn[]> {
  if (fixtureIds.length === 0) return [];
  const { rows } = await db.query<{
    fixture_id: bigint;
    currency: Currency;
    bets: bigint;
    open: bigint;
    stake: bigint;
  }>(
    `select l.fixture_id, b.currency, count(*) as bets, count(*) filter (where b.state = 'open') as open,
       sum(b.stake)::bigint as stake
     from (select distinct fixture_id, bet_id, player_id from sportsbook_leg where fixture_id = any($1)) l
     join sportsbook_bet b on b.id = l.bet_id and b.player_id = l.player_id
     group by l.fixture_id, b.currency`,
    [fixtureIds],
  );
  return rows.map(({ fixture_id, currency, bets, open, stake }) => ({
    fixtureId: Number(fixture_id),
    currency,
    bets: Number(bets),
    openBets: Number(open),
    stake,
  }));
}

/** By market: how many bets have a leg on it. */
export async function betsByMarket(db: Queryable, fixtureId: number): Promise<Map<string, number>> {
  const { rows } = await db.query<{ market: string; bets: bigint }>(
    'select market, count(distinct bet_id) as bets from sportsbook_leg where fixture_id = $1 group by market',
    [fixtureId],
  );
  return new Map(rows.map(({ market, bets }) => [market, Number(bets)]));
}

/** By `market:outcome`: what open bets would cost if it is won, in cents of EUR. */
export async function liabilityByOutcome(db: Queryable, fixtureId: number): Promise<Map<string, bigint>> {
  const prefix = `outcome:${fixtureId}:`;
  const { rows } = await db.query<{ scope: string; amount: bigint }>(
    `select t.scope, sum(t.amount)::bigint as amount
     from (select distinct bet_id, player_id from sportsbook_leg where fixture_id = $1) l
     join sportsbook_bet b on b.id = l.bet_id and b.player_id = l.player_id and b.state = 'open'
     join sportsbook_exposure e on e.bet_id = b.id and e.player_id = b.player_id,
       unnest(e.scopes, e.amounts) as t (scope, amount)
     where starts_with(t.scope, $2) group by t.scope`,
    [fixtureId, prefix],
  );
  return new Map(rows.map(({ scope, amount }) => [scope.slice(prefix.length), amount]));
}

/** By fixture: what its dearest outcome would cost of open bets, in cents of EUR. */
export async function dearestOutcomes(db: Queryable, fixtureIds: readonly number[]): Promise<Map<number, bigint>> {
  if (fixtureIds.length === 0) return new Map();
  const { rows } = await db.query<{ fixture_id: bigint; amount: bigint }>(
    `select fixture_id, max(amount)::bigint as amount from (
       select l.fixture_id, t.scope, sum(t.amount) as amount
       from (select distinct fixture_id, bet_id, player_id from sportsbook_leg where fixture_id = any($1)) l
       join sportsbook_bet b on b.id = l.bet_id and b.player_id = l.player_id and b.state = 'open'
       join sportsbook_exposure e on e.bet_id = b.id and e.player_id = b.player_id,
         unnest(e.scopes, e.amounts) as t (scope, amount)
       where starts_with(t.scope, 'outcome:' || l.fixture_id || ':') group by l.fixture_id, t.scope
     ) outcomes group by fixture_id`,
    [fixtureIds],
  );
  return new Map(rows.map(({ fixture_id, amount }) => [Number(fixture_id), amount]));
}

/** Ids of bets that another result of a fixture, or of one market of it, may change: in their order, after one of them. */
export async function betsToChange(
  db: Queryable,
  {
    fixtureId,
    market,
    after,
    limit,
  }: { fixtureId: number; market: string | null; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ bet_id: string }>(
    `select distinct l.bet_id from sportsbook_leg l
     join sportsbook_bet b on b.id = l.bet_id and b.player_id = l.player_id and b.state <> 'cashed_out'
     where l.fixture_id = $1 and ($2::text is null or l.market = $2) and ($3::uuid is null or l.bet_id > $3)
     order by l.bet_id limit $4`,
    [fixtureId, market, after, limit],
  );
  return rows.map(({ bet_id }) => bet_id);
}
