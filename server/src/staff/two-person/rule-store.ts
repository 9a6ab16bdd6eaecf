import type { RuleContent, StaffDeed } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

interface StoredRule extends RuleContent {
  version: number;
}

/** Rules that somebody has written; for the others the usual one holds. */
export async function readRules(db: Queryable): Promise<Map<StaffDeed, StoredRule>> {
  const { rows } = await db.query<{ deed: StaffDeed; second: boolean; from_amount: bigint | null; version: number }>(
    'select deed, second, from_amount, version from staff_rule',
  );
  return new Map(
    rows.map(({ deed, second, from_amount: from, version }) => [
      deed,
      { second, from_amount: from === null ? null : Number(from), version },
    ]),
  );
}

/** False: the rule is not at this version any more. Version 0 is the usual rule, which is in no table. */
export async function writeRule(tx: Tx, deed: StaffDeed, rule: StoredRule): Promise<boolean> {
  const { rowCount } =
    rule.version === 0
      ? await tx.query(
          'insert into staff_rule (deed, second, from_amount) values ($1, $2, $3) on conflict (deed) do nothing',
          [deed, rule.second, rule.from_amount],
        )
      : await tx.query(
          `update staff_rule set second = $2, from_amount = $3, version = version + 1 where deed = $1 and version = $4`,
          [deed, rule.second, rule.from_amount, rule.version],
        );
  return rowCount === 1;
}
