import type { Base } from '../kit/index.ts';
import { countPending, oldestPendingSeconds } from './chain-store.ts';
import { recordEvents, sealWritten } from './consumers.ts';
import { largeWins } from './large-win.ts';
import type { AuditReport } from './run-audit.ts';
import { keepMarks } from './second-place/keep-marks.ts';

export interface AuditOptions extends Base {
  /** Every room's books, held against each other. */
  auditBooks(): Promise<Pick<AuditReport<never>, 'findings' | 'trail'>>;
}

export function auditRoom({ settings, database, clock, log, metrics, auditBooks }: AuditOptions) {
  metrics.gaugeOfHouse('halley_trail_unsealed', 'Entries of the audit trail that wait for their seal', () =>
    countPending(database),
  );
  metrics.gaugeOfHouse('halley_trail_unsealed_seconds', 'How long the oldest of them waits', () =>
    oldestPendingSeconds(database),
  );
  const marks = keepMarks({
    database,
    clock,
    log,
    metrics,
    folders: settings.trailHeads,
    // A demo is thrown away and begun anew; a production whose database is another one has the wrong one.
    mayBeStranger: settings.demo,
  });
  return {
    name: 'audit',
    consumers: [recordEvents({ largeWins: largeWins(settings.largeWins) }), sealWritten({ clock })],
    tasks: {
      'wallet.audit': async () => {
        const { findings, trail } = await auditBooks();
        // The head goes to the log, out of reach of whoever could cut the end of the trail off.
        if (findings.length > 0) log.error({ findings, trail: trail.head }, 'the audit found the books at odds');
        else log.info({ trail: trail.head }, 'the audit found the books in order');
        await marks.check();
      },
    },
    crons: { 'wallet.audit': '17 3 * * *' },
    start: marks.start,
    stop: marks.stop,
    hearLoss: marks.hearLoss,
  } as const;
}
