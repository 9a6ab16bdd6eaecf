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

export const telemetryCalls = defineCalls({
  writeLog: {
    method: 'PUT',
    path: '/log',
    summary: 'A line of the browser’s log',
    who: 'anyone',
    rate: 'telemetry',
    body: z.object({ entry: LogEntry }),
    responses: { 204: empty },
    errors: [],
  },
});
