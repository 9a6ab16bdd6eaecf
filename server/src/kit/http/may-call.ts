import type { Call } from '@halley/contract';
import type { StaffPrincipal } from './context.ts';

/** Whether a member may make a call for staff. One that names no permission is open to nobody. */
export function mayCall({ permission }: Call, staff: StaffPrincipal): boolean {
  return permission === 'self' || (permission !== undefined && staff.permissions.includes(permission));
}
