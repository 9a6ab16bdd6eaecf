import { type Call, Refusal } from '@halley/contract';
import type { StaffPrincipal } from './context.ts';

/** Who may make a call for staff. One that names no permission is open to nobody. */
export function checkPermission(call: Call, staff: StaffPrincipal | null): void {
  if (!staff) throw new Refusal('UNAUTHENTICATED');
  const { permission } = call;
  if (permission === 'self') return;
  if (permission === undefined || !staff.permissions.includes(permission)) throw new Refusal('FORBIDDEN');
}
