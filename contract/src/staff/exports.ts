import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { timestamp } from '../schemas.ts';

export const StaffExport = z
  .object({
    id: z.uuid(),
    member: z.object({ id: z.int(), name: z.string() }),
    /** The call whose rows they are, or the name of a report. */
    list: z.string(),
    filters: z.record(z.string(), z.string()),
    rows: z.int(),
    personal: z.boolean(),
    at: timestamp,
  })
  .meta({ id: 'StaffExport' });
export type StaffExport = z.output<typeof StaffExport>;

export const staffExportCalls = defineStaffCalls({
  recordStaffExport: {
    method: 'POST',
    path: '/api/staff/exports',
    summary: 'Writes down that rows of a list leave as a file; answers the line the file ends with',
    who: 'staff',
    /** Whoever may read the list; rows about persons need `players.read_sensitive`, too. */
    permission: 'self',
    recorded: 'staff.list_exported',
    rate: 'write',
    body: z.object({
      list: z.string().min(1).max(60),
      filters: z.record(z.string().max(60), z.string().max(500)),
      rows: z.int().min(0).max(1_000_000),
    }),
    responses: { 201: z.object({ id: z.uuid(), watermark: z.string() }) },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  listStaffExports: {
    method: 'GET',
    path: '/api/staff/exports',
    summary: 'Files that were taken out of the back office, newest first',
    who: 'staff',
    permission: 'audit.read',
    rate: 'read',
    query: z.object({ list: z.string().max(60).optional(), before: timestamp.optional() }),
    responses: { 200: z.object({ exports: z.array(StaffExport), next_before: timestamp.nullable() }) },
    errors: [],
  },
});
