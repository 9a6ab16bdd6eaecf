import type { StaffContext } from '../../kit/index.ts';
import { by } from '../contests/by-member.ts';

/** Who does it and why, as the desk of the sportsbook wants to know it. */
export const person = (context: StaffContext, reason: string) => ({ ...by(context, reason), name: context.staff.name });
