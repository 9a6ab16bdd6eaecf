import { type BaseOfHomes, databasesOf } from '../kit/index.ts';
import { countPending, oldestPendingSeconds } from './chain-store.ts';
import { recordEvents, sealWritten } from './consumers.ts';
import { largeWins } from './large-win.ts';
import type { AuditReport } from './run-audit.ts';
import { sealHomes, verifySealedHomes } from './seal-homes.ts';
import { keepMarks } from './second-place/keep-marks.ts';

const sealsReadMs = 8 * 24 * 3_600_000;

export interface AuditOptions extends BaseOfHomes {
  /** Every room's books, held against each other. */
  auditBooks(): Promise<Pick<AuditReport<never>, 'findings' | 'trail'>>;
}

export function auditRoom({ settings, homes, clock, log, metrics, auditBooks }: AuditOptions) {
  const trails = databasesOf(homes);
  metrics.gaugeOfHouse('halley_trail_unsealed', 'Entries of the audit trail that wait for their seal', async () => {
    const waiting = await Promise.all(trails.map(countPending));
    return waiting.reduce((sum, count) => sum + count, 0);
  });
  metrics.gaugeOfHouse('halley_trail_unsealed_seconds', 'How long the oldest of them waits', async () =>
    Math.max(...(await Promise.all(trails.map(oldestPendingSeconds)))),
  );
  const marks = keepMarks({
    homes,
    clock,
    log,
    metrics,
    folders: settings.trailHeads,
    // A demo is thrown away and begun anew; a production whose database is another one has the wrong one.
    mayBeStranger: settings.demo,
  });
  /** Sundays (UTC) all that was ever sealed, as with the books. */
  async function auditSealedHomes() {
    const now = clock.now();
    const since = now.getUTCDay() === 0 ? undefined : new Date(now.getTime() - sealsReadMs);
    const faults = await verifySealedHomes(homes, since);
    return faults.map((detail) => ({ check: 'trails of homes are as the house has sealed them', detail }));
  }
  return {
    name: 'audit',
    consumers: [recordEvents({ largeWins: largeWins(settings.largeWins) }), sealWritten({ clock })],
    tasks: {
      'wallet.audit': async () => {
        const { findings: found, trail } = await auditBooks();
        const findings = [...found, ...(await auditSealedHomes())];
        // The head goes to the log, out of reach of whoever could cut the end of the trail off.
        if (findings.length > 0) log.error({ findings, trail: trail.head }, 'the audit found the books at odds');
        else log.info({ trail: trail.head }, 'the audit found the books in order');
        await marks.check();
      },
      'audit.seal_homes': () => sealHomes(homes),
    },
    // Where all is one trail there is nothing to be sealed by another one.
    crons: { 'wallet.audit': '17 3 * * *', ...(homes.count > 1 && { 'audit.seal_homes': '7 * * * *' }) },
    start: marks.start,
    stop: marks.stop,
    hearLoss: marks.hearLoss,
  } as const;
}
