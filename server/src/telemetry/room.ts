import type { Base } from '../kit/index.ts';
import { type AnalyticsOptions, createAnalytics } from './analytics/create-analytics.ts';
import { createTelemetry } from './create-telemetry.ts';

export interface TelemetryRoomOptions extends Base, Pick<AnalyticsOptions, 'readDocument'> {}

export function telemetryRoom({ settings, database, clock, metrics, keys, readDocument }: TelemetryRoomOptions) {
  const telemetry = createTelemetry({ metrics, database, clock });
  const analytics = createAnalytics({
    database,
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
