import type { Base } from '../kit/index.ts';
import { countPending, oldestPendingSeconds } from './chain-store.ts';
import { recordEvents, sealWritten } from './consumers.ts';
import { largeWins } from './large-win.ts';
import type { AuditReport } from './run-audit.ts';

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
  return {
    name: 'audit',
    consumers: [recordEvents({ largeWins: largeWins(settings.largeWins) }), sealWritten({ clock })],
    tasks: {
      'wallet.audit': async () => {
        const { findings, trail } = await auditBooks();
        // The head goes to the log, out of reach of whoever could cut the end of the trail off.
        if (findings.length > 0) log.error({ findings, trail: trail.head }, 'the audit found the books at odds');
        else log.info({ trail: trail.head }, 'the audit found the books in order');
      },
    },
    crons: { 'wallet.audit': '17 3 * * *' },
  } as const;
}
