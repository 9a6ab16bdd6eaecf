import { type Currency, type JackpotFairness, wireCents } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

interface CycleRow {
  currency: Currency;
  identifier: string;
  name: string;
  number: number;
  rate_ppm: number;
  seed_amount: bigint;
  ceiling_amount: bigint;
  server_seed_hash: string;
  next_server_seed_hash: string;
  client_seed: string;
  server_seed: string | null;
  must_hit_amount: bigint | null;
  dropped_at: Date | null;
}

const mostDrops = 20;

/** What is sealed now and what was opened lately. A seed leaves the house only once its cycle is over. */
export async function readFairness(db: Queryable, identifier: string): Promise<JackpotFairness | undefined> {
  const columns = `j.currency, l.identifier, l.name, l.place, c.number, c.rate_ppm, c.seed_amount, c.ceiling_amount,
    c.server_seed_hash, c.next_server_seed_hash, c.client_seed, c.server_seed, c.must_hit_amount, c.dropped_at
    from jackpots_jackpot j join jackpots_level l on l.jackpot_id = j.id join jackpots_cycle c on c.level_id = l.id
    where j.identifier = $1`;
  const { rows } = await db.query<CycleRow>({
    name: 'jackpots_read_fairness',
    text: `(select ${columns} and c.dropped_at is null order by l.place)
      union all (select ${columns} and c.dropped_at is not null order by c.dropped_at desc, c.number desc limit $2)`,
    values: [identifier, mostDrops],
  });
  const [first] = rows;
  if (!first) return undefined;
  const boundsOf = (row: CycleRow) => ({
    cycle: row.number,
    client_seed: row.client_seed,
    server_seed_hash: row.server_seed_hash,
    seed_amount_cents: wireCents(row.seed_amount),
    ceiling_amount_cents: wireCents(row.ceiling_amount),
  });
  return {
    currency: first.currency,
    levels: rows
      .filter((row) => row.dropped_at === null)
      .map((row) => ({
        ...boundsOf(row),
        identifier: row.identifier,
        name: row.name,
        contribution_ppm: row.rate_ppm,
        next_server_seed_hash: row.next_server_seed_hash,
      })),
    drops: rows.flatMap((row) => {
      if (!row.dropped_at || row.server_seed === null || row.must_hit_amount === null) return [];
      return {
        ...boundsOf(row),
        level_identifier: row.identifier,
        level_name: row.name,
        server_seed: row.server_seed,
        amount_cents: wireCents(row.must_hit_amount),
        dropped_at: row.dropped_at.toISOString(),
      };
    }),
  };
}
