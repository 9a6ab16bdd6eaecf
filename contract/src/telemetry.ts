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
  })
  .meta({ id: 'LogEntry' });

/** Which fields a form refused, and why: names and codes only, never what was typed. */
export const ValidationErrors = z.object({
  side: z.enum(['client', 'server']),
  component: z.string().max(100),
  errors: z.array(z.object({ key: z.string().max(100), message: z.string().max(200) })).max(50),
});

/** How a payment went, as the cashier saw it. */
export const TransactionReport = z.object({
  type: z.enum(['deposit', 'cashout']),
  isSuccessTransaction: z.boolean(),
  paymentSystem: z.string().max(100),
  amount: z.string().max(40),
  currency: z.string().max(10),
});

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
    method: 'PUT',
    path: '/metrics-errors-validation',
    summary: 'Counts what forms refuse',
    who: 'anyone',
    rate: 'telemetry',
    body: ValidationErrors,
    responses: { 204: empty },
    errors: [],
  },
  /** An older client posts it. */
  postValidationErrors: {
    method: 'POST',
    path: '/metrics-errors-validation',
    summary: 'Counts what forms refuse',
    who: 'anyone',
    rate: 'telemetry',
    body: ValidationErrors,
    responses: { 204: empty },
    errors: [],
  },
});
