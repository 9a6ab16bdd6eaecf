import type { Base } from '../../kit/index.ts';
import { readFedAt } from '../feed/feed-store.ts';
import { readLastAudit } from './audit-note-store.ts';

/** How the last audit ended, and how far the reports are behind. */
export function measureAudit({ database, clock, metrics }: Pick<Base, 'database' | 'clock' | 'metrics'>): void {
  const secondsSince = (then: Date) => Math.max(0, clock.now().getTime() - then.getTime()) / 1000;
  const ofLast = (read: (audit: { at: Date; findings: number }) => number) => async () => {
    const audit = await readLastAudit(database);
    // None yet: no figure, rather than a good one.
    return audit ? read(audit) : [];
  };
  metrics.gaugeOfHouse(
    'halley_audit_findings',
    'Faults that the last audit of the books found',
    ofLast(({ findings }) => findings),
  );
  metrics.gaugeOfHouse(
    'halley_audit_age_seconds',
    'How long ago the books were audited',
    ofLast(({ at }) => secondsSince(at)),
  );
  metrics.gaugeOfHouse('halley_reports_lag_seconds', 'How far the read models of reports are behind', async () => {
    const fedAt = await readFedAt(database);
    return fedAt ? secondsSince(fedAt) : [];
  });
}
