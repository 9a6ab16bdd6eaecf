import { Refusal, type staffTrailCalls } from '@halley/contract';
import { exportTrail, freezeTrail, listEntries, verifyTrail } from '../../audit/index.ts';
import type { Handlers } from '../../kit/index.ts';
import { recordExport } from '../assignments/record-export.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';

const pageSize = 100;
const contentTypes = { csv: 'text/csv; charset=utf-8', jsonl: 'application/x-ndjson; charset=utf-8' } as const;

export function trailCalls({
  database,
  clock,
}: Pick<StaffPorts, 'database' | 'clock'>): Handlers<typeof staffTrailCalls> {
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
      const { links, head } = await database.tx(async (tx) => {
        await freezeTrail(tx);
        // Looked at before the first line leaves: half a file would be the worst answer.
        const report = await verifyTrail(tx, range);
        const { faults } = report;
        if (faults.length > 0) throw new Refusal('TRAIL_BROKEN', { faults: faults.slice(0, 10) });
        return report;
      });
      const filters = { format, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
      // The line that other files end with is left away: this one is the chain and nothing else (see the README).
      await database.tx((tx) =>
        recordExport(
          tx,
          { clock, context },
          { list: 'audit_trail', filters, rows: links, isPersonal: false, kind: 'staff.audit_exported' },
        ),
      );
      const days = [from ?? 'start', to ?? 'today'].join('-to-');
      return {
        status: 200,
        body: {
          fileName: `halley-audit-${days}.${format}`,
          contentType: contentTypes[format],
          // What is sealed meanwhile was not counted: it is in the next file.
          content: exportTrail(database, { format, ...range, toNumber: head?.number ?? '0' }),
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
