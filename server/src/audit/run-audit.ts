import type { Database, Queryable } from '../kit/index.ts';
import { freezeTrail } from './chain-store.ts';
import { type Checkpoint, keepCheckpoints, readCheckpoints, readHorizon } from './checkpoint-store.ts';
import { type Days, newDays, nextDays } from './next-days.ts';
import { type TrailReport, verifyTrail } from './verify-trail.ts';

/** A place where the books do not agree with themselves. An empty list is the only good result. */
export interface Finding {
  check: string;
  detail: string;
}

/** Books that grow without end: checked from their last clean audit on, and the past a part at a time. */
export interface Growing {
  /** Their checkpoint is kept under this name. */
  name: string;
  /** Whole days, to the end of time for what is new. `saw` is what `see` said at the checkpoint; absent for the past. */
  checkDays(db: Queryable, days: Days & { saw?: unknown }): Promise<Finding[]>;
  /** What must be known the next time. */
  see?(db: Queryable, days: Days): Promise<unknown>;
}

/** How the books of one room are checked, and how much there was to look at. */
export interface Audit<Counts extends object = object> {
  check(db: Queryable): Promise<Finding[]>;
  growing?: Growing;
  count?(db: Queryable): Promise<Counts>;
}

interface RunOptions {
  /** Only what is new, where a clean audit has left a checkpoint, and a part of the past. */
  quick?: boolean;
  /** When the growing books begin. */
  firstDay?(db: Queryable): Promise<Date | null>;
}

type Intersected<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type CountsOf<A extends Audit> = Intersected<
  A extends { count(db: Queryable): Promise<infer Counts> } ? Counts : never
>;

export type AuditReport<A extends Audit> = {
  findings: Finding[];
  trail: TrailReport;
  /** Where growing books were read from; null: whole. */
  since: Date | null;
} & CountsOf<A>;

const trailBooks = 'trail';

/** Holds all books against each other, in one snapshot, while players go on playing. What was clean is remembered. */
export async function runAudit<A extends Audit>(
  database: Database,
  audits: readonly A[],
  { quick = false, firstDay }: RunOptions = {},
): Promise<AuditReport<A>> {
  const clean: Checkpoint[] = [];
  const report = await database.tx(async (tx) => {
    await freezeTrail(tx);
    const horizon = await readHorizon(tx);
    const last = quick ? await readCheckpoints(tx) : new Map<string, Checkpoint>();
    const first = (await firstDay?.(tx)) ?? null;
    const keep = (name: string, found: readonly unknown[], rest: Pick<Checkpoint, 'saw' | 'rereadUntil'>) =>
      found.length === 0 && clean.push({ name, horizon, ...rest });

    const trail = await verifyTrail(tx, { after: last.get(trailBooks) });
    keep(trailBooks, trail.faults, { saw: trail.head, rereadUntil: null });
    const findings: Finding[] = [];
    for (const { check, growing } of audits) {
      const checkpoint = growing && last.get(growing.name);
      const past = checkpoint && nextDays(first, checkpoint);
      const found = checkpoint
        ? [
            ...(await growing.checkDays(tx, { ...newDays(checkpoint.horizon), saw: checkpoint.saw })),
            ...(past ? await growing.checkDays(tx, past) : []),
          ]
        : await check(tx);
      findings.push(...found);
      if (!growing) continue;
      const rereadUntil = past ? past.until.toISOString().slice(0, 10) : null;
      keep(growing.name, found, { saw: await growing.see?.(tx, newDays(horizon)), rereadUntil });
    }
    findings.push(...trail.faults.map((detail) => ({ check: 'the audit trail is as it was sealed', detail })));
    const counts: object[] = [];
    for (const audit of audits) counts.push((await audit.count?.(tx)) ?? {});
    const since = last.get(trailBooks)?.horizon ?? null;
    return Object.assign({ findings, trail, since }, ...counts) as AuditReport<A>;
  });
  await keepCheckpoints(database, clean);
  return report;
}
