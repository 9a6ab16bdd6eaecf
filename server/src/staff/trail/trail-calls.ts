import { Refusal, type staffTrailCalls } from '@halley/contract';
import { exportTrail, freezeTrail, listEntries, verifyTrail } from '../../audit/index.ts';
import type { Handlers } from '../../kit/index.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';

const pageSize = 100;
const contentTypes = { csv: 'text/csv; charset=utf-8', jsonl: 'application/x-ndjson; charset=utf-8' } as const;

export function trailCalls({ database }: StaffPorts): Handlers<typeof staffTrailCalls> {
  return {
    listTrail: ({ query }, context) =>
      database.tx(async (tx) => {
        const { kind, member, player, from, to, before } = query;
        const found = await listEntries(tx, {
          kind,
          staffId: member,
          playerId: player,
          from: from === undefined ? undefined : new Date(from),
          to: to === undefined ? undefined : new Date(to),
          before,
          limit: pageSize + 1,
        });
        const entries = found.slice(0, pageSize);
        await record(tx, context, { kind: 'staff.audit_viewed', detail: { ...query } });
        const last = found.length > pageSize ? entries.at(-1) : undefined;
        return { status: 200, body: { entries, next_before: last?.id ?? null } };
      }),
    exportTrail: async ({ query: { format, from, to } }, context) => {
      const range = { fromDay: from, toDay: to };
      await database.tx(async (tx) => {
        await freezeTrail(tx);
        // Looked at before the first line leaves: half a file would be the worst answer.
        const { faults } = await verifyTrail(tx, range);
        if (faults.length > 0) throw new Refusal('TRAIL_BROKEN', { faults: faults.slice(0, 10) });
      });
      await database.tx((tx) => record(tx, context, { kind: 'staff.audit_exported', detail: { format, from, to } }));
      const days = [from ?? 'start', to ?? 'today'].join('-to-');
      return {
        status: 200,
        body: {
          fileName: `halley-audit-${days}.${format}`,
          contentType: contentTypes[format],
          content: exportTrail(database, { format, ...range }),
        },
      };
    },
    verifyTrail: async (_input, context) => {
      const report = await database.tx(async (tx) => {
        await freezeTrail(tx);
        return verifyTrail(tx);
      });
      const { links, faults, head } = report;
      await database.tx((tx) =>
        record(tx, context, { kind: 'staff.audit_verified', detail: { links, faults: faults.length, head } }),
      );
      return { status: 200, body: report };
    },
  };
}
