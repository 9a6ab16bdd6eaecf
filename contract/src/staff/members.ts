import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { empty, pathId } from '../schemas.ts';
import { staffPermissions } from './permissions.ts';
import { staffReason } from './players.ts';
import { StaffMember } from './sign-in.ts';

export const StaffRole = z
  .object({ name: z.string(), title: z.string(), permissions: z.array(z.enum(staffPermissions)), version: z.int() })
  .meta({ id: 'StaffRole' });
export type StaffRole = z.output<typeof StaffRole>;

const byId = z.object({ id: pathId });
const role = z.string().max(40);

export const staffMemberCalls = defineStaffCalls({
  listStaffMembers: {
    method: 'GET',
    path: '/api/staff/members',
    summary: 'Everybody on the staff, and the roles there are',
    who: 'staff',
    permission: 'staff.manage',
    recorded: 'staff.members_viewed',
    rate: 'read',
    responses: { 200: z.object({ members: z.array(StaffMember), roles: z.array(StaffRole) }) },
    errors: [],
  },
  inviteStaffMember: {
    method: 'POST',
    path: '/api/staff/members',
    summary: 'Makes a member and mails the set-up link',
    who: 'staff',
    permission: 'staff.manage',
    recorded: 'staff.member_invited',
    rate: 'write',
    body: z.object({ email: z.string().max(254), name: z.string().trim().min(1).max(100), role }),
    responses: { 201: StaffMember },
    errors: ['email.invalid', 'email.taken', 'role.unknown', 'role.above_you'],
  },
  changeStaffMember: {
    method: 'PATCH',
    path: '/api/staff/members/:id',
    summary: 'Gives a member another role, or takes the member off the staff and back on',
    who: 'staff',
    permission: 'staff.manage',
    recorded: 'staff.member_changed',
    rate: 'write',
    params: byId,
    body: staffReason.extend({ role: role.optional(), active: z.boolean().optional() }),
    responses: { 200: StaffMember },
    errors: ['NOT_FOUND', 'role.unknown', 'role.above_you', 'member.last_admin', 'member.yourself'],
  },
  resetStaffMember: {
    method: 'POST',
    path: '/api/staff/members/:id/reset',
    summary: 'Takes password and second factor away, ends all sessions and mails a new set-up link',
    who: 'staff',
    permission: 'staff.manage',
    recorded: 'staff.member_reset',
    rate: 'write',
    params: byId,
    body: staffReason,
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'member.yourself'],
  },
});
