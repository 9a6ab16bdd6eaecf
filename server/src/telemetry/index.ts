export { createAnalytics } from './analytics/create-analytics.ts';
export { countEvents, csvHeader, exportEvents, toCsv, toNdjson } from './analytics/export-events.ts';
export { createTelemetry } from './create-telemetry.ts';
export { listErrors, readError } from './errors/error-store.ts';
export { type ReadMap, resolveStack } from './errors/resolve-stack.ts';
export { telemetryRoom } from './room.ts';
