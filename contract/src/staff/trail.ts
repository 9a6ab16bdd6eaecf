import { z } from 'zod';
import { AuditEntry, significantKinds } from '../audit.ts';
import { defineStaffCalls, type FileAnswer } from '../call.ts';
import { pathId, timestamp } from '../schemas.ts';
import { olderThan } from './players.ts';

const day = z.iso.date();

export const TrailReport = z
  .object({
    links: z.int(),
    pending: z.int(),
    head: z.object({ number: z.string(), day: z.string(), hash: z.string() }).nullable(),
    faults: z.array(z.string()),
  })
  .meta({ id: 'TrailReport' });
export type TrailReport = z.output<typeof TrailReport>;

export const staffTrailCalls = defineStaffCalls({
  listTrail: {
    method: 'GET',
    path: '/api/staff/audit',
    summary: 'The audit trail, newest first',
    who: 'staff',
    permission: 'audit.read',
    recorded: 'staff.audit_viewed',
    rate: 'read',
    query: z.object({
      kind: z.enum(significantKinds).optional(),
      member: pathId.optional(),
      player: pathId.optional(),
      from: timestamp.optional(),
      to: timestamp.optional(),
      before: olderThan,
    }),
    responses: { 200: z.object({ entries: z.array(AuditEntry), next_before: z.int().nullable() }) },
    errors: [],
  },
  exportTrail: {
    method: 'GET',
    path: '/api/staff/audit/export',
    summary: 'The sealed trail of some days, as CSV or JSON lines, with its hashes',
    who: 'staff',
    permission: 'audit.read',
    recorded: 'staff.audit_exported',
    rate: 'write',
    query: z.object({ format: z.enum(['csv', 'jsonl']).default('csv'), from: day.optional(), to: day.optional() }),
    file: true,
    responses: { 200: z.custom<FileAnswer>() },
    errors: ['TRAIL_BROKEN'],
  },
  verifyTrail: {
    method: 'POST',
    path: '/api/staff/audit/verification',
    summary: 'Follows the chain from its first link to its last',
    who: 'staff',
    permission: 'audit.read',
    recorded: 'staff.audit_verified',
    rate: 'write',
    responses: { 200: TrailReport },
    errors: [],
  },
});
