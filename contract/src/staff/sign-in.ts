import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { empty, pathId, timestamp } from '../schemas.ts';
import { oneTimeCode, password, RecoveryCodes } from '../second-factor.ts';
import { staffPermissions } from './permissions.ts';

const token = z.string().max(200);

export const StaffMember = z
  .object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    role: z.string(),
    active: z.boolean(),
    /** False until the member has set a password and a second factor. */
    set_up: z.boolean(),
    created_at: timestamp,
    last_sign_in_at: timestamp.nullable(),
    locked_until: timestamp.nullable(),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.output<typeof StaffMember>;

/** Where somebody stands on the way in. Before `open` nothing else answers. */
export const StaffState = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('signed_out') }),
    /** The password was right, there is no second factor yet. */
    z.object({ state: z.literal('set_up'), email: z.string() }),
    /** The password was right, the code is missing. */
    z.object({ state: z.literal('code'), email: z.string() }),
    z.object({
      state: z.literal('open'),
      member: StaffMember,
      permissions: z.array(z.enum(staffPermissions)),
      recovery_codes_left: z.int(),
      idle_minutes: z.int(),
    }),
  ])
  .meta({ id: 'StaffState' });
export type StaffState = z.output<typeof StaffState>;

export const StaffSession = z
  .object({
    id: z.int(),
    address: z.string(),
    user_agent: z.string(),
    device: z.string(),
    created_at: timestamp,
    last_seen_at: timestamp,
    current: z.boolean(),
  })
  .meta({ id: 'StaffSession' });
export type StaffSession = z.output<typeof StaffSession>;

export const staffSignInCalls = defineStaffCalls({
  readStaffState: {
    method: 'GET',
    path: '/api/staff/state',
    summary: 'Whether and how far a member of staff is signed in',
    who: 'anyone',
    rate: 'read',
    responses: { 200: StaffState },
    errors: [],
  },
  signInStaff: {
    method: 'POST',
    path: '/api/staff/sign_in',
    summary: 'The first step: address and password',
    who: 'anyone',
    rate: 'sign-in',
    body: z.object({ email: z.string().max(254), password }),
    responses: { 200: StaffState },
    errors: ['login.invalid', 'login.locked'],
  },
  submitStaffCode: {
    method: 'POST',
    path: '/api/staff/sign_in/code',
    summary: 'The second step: a code of the authenticator, or a recovery code',
    who: 'anyone',
    recorded: 'staff.signed_in',
    rate: 'sign-in',
    body: z.object({ code: oneTimeCode }),
    responses: { 200: StaffState },
    errors: ['two_factor.invalid', 'two_factor.expired', 'login.locked'],
  },
  startStaffTwoFactor: {
    method: 'POST',
    path: '/api/staff/two_factor',
    summary: 'A fresh secret for the authenticator of a member who has none yet',
    who: 'anyone',
    rate: 'sign-in',
    responses: { 200: z.object({ secret: z.string(), uri: z.string() }) },
    errors: ['two_factor.expired', 'two_factor.already_on'],
  },
  confirmStaffTwoFactor: {
    method: 'POST',
    path: '/api/staff/two_factor/confirmation',
    summary:
      'Turns the second factor on with its first code and opens the session; answers the recovery codes, this once',
    who: 'anyone',
    recorded: 'staff.two_factor_set_up',
    rate: 'sign-in',
    body: z.object({ code: oneTimeCode }),
    responses: { 200: RecoveryCodes },
    errors: ['two_factor.invalid', 'two_factor.expired', 'two_factor.already_on', 'login.locked'],
  },
  signOutStaff: {
    method: 'DELETE',
    path: '/api/staff/session',
    summary: 'Ends the session; also answers when there was none',
    who: 'anyone',
    rate: 'write',
    responses: { 204: empty },
    errors: [],
  },
  readStaffInvitation: {
    method: 'POST',
    path: '/api/staff/invitation',
    summary: 'Whose a set-up link is, while it holds',
    who: 'anyone',
    rate: 'sign-in',
    body: z.object({ token }),
    responses: { 200: z.object({ email: z.string(), name: z.string() }) },
    errors: ['token.invalid'],
  },
  acceptStaffInvitation: {
    method: 'POST',
    path: '/api/staff/invitation/acceptance',
    summary: 'Sets the password with a set-up link, once; the second factor comes next',
    who: 'anyone',
    recorded: 'staff.invitation_accepted',
    rate: 'sign-in',
    body: z.object({ token, password }),
    responses: { 200: StaffState },
    errors: ['token.invalid', 'password.too_weak', 'password.too_long'],
  },
  listStaffSessions: {
    method: 'GET',
    path: '/api/staff/sessions',
    summary: 'Where this member is signed in',
    who: 'staff',
    permission: 'self',
    rate: 'read',
    responses: { 200: z.array(StaffSession) },
    errors: [],
  },
  endStaffSession: {
    method: 'DELETE',
    path: '/api/staff/sessions/:id',
    summary: 'Ends one session of this member',
    who: 'staff',
    permission: 'self',
    recorded: 'staff.session_ended',
    rate: 'write',
    params: z.object({ id: pathId }),
    responses: { 204: empty },
    errors: ['NOT_FOUND'],
  },
  renewStaffRecoveryCodes: {
    method: 'POST',
    path: '/api/staff/recovery_codes',
    summary: 'New recovery codes; the old ones end',
    who: 'staff',
    permission: 'self',
    recorded: 'staff.recovery_codes_renewed',
    rate: 'sign-in',
    body: z.object({ code: oneTimeCode }),
    responses: { 200: RecoveryCodes },
    errors: ['two_factor.invalid', 'login.locked'],
  },
  changeStaffPassword: {
    method: 'PUT',
    path: '/api/staff/password',
    summary: 'A new password for this member; all other sessions end',
    who: 'staff',
    permission: 'self',
    recorded: 'staff.password_changed',
    rate: 'sign-in',
    body: z.object({ current_password: password, password }),
    responses: { 204: empty },
    errors: ['current_password.invalid', 'password.too_weak', 'password.too_long', 'login.locked'],
  },
});
