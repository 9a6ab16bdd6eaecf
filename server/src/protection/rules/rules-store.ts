import type { ProtectionRules } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

export interface RulesVersion {
  version: number;
  content: ProtectionRules;
  state: 'proposed' | 'agreed' | 'declined';
  from: Date;
  reason: string;
  proposedBy: string;
  proposedById: number;
  proposedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
}

const columns = `version, content, state, from_at as "from", reason, proposed_by as "proposedBy",
  proposed_by_id::int8 as "proposedById", proposed_at as "proposedAt", decided_by as "decidedBy", decided_at as "decidedAt"`;

type RulesRow = Omit<RulesVersion, 'proposedById'> & { proposedById: bigint };
const fromRow = (row: RulesRow): RulesVersion => ({ ...row, proposedById: Number(row.proposedById) });

/** The one that holds at a moment: of those agreed to, the last that was due. */
export async function rulesAt(db: Queryable, at: Date): Promise<RulesVersion | undefined> {
  const { rows } = await db.query<RulesRow>(
    `select ${columns} from protection_rules where state = 'agreed' and from_at <= $1
     order by from_at desc, version desc limit 1`,
    [at],
  );
  return rows[0] && fromRow(rows[0]);
}

/** The newest first. */
export async function listRules(db: Queryable): Promise<RulesVersion[]> {
  const { rows } = await db.query<RulesRow>(`select ${columns} from protection_rules order by version desc limit 200`);
  return rows.map(fromRow);
}

/** Two who propose at once get numbers of their own. */
export async function insertRules(
  tx: Tx,
  rules: Pick<RulesVersion, 'content' | 'from' | 'reason' | 'proposedBy' | 'proposedById' | 'proposedAt'>,
): Promise<number> {
  await tx.query('lock table protection_rules in share row exclusive mode');
  const { rows } = await tx.query<{ version: number }>(
    `insert into protection_rules (version, content, state, from_at, reason, proposed_by, proposed_by_id, proposed_at)
     select coalesce(max(version), 0) + 1, $1, 'proposed', $2, $3, $4, $5, $6 from protection_rules returning version`,
    [JSON.stringify(rules.content), rules.from, rules.reason, rules.proposedBy, rules.proposedById, rules.proposedAt],
  );
  return rows[0]?.version as number;
}

export async function lockRules(tx: Tx, version: number): Promise<RulesVersion | undefined> {
  const { rows } = await tx.query<RulesRow>(`select ${columns} from protection_rules where version = $1 for update`, [
    version,
  ]);
  return rows[0] && fromRow(rows[0]);
}

export async function decideRules(
  tx: Tx,
  { version, state, by, at, from }: { version: number; state: 'agreed' | 'declined'; by: string; at: Date; from: Date },
): Promise<void> {
  await tx.query(
    'update protection_rules set state = $2, decided_by = $3, decided_at = $4, from_at = $5 where version = $1',
    [version, state, by, at, from],
  );
}
