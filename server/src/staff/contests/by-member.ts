import type { StaffContext } from '../../kit/index.ts';
import { authorOf } from '../author-of.ts';

export const memberOf = ({ staff }: StaffContext) => ({ id: staff.memberId, permissions: staff.permissions });

/** Who does it and why, and what they may do besides. */
export const by = (context: StaffContext, reason: string) => ({
  author: authorOf(context, reason),
  member: memberOf(context),
});
