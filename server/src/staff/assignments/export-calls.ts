import { type Call, personalLists, Refusal, staffApi, type staffExportCalls } from '@halley/contract';
import type { Handlers, StaffContext } from '../../kit/index.ts';
import type { StaffPorts } from '../ports.ts';
import { listExports } from './export-store.ts';
import { recordExport } from './record-export.ts';
import { refuseUnseen } from './refuse-unseen.ts';

const pageSize = 100;

/** Files of lists are made by the page from what it has read; before one is saved it is written down here. */
export function exportCalls(ports: StaffPorts): Handlers<typeof staffExportCalls> {
  const { database, clock } = ports;
  return {
    recordStaffExport: async ({ body: { list, filters, rows } }, context) => {
      const isPersonal = personalLists.includes(list);
      await mayTake(ports, list, context);
      const taken = { list, filters, rows, isPersonal };
      return { status: 201, body: await database.tx((tx) => recordExport(tx, { clock, context }, taken)) };
    },
    listStaffExports: async ({ query: { list, before } }) => {
      const wanted = { list, before: before === undefined ? undefined : new Date(before), limit: pageSize + 1 };
      const found = await listExports(database, wanted);
      const exports = found.slice(0, pageSize);
      return {
        status: 200,
        body: { exports, next_before: found.length > pageSize ? (exports.at(-1)?.at ?? null) : null },
      };
    },
  };
}

/** Whoever may not read a list takes none of it out; of persons, only who may see what is personal. */
async function mayTake(ports: StaffPorts, list: string, context: StaffContext): Promise<void> {
  const call: Call | undefined = Object.hasOwn(staffApi, list) ? staffApi[list as keyof typeof staffApi] : undefined;
  if (call?.who !== 'staff' || !call.permission) throw new Refusal('NOT_FOUND');
  if (call.permission !== 'self') await refuseUnseen(ports, context, { call: list, permission: call.permission });
  if (personalLists.includes(list)) {
    await refuseUnseen(ports, context, { call: list, permission: 'players.read_sensitive' });
  }
}
