import type { Clock, Database, Queryable } from '../../kit/index.ts';

interface AuditNote {
  at: Date;
  findings: number;
  detail: string | null;
}

export async function readLastAudit(db: Queryable): Promise<AuditNote | undefined> {
  const { rows } = await db.query<AuditNote>('select at, findings, detail from reports_audit order by at desc limit 1');
  return rows[0];
}

interface Found {
  findings: readonly { check: string; detail: string }[];
}

/** An audit that writes down how it ended, so that whoever opens the overview knows. */
export function notingAudit<F extends Found>(
  { database, clock }: { database: Database; clock: Clock },
  audit: () => Promise<F>,
) {
  return async (): Promise<F> => {
    const found = await audit();
    const [first] = found.findings;
    await database.query(
      'insert into reports_audit (at, findings, detail) values ($1, $2, $3) on conflict (at) do nothing',
      [clock.now(), found.findings.length, first ? `${first.check}: ${first.detail}` : null],
    );
    return found;
  };
}
