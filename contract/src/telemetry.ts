import { z } from 'zod';
import { defineCalls } from './call.ts';
import { empty } from './schemas.ts';

const text = z.string().max(2000);

export const LogEntry = z
  .object({
    label: z.string().max(200),
    level_name: z.enum(['INFO', 'WARN', 'ERROR']),
    message: text,
    type: z.string().max(100).optional(),
    rid: z.string().max(100).optional(),
    datetime: z.string().max(40).optional(),
    http_status: z.int().optional(),
    request_url: text.optional(),
    request_method: z.string().max(10).optional(),
    request_duration_ms: z.number().optional(),
    is_ssr: z.boolean().optional(),
    context: z.record(z.string().max(100), text).optional(),
    /** Where it broke, as the browser wrote it. Never shown to anybody but the house. */
    stack: z.string().max(6_000).optional(),
  })
  .meta({ id: 'LogEntry' });

/** Which fields a form refused, and why. Only the names are counted: what was typed may stand in a message. */
export const ValidationErrors = z.object({
  side: z.enum(['frontEnd', 'backEnd']),
  component: z.string().max(100),
  errors: z.array(z.object({ key: z.string().max(100), firstMessage: z.string().max(200) })).max(50),
});

/** How a payment went, as the cashier saw it. */
export const TransactionReport = z.object({
  type: z.enum(['deposit', 'cashout']),
  isSuccessTransaction: z.boolean(),
  paymentSystem: z.string().max(100),
  amount: z.string().max(40),
  currency: z.string().max(10),
});

/** The browser's own timing object: names it has, and numbers. Whatever else is in it is a reason to refuse it. */
const timing = z
  .record(z.string().regex(/^[A-Za-z]{1,40}$/), z.union([z.number().min(0).max(1e15), z.string().max(200)]))
  .refine((object) => Object.keys(object).length <= 80, 'too much');

export const effectiveTypes = ['slow-2g', '2g', '3g', '4g'] as const;

export const NetworkPerformance = z.strictObject({
  /** Milliseconds there and back. */
  rtt: z.number().min(0).max(600_000),
  /** Megabits a second. */
  downlink: z.number().min(0).max(100_000),
  effectiveType: z.enum(effectiveTypes),
});

const utmValue = z.string().max(200).optional();
const UtmMetrics = z
  .strictObject({
    utm_source: utmValue,
    utm_medium: utmValue,
    utm_campaign: utmValue,
    utm_content: utmValue,
    utm_term: utmValue,
    sub_id: utmValue,
  })
  .refine((values) => Object.values(values).some(Boolean), 'one value at least');

/** How long a game took until it could be played. The player is taken from the session, never from the body. */
export const GameStartPerformance = z.object({
  country: z.string().max(2).optional(),
  userId: z.union([z.int(), z.string().max(40)]).nullish(),
  gameId: z.union([z.int(), z.string().max(120)]),
  gameName: z.string().max(200),
  provider: z.string().max(120),
  /** Milliseconds. */
  value: z.number().min(0).max(600_000),
  connectionType: z.string().max(20).optional(),
});

const report = { who: 'anyone', rate: 'telemetry', responses: { 204: empty }, errors: [] } as const;

const refusedForms = {
  path: '/metrics-errors-validation',
  summary: 'Counts what forms refuse',
  who: 'anyone',
  rate: 'telemetry',
  body: ValidationErrors,
  responses: { 204: empty },
  errors: [],
} as const;

export const telemetryCalls = defineCalls({
  reportTransaction: {
    method: 'POST',
    path: '/api-fe/metrics/transaction-metric',
    summary: 'Counts how payments end for the cashier',
    who: 'player',
    rate: 'telemetry',
    body: TransactionReport,
    responses: { 204: empty },
    errors: [],
  },
  reportPerformance: {
    ...report,
    method: 'PUT',
    path: '/performance',
    summary: 'How long the page took to load, as the browser measured it',
    body: z.strictObject({ timing }),
  },
  reportNetworkPerformance: {
    ...report,
    method: 'PUT',
    path: '/network-performance',
    summary: 'How good the visitor’s line is',
    body: NetworkPerformance,
  },
  logUtmSet: {
    ...report,
    method: 'POST',
    path: '/log_utm_set',
    summary: 'A visit began with the parameters of a campaign',
    body: z.strictObject({ utmMetrics: UtmMetrics }),
  },
  logUtmSend: {
    ...report,
    method: 'POST',
    path: '/log_utm_send',
    summary: 'The parameters of a campaign went along with a sign-up',
    body: z.strictObject({ utmMetrics: UtmMetrics }),
  },
  reportGameStart: {
    ...report,
    method: 'POST',
    path: '/api-fe/game-start-performance',
    summary: 'How long a game took to start',
    body: GameStartPerformance,
  },
  writeLog: {
    method: 'PUT',
    path: '/log',
    summary: 'Lines of the browser’s log',
    who: 'anyone',
    rate: 'telemetry',
    /** Browsers collect lines and send several at once; one alone is accepted as well. */
    body: z.union([z.object({ entry: LogEntry }), z.object({ entries: z.array(LogEntry).min(1).max(50) })]),
    responses: { 204: empty },
    errors: [],
  },
  reportValidationErrors: {
    ...refusedForms,
    method: 'PUT',
  },
  /** An older client posts it. */
  postValidationErrors: {
    ...refusedForms,
    method: 'POST',
  },
});
