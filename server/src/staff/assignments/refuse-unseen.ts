import { Refusal, type StaffPermission } from '@halley/contract';
import type { StaffContext } from '../../kit/index.ts';
import { noteForbidden } from '../note-forbidden.ts';
import type { StaffPorts } from '../ports.ts';

/** For calls open to every member about things that are not: refused, and in the trail, as a call of its own would be. */
export async function refuseUnseen(
  ports: StaffPorts,
  { staff, address }: StaffContext,
  { call, permission }: { call: string; permission: StaffPermission },
): Promise<void> {
  if (staff.permissions.includes(permission)) return;
  await noteForbidden(ports, { staff, call, permission, path: '', address });
  throw new Refusal('FORBIDDEN');
}
