import type { BaseOfHomes } from '../kit/index.ts';
import { type AnalyticsOptions, createAnalytics } from './analytics/create-analytics.ts';
import { createTelemetry } from './create-telemetry.ts';

export interface TelemetryRoomOptions extends BaseOfHomes, Pick<AnalyticsOptions, 'readDocument'> {}

export function telemetryRoom({ settings, homes, clock, metrics, keys, readDocument }: TelemetryRoomOptions) {
  // What browsers send names no player, so none of it lies with one.
  const { house } = homes;
  const telemetry = createTelemetry({ metrics, database: house, clock });
  const analytics = createAnalytics({
    database: house,
    clock,
    metrics,
    key: keys('analytics')[0],
    readDocument,
  });
  return {
    name: 'telemetry',
    handlers: { ...telemetry.handlers, ...analytics.handlers },
    tasks: {
      'telemetry.sweep': async () => {
        await telemetry.sweep();
        await analytics.sweep();
      },
    },
    crons: { 'telemetry.sweep': '13 4 * * *' },
    partitions: [{ table: 'telemetry_event', daysEach: 1, keepDays: settings.analyticsDays }],
  } as const;
}
