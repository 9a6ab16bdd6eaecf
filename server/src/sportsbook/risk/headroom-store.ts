import type { Queryable, Tx } from '../../kit/index.ts';
import { openBets } from '../open-bets.ts';
import { ceilingOf } from './risk-limits.ts';

interface Amounts {
  scopes: string[];
  amounts: bigint[];
}

const columns = (amounts: ReadonlyMap<string, bigint>): Amounts => ({
  scopes: [...amounts.keys()],
  amounts: [...amounts.values()],
});

/** What nobody has leased or spent. A scope that nobody asked for yet has all of it. */
export async function readLeft(db: Queryable, scopes: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await db.query<{ scope: string; left: bigint }>({
    name: 'sportsbook_read_headroom',
    text: 'select scope, greatest(ceiling - leased, 0) as left from sportsbook_headroom where scope = any($1::text[])',
    values: [scopes],
  });
  const known = new Map(rows.map((row) => [row.scope, row.left]));
  return new Map(scopes.map((scope) => [scope, known.get(scope) ?? ceilingOf(scope)]));
}

/**
 * Adds to the slices of a process: `most` where there is so much, else `least`. One row for each scope, in their order.
 * Scopes that have not even `least` are missing from the answer.
 */
export async function addLeases(
  tx: Tx,
  { process, wanted, until }: { process: string; wanted: readonly Wanted[]; until: Date },
): Promise<Map<string, { amount: bigint; added: bigint }>> {
  const sorted = wanted.toSorted((one, other) => (one.scope < other.scope ? -1 : 1));
  const scopes = sorted.map(({ scope }) => scope);
  await tx.query(
    `insert into sportsbook_headroom (scope, ceiling, moved_at)
     select scope, ceiling, now() from unnest($1::text[], $2::bigint[]) as t (scope, ceiling) order by scope
     on conflict do nothing`,
    [scopes, scopes.map(ceilingOf)],
  );
  const { rows } = await tx.query<{ scope: string; left: bigint }>(
    `select scope, ceiling - leased as left from sportsbook_headroom where scope = any($1::text[]) order by scope for update`,
    [scopes],
  );
  const left = new Map(rows.map((row) => [row.scope, row.left]));
  const given = new Map<string, bigint>();
  for (const { scope, least, most } of sorted) {
    const there = left.get(scope) ?? 0n;
    if (there >= least) given.set(scope, there < most ? there : most);
  }
  // All or none: a bet needs every one of them.
  if (given.size < sorted.length) return new Map([...given].map(([scope, added]) => [scope, { amount: 0n, added }]));
  const { scopes: names, amounts } = columns(given);
  await tx.query(
    `update sportsbook_headroom h set leased = h.leased + t.amount, moved_at = now()
     from unnest($1::text[], $2::bigint[]) as t (scope, amount) where h.scope = t.scope`,
    [names, amounts],
  );
  const leased = await tx.query<{ scope: string; amount: bigint }>(
    `insert into sportsbook_lease as l (scope, process, amount, expires_at)
     select t.scope, $3, t.amount, $4 from unnest($1::text[], $2::bigint[]) as t (scope, amount)
     on conflict (scope, process) do update set amount = l.amount + excluded.amount, expires_at = excluded.expires_at
     returning scope, amount`,
    [names, amounts, process, until],
  );
  return new Map(leased.rows.map(({ scope, amount }) => [scope, { amount, added: given.get(scope) ?? 0n }]));
}

interface Wanted {
  scope: string;
  least: bigint;
  most: bigint;
}

/** Which slices of the process are still its own: held, so that whoever takes back a dead one's waits for the bets it covers. */
export async function holdLeases(tx: Tx, process: string, scopes: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ scope: string }>({
    name: 'sportsbook_hold_leases',
    text: `select scope from sportsbook_lease where process = $1 and scope = any($2::text[]) order by scope for share`,
    values: [process, scopes],
  });
  return new Set(rows.map(({ scope }) => scope));
}

/** The process lives: its slices are its own for longer, and what it has spent is not in them any more. */
export async function renewLeases(
  db: Queryable,
  { process, spent, until }: { process: string; spent: ReadonlyMap<string, bigint>; until: Date },
): Promise<Map<string, bigint>> {
  const { scopes, amounts } = columns(spent);
  const { rows } = await db.query<{ scope: string; amount: bigint }>(
    `with own as (select scope from sportsbook_lease where process = $1 order by scope for update)
     update sportsbook_lease l
     set amount = l.amount - coalesce(t.amount, 0), spent = l.spent + coalesce(t.amount, 0), expires_at = $4
     from own left join unnest($2::text[], $3::bigint[]) as t (scope, amount) on t.scope = own.scope
     where l.process = $1 and l.scope = own.scope
     returning l.scope, l.amount`,
    [process, scopes, amounts, until],
  );
  return new Map(rows.map((row) => [row.scope, row.amount]));
}

/** The process ends: what it has not spent is there for others. */
export async function returnLeases(tx: Tx, process: string): Promise<void> {
  await tx.query(
    `with own as (select scope from sportsbook_lease where process = $1),
       held as (select h.scope from sportsbook_headroom h join own using (scope) order by h.scope for update of h)
     select count(*) from held`,
    [process],
  );
  await tx.query(
    `with gone as (delete from sportsbook_lease where process = $1 returning scope, amount)
     update sportsbook_headroom h set leased = greatest(h.leased - gone.amount, 0), moved_at = now()
     from gone where h.scope = gone.scope`,
    [process],
  );
}

/**
 * Limits as open bets and living slices have them: what dead processes held, and what decided bets counted for, is free
 * again. Slices are read before bets: a bet that is in none of them any more was written before.
 */
export async function rebuildHeadroom(tx: Tx, now: Date): Promise<void> {
  await tx.query('select scope from sportsbook_headroom order by scope for update');
  await tx.query(
    `delete from sportsbook_lease where (scope, process) in
       (select scope, process from sportsbook_lease where expires_at < $1 order by scope, process for update)`,
    [now],
  );
  const leases = await tx.query<{ scope: string; amount: bigint }>(
    'select scope, sum(amount)::bigint as amount from sportsbook_lease group by scope',
  );
  const bets = await tx.query<{ scope: string; amount: bigint }>(
    `select t.scope, sum(ceil(t.amount::numeric * b.open_share / 1000000))::bigint as amount
     from ${openBets} b join sportsbook_exposure e on e.bet_id = b.id, unnest(e.scopes, e.amounts) as t (scope, amount)
     group by t.scope`,
  );
  const sums = new Map<string, bigint>();
  for (const { scope, amount } of [...leases.rows, ...bets.rows]) sums.set(scope, (sums.get(scope) ?? 0n) + amount);
  const { scopes, amounts } = columns(sums);
  await tx.query(
    `update sportsbook_headroom h set leased = coalesce(t.amount, 0), moved_at = now()
     from sportsbook_headroom own left join unnest($1::text[], $2::bigint[]) as t (scope, amount) on t.scope = own.scope
     where h.scope = own.scope and h.leased <> coalesce(t.amount, 0)`,
    [scopes, amounts],
  );
  await tx.query(
    'delete from sportsbook_headroom h where leased = 0 and not exists (select 1 from sportsbook_lease l where l.scope = h.scope)',
  );
}

/** What new bets count for, written with them. */
export async function insertExposures(
  tx: Tx,
  bets: readonly { betId: string; playerId: number; exposure: ReadonlyMap<string, bigint> }[],
): Promise<void> {
  if (bets.length === 0) return;
  const rows = bets.map(({ betId, playerId, exposure }) => {
    const { scopes, amounts } = columns(exposure);
    return { bet_id: betId, player_id: playerId, scopes, amounts: amounts.map(String) };
  });
  await tx.query(
    `insert into sportsbook_exposure (bet_id, player_id, scopes, amounts)
     select bet_id, player_id, scopes, amounts
     from jsonb_to_recordset($1::jsonb) as t (bet_id uuid, player_id bigint, scopes text[], amounts bigint[])`,
    [JSON.stringify(rows)],
  );
}
