import type { RoleContent, RuleContent, StaffDeed, StaffProposal } from '@halley/contract';
import { type Queryable, queueOf, type Tx } from '../../kit/index.ts';

interface Person {
  id: number;
  name: string;
}

/** What is wanted, beside what there was when it was asked for. */
export type Wanted =
  | { kind: 'role'; subject: string; content: { before: RoleContent | null; after: RoleContent } }
  | { kind: 'rule'; subject: StaffDeed; content: { before: RuleContent; after: RuleContent } };

export type Proposal = Wanted & {
  id: number;
  /** That was seen; 0: it is new. */
  version: number;
  reason: string;
  state: StaffProposal['state'];
  askedBy: Person;
  askedAt: Date;
  decidedBy: Person | null;
  decidedAt: Date | null;
};

interface ProposalRow {
  id: bigint;
  kind: Wanted['kind'];
  subject: string;
  version: number;
  content: Wanted['content'];
  reason: string;
  state: Proposal['state'];
  asked_by: bigint;
  asked_by_name: string;
  asked_at: Date;
  decided_by: bigint | null;
  decided_by_name: string | null;
  decided_at: Date | null;
}

const fromRow = (row: ProposalRow): Proposal =>
  ({
    kind: row.kind,
    subject: row.subject,
    content: row.content,
    id: Number(row.id),
    version: row.version,
    reason: row.reason,
    state: row.state,
    askedBy: { id: Number(row.asked_by), name: row.asked_by_name },
    askedAt: row.asked_at,
    decidedBy: row.decided_by === null ? null : { id: Number(row.decided_by), name: row.decided_by_name ?? '' },
    decidedAt: row.decided_at,
  }) as Proposal;

/** What waits for a second person. */
export const waitingProposals = queueOf(
  `select id, asked_at as since, asked_by from staff_proposal where state = 'waiting'`,
);

/** Undefined: something about the same waits already. */
export async function insertProposal(
  tx: Tx,
  wanted: Wanted & Pick<Proposal, 'version' | 'reason' | 'askedBy' | 'askedAt'>,
): Promise<Proposal | undefined> {
  const { kind, subject, version, content, reason, askedBy, askedAt } = wanted;
  const { rows } = await tx.query<ProposalRow>(
    `insert into staff_proposal (kind, subject, version, content, reason, asked_by, asked_by_name, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning *`,
    [kind, subject, version, JSON.stringify(content), reason, askedBy.id, askedBy.name, askedAt],
  );
  return rows[0] && fromRow(rows[0]);
}

/** Those that wait first, then what was decided lately. */
export async function listProposals(db: Queryable, limit: number): Promise<Proposal[]> {
  const { rows } = await db.query<ProposalRow>(
    `select * from staff_proposal order by (state = 'waiting') desc, id desc limit $1`,
    [limit],
  );
  return rows.map(fromRow);
}

export async function lockProposal(tx: Tx, id: number): Promise<Proposal | undefined> {
  const { rows } = await tx.query<ProposalRow>('select * from staff_proposal where id = $1 for update', [id]);
  return rows[0] && fromRow(rows[0]);
}

export async function closeProposal(
  tx: Tx,
  { id, state, by, at }: { id: number; state: 'agreed' | 'declined'; by: Person; at: Date },
): Promise<Proposal> {
  const { rows } = await tx.query<ProposalRow>(
    `update staff_proposal set state = $2, decided_by = $3, decided_by_name = $4, decided_at = $5 where id = $1 returning *`,
    [id, state, by.id, by.name, at],
  );
  return fromRow(rows[0] as ProposalRow);
}
