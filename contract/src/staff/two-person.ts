import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { pathId, timestamp } from '../schemas.ts';
import { staffPermissions } from './permissions.ts';
import { staffReason } from './players.ts';

/**
 * What may need a second person. `fixed`: it always does, whatever the table says. `unit`: the rule may begin at an amount
 * of it.
 */
export const staffDeeds = {
  correction: { fixed: true, unit: null },
  claim: { fixed: true, unit: null },
  manual_result: { fixed: true, unit: null },
  override: { fixed: true, unit: null },
  promotion: { fixed: true, unit: null },
  protection: { fixed: true, unit: null },
  role: { fixed: true, unit: null },
  rule: { fixed: true, unit: null },
  campaign: { fixed: true, unit: null },
  payout: { fixed: true, unit: null },
  points: { fixed: false, unit: 'points' },
  content: { fixed: false, unit: null },
  document: { fixed: false, unit: null },
  brand: { fixed: false, unit: null },
} as const satisfies Record<string, { fixed: boolean; unit: 'points' | null }>;

export type StaffDeed = keyof typeof staffDeeds;
const deeds = Object.keys(staffDeeds) as [StaffDeed, ...StaffDeed[]];
const deed = z.enum(deeds);
const roleName = z.string().regex(/^[a-z_]{1,40}$/);

const RoleContent = z.object({ title: z.string(), permissions: z.array(z.enum(staffPermissions)) });
export type RoleContent = z.output<typeof RoleContent>;
const RuleContent = z.object({ second: z.boolean(), from_amount: z.int().nullable() });
export type RuleContent = z.output<typeof RuleContent>;

export const StaffRule = RuleContent.extend({
  deed,
  fixed: z.boolean(),
  unit: z.enum(['points']).nullable(),
  version: z.int(),
}).meta({ id: 'StaffRule' });
export type StaffRule = z.output<typeof StaffRule>;

const named = z.object({ id: z.int(), name: z.string() });

/** What one person wants changed and a second has to agree to. */
export const StaffProposal = z
  .object({
    id: z.int(),
    /** The name of the role or of the deed. */
    subject: z.string(),
    role: z.object({ before: RoleContent.nullable(), after: RoleContent }).nullable(),
    rule: z.object({ before: RuleContent, after: RuleContent }).nullable(),
    /** Whom a change of a role is about. */
    members: z.array(named),
    reason: z.string(),
    state: z.enum(['waiting', 'agreed', 'declined']),
    asked_by: named,
    asked_at: timestamp,
    decided_by: named.nullable(),
    decided_at: timestamp.nullable(),
  })
  .meta({ id: 'StaffProposal' });
export type StaffProposal = z.output<typeof StaffProposal>;

export const staffTwoPersonCalls = defineStaffCalls({
  listStaffRules: {
    method: 'GET',
    path: '/api/staff/rules',
    summary: 'Which deeds need a second person, and from which amount',
    who: 'staff',
    permission: 'staff.manage',
    rate: 'read',
    responses: { 200: z.object({ rules: z.array(StaffRule) }) },
    errors: [],
  },
  proposeStaffRule: {
    method: 'PUT',
    path: '/api/staff/rules/:deed',
    summary: 'Proposes another rule for a deed; a second person has to agree',
    who: 'staff',
    permission: 'staff.manage',
    recorded: 'staff.rule_proposed',
    rate: 'write',
    params: z.object({ deed }),
    body: staffReason.extend({
      second: z.boolean(),
      from_amount: z.int().positive().max(1_000_000_000_000).nullable().default(null),
      version: z.int().min(0),
    }),
    responses: { 200: StaffProposal },
    errors: ['rule.fixed', 'proposal.waiting', 'CHANGED_MEANWHILE', 'base.update_was_not_performed'],
  },
  proposeStaffRole: {
    method: 'PUT',
    path: '/api/staff/roles/:name',
    summary: 'Proposes a new role, or another title and other permissions of one; a second person has to agree',
    who: 'staff',
    permission: 'staff.manage',
    recorded: 'staff.role_proposed',
    rate: 'write',
    params: z.object({ name: roleName }),
    body: staffReason.extend({
      title: z.string().trim().min(1).max(60),
      permissions: z.array(z.enum(staffPermissions)).max(staffPermissions.length),
      /** 0: it is new. */
      version: z.int().min(0),
    }),
    responses: { 200: StaffProposal },
    errors: [
      'id.taken',
      'role.unknown',
      'role.yourself',
      'member.last_admin',
      'proposal.waiting',
      'CHANGED_MEANWHILE',
      'base.update_was_not_performed',
    ],
  },
  listStaffProposals: {
    method: 'GET',
    path: '/api/staff/proposals',
    summary: 'Changes of roles and rules that wait for a second person, and those decided lately',
    who: 'staff',
    permission: 'staff.manage',
    rate: 'read',
    responses: { 200: z.object({ proposals: z.array(StaffProposal) }) },
    errors: [],
  },
  decideStaffProposal: {
    method: 'POST',
    path: '/api/staff/proposals/:id/decision',
    summary: 'Agrees to a change that somebody else proposed, or declines it; whoever proposed it may take it back',
    who: 'staff',
    permission: 'staff.manage',
    recorded: 'staff.proposal_decided',
    rate: 'write',
    params: z.object({ id: pathId }),
    body: staffReason.extend({ agree: z.boolean() }),
    responses: { 200: StaffProposal },
    errors: [
      'NOT_FOUND',
      'SECOND_PERSON_NEEDED',
      'state.not_allowed',
      'role.yourself',
      'member.last_admin',
      'CHANGED_MEANWHILE',
    ],
  },
});
