import type { Author } from '../audit/index.ts';
import type { StaffContext } from '../kit/index.ts';

/** The member who asks, as rooms below write it into the trail with their deeds. */
export function authorOf({ staff, address }: StaffContext, reason: string): Author {
  return { actor: { kind: 'staff', id: staff.memberId, name: staff.name }, address, reason };
}
