import type { Database, Queryable } from '../../../server/src/kit/index.ts';

/**
 * An instrument in the test's own database. A change of a gate and a leg that is written take the next number of one sequence
 * while they hold the gate, the one alone, the other with others: so numbers say who was first.
 */
export async function watchOrder(database: Database): Promise<void> {
  await database.query(`
    create sequence chaos_order;
    create table chaos_gate (number bigint primary key, fixture_id bigint, closing_version bigint, open boolean);
    create table chaos_leg (number bigint primary key, bet_id uuid, fixture_id bigint, version bigint);
    create function chaos_gate_moved() returns trigger language plpgsql as $$ begin
      insert into chaos_gate values (nextval('chaos_order'), new.fixture_id, new.closing_version,
        new.open and new.distrusted_at is null and new.trader_stop is null);
      return null; end $$;
    create function chaos_leg_taken() returns trigger language plpgsql as $$ begin
      insert into chaos_leg values (nextval('chaos_order'), new.bet_id, new.fixture_id, new.version);
      return null; end $$;
    create trigger chaos_gate after insert or update on fixtures_gate for each row execute function chaos_gate_moved();
    create trigger chaos_leg after insert on sportsbook_leg for each row execute function chaos_leg_taken();`);
}

/** Bets that were taken though their gate was closed, or at a price from before a stop that was known. */
export async function takenAfterStops(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ detail: string }>(
    `select 'bet ' || l.bet_id || ' on fixture ' || l.fixture_id || ' at version ' || l.version || ', gate '
        || case when g.open then 'open' else 'closed' end || ' at ' || g.closing_version as detail
      from chaos_leg l
      cross join lateral (select * from chaos_gate g where g.fixture_id = l.fixture_id and g.number < l.number
        order by g.number desc limit 1) g
      where not g.open or g.closing_version > l.version`,
  );
  return rows.map(({ detail }) => detail);
}

export async function countStops(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ n: bigint }>(
    'select count(distinct (fixture_id, closing_version)) as n from chaos_gate',
  );
  return Number(rows[0]?.n);
}

export interface BooksOfPlayers {
  /** Ids of all bets, by player. */
  bets: Map<number, string[]>;
  /** What was paid by results that did not stand and could not be taken back, less what came back of it. */
  claims: Map<number, bigint>;
  claimCount: number;
}

export async function readBooks(db: Queryable): Promise<BooksOfPlayers> {
  const { rows: bets } = await db.query<{ player_id: bigint; id: string }>('select player_id, id from sportsbook_bet');
  const { rows: claims } = await db.query<{ player_id: bigint; owed: bigint; n: bigint }>(
    'select player_id, sum(amount - recovered)::bigint as owed, count(*) as n from sportsbook_claim group by 1',
  );
  const byPlayer = Map.groupBy(bets, ({ player_id }) => Number(player_id));
  return {
    bets: new Map([...byPlayer].map(([playerId, own]) => [playerId, own.map(({ id }) => id)])),
    claims: new Map(claims.map(({ player_id, owed }) => [Number(player_id), BigInt(owed)])),
    claimCount: claims.reduce((sum, { n }) => sum + Number(n), 0),
  };
}

export interface Unfinished {
  bets: number;
  requests: number;
  settling: number;
  /** Of open bets: which fixtures they wait for, and how these stand. */
  waitsFor: string[];
}

export async function readUnfinished(db: Queryable): Promise<Unfinished> {
  const { rows } = await db.query<{ bets: bigint; requests: bigint; settling: bigint }>(
    `select (select count(*) from sportsbook_bet where state = 'open') as bets,
       (select count(*) from sportsbook_request where state in ('waiting', 'countered')) as requests,
       (select count(*) from sportsbook_settling where done_version < wanted_version) as settling`,
  );
  const { rows: fixtures } = await db.query<{ detail: string }>(
    `select distinct f.feed_id || ' ' || f.status || ' ' || l.market as detail
      from sportsbook_bet b join sportsbook_leg l on l.bet_id = b.id join fixtures_fixture f on f.id = l.fixture_id
      where b.state = 'open' and l.result is null limit 10`,
  );
  const [one] = rows;
  return {
    bets: Number(one?.bets),
    requests: Number(one?.requests),
    settling: Number(one?.settling),
    waitsFor: fixtures.map(({ detail }) => detail),
  };
}

/** What the feed calls a fixture. */
export async function feedIds(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.query<{ id: bigint; feed_id: string }>(
    'select id, feed_id from fixtures_fixture where id = any($1)',
    [ids],
  );
  return new Map(rows.map(({ id, feed_id }) => [Number(id), feed_id]));
}

export interface JudgedLeg {
  bet: string;
  returned: bigint;
  fixture: number;
  market: string;
  outcome: string;
  result: unknown;
  /** All that was said of its market and of the fixture's windows, in order. */
  said: string[];
}

/** Legs of a player as they were judged, for whoever asks why a wallet is not what it should be. */
export async function readJudged(db: Queryable, playerId: number): Promise<JudgedLeg[]> {
  const { rows } = await db.query<{
    bet_id: string;
    returned: bigint;
    fixture_id: bigint;
    market: string;
    outcome: string;
    result: unknown;
    said: string[] | null;
  }>(
    `select l.bet_id, b.returned, l.fixture_id, l.market, l.outcome, l.result,
       (select array_agg(said order by at) from (
         select r.at, 'result ' || r.version || ' of version ' || coalesce(r.feed_version::text, 'people') || ', certainty ' || r.certainty
           || coalesce(', taken back by ' || r.taken_back_version, '') || ': ' || coalesce((r.outcomes -> l.outcome)::text, 'nothing') as said
           from fixtures_result r where r.fixture_id = l.fixture_id and r.market = l.market
         union all select c.at, 'cancel of version ' || coalesce(c.feed_version::text, 'people') || coalesce(', taken back by ' || c.taken_back_version, '')
           from fixtures_cancel c where c.fixture_id = l.fixture_id and (c.markets is null or l.market = any(c.markets))
         union all select q.at, 'quarantine: ' || q.fault || ' ' || left(q.message, 200) || coalesce(', closed: ' || q.closed_at::text, '')
           from fixtures_quarantine q where q.fixture_id = l.fixture_id
       ) s) as said
     from sportsbook_leg l join sportsbook_bet b on b.id = l.bet_id where l.player_id = $1 order by l.bet_id, l.place`,
    [playerId],
  );
  return rows.map((row) => ({
    bet: row.bet_id,
    returned: row.returned,
    fixture: Number(row.fixture_id),
    market: row.market,
    outcome: row.outcome,
    result: row.result,
    said: row.said ?? [],
  }));
}

/** What moved a player's money, by reason: how often, own money and bonus. */
export async function readMoves(db: Queryable, playerId: number): Promise<string> {
  const { rows } = await db.query<{ reason: string; n: bigint; cash: bigint; bonus: bigint }>(
    `select t.reason, count(*) as n, sum(t.cash)::bigint as cash, sum(t.bonus)::bigint as bonus
     from wallet_transfer t join wallet_account a on a.id = t.account_id where a.player_id = $1 group by 1 order by 1`,
    [playerId],
  );
  return rows.map(({ reason, n, cash, bonus }) => `${reason} ${n} times ${cash} and ${bonus}`).join(', ');
}
