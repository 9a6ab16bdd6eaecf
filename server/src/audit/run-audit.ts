import type { Database, Queryable } from '../kit/index.ts';
import { freezeTrail } from './chain-store.ts';
import { type TrailReport, verifyTrail } from './verify-trail.ts';

/** A place where the books do not agree with themselves. An empty list is the only good result. */
export interface Finding {
  check: string;
  detail: string;
}

/** How the books of one room are checked, and how much there was to look at. */
export interface Audit<Counts extends object = object> {
  check(db: Queryable): Promise<Finding[]>;
  count?(db: Queryable): Promise<Counts>;
}

type Intersected<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type CountsOf<A extends Audit> = Intersected<
  A extends { count(db: Queryable): Promise<infer Counts> } ? Counts : never
>;

export type AuditReport<A extends Audit> = { findings: Finding[]; trail: TrailReport } & CountsOf<A>;

/** Holds all books against each other, in one snapshot, while players go on playing. */
export async function runAudit<A extends Audit>(database: Database, audits: readonly A[]): Promise<AuditReport<A>> {
  return database.tx(async (tx) => {
    await freezeTrail(tx);
    const trail = await verifyTrail(tx);
    const findings: Finding[] = [];
    for (const audit of audits) findings.push(...(await audit.check(tx)));
    findings.push(...trail.faults.map((detail) => ({ check: 'the audit trail is as it was sealed', detail })));
    const counts: object[] = [];
    for (const audit of audits) counts.push((await audit.count?.(tx)) ?? {});
    return Object.assign({ findings, trail }, ...counts) as AuditReport<A>;
  });
}
