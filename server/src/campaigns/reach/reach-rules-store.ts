import type { ReachRules } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

/** What holds before anybody has said otherwise. */
export const usualReachRules: ReachRules = {
  caps: {
    mail: { day: 1, week: 3 },
    push: { day: 1, week: 3 },
    notice: { day: 2, week: 5 },
    popup: { day: 1, week: 3 },
  },
  quiet: { from: 21, to: 9 },
  counts_opens: false,
};

export interface StoredReachRules {
  version: number;
  rules: ReachRules;
  by: string | null;
}

export async function readReachRules(db: Queryable): Promise<StoredReachRules> {
  const { rows } = await db.query<{
    version: number;
    rules: Omit<ReachRules, 'counts_opens'> & Partial<ReachRules>;
    by_name: string;
  }>('select version, rules, by_name from campaigns_reach order by version desc limit 1');
  const [row] = rows;
  return row
    ? { version: row.version, rules: { ...row.rules, counts_opens: row.rules.counts_opens ?? false }, by: row.by_name }
    : { version: 0, rules: usualReachRules, by: null };
}

/** False: somebody else has written this version. */
export async function insertReachRules(
  tx: Tx,
  { version, rules, by, at }: StoredReachRules & { by: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into campaigns_reach (version, rules, by_name, at) values ($1, $2, $3, $4) on conflict do nothing',
    [version, JSON.stringify(rules), by, at],
  );
  return rowCount === 1;
}
