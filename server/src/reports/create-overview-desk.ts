import type { BreakdownWay, ReportTable } from '@halley/contract';
import { type AlertPorts, readAlerts } from './alerts/read-alerts.ts';
import { readLive } from './live/read-live.ts';
import { tableOfDays, tableOfParts } from './overview/overview-tables.ts';
import { type BreakdownAsked, type BreakdownPorts, readBreakdown } from './overview/read-breakdown.ts';
import { type OverviewAsked, readOverview } from './overview/read-overview.ts';

export type OverviewDesk = ReturnType<typeof createOverviewDesk>;

/** What the first page of the back office reads. It changes nothing. */
export function createOverviewDesk(ports: AlertPorts & BreakdownPorts) {
  const { database, clock } = ports;
  const table = async ({ by, ...asked }: OverviewAsked & { by: BreakdownWay | 'day' }): Promise<ReportTable> =>
    by === 'day'
      ? tableOfDays(await readOverview(database, asked, clock.now()), asked)
      : tableOfParts(await readBreakdown(database, { ...asked, by }, ports), { ...asked, by });
  return {
    /** What a file of it is written from. */
    table,
    overview: (asked: OverviewAsked) => readOverview(database, asked, clock.now()),
    breakdown: (asked: BreakdownAsked) => readBreakdown(database, asked, ports),
    alerts: () => readAlerts(ports),
    live: () => readLive(database, clock.now()),
  };
}
