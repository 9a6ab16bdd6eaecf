import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import {
  CampaignContent,
  CampaignRule,
  campaignChannels,
  campaignGoals,
  campaignKinds,
  campaignLanguages,
  campaignStates,
  ReachRules,
  SegmentRule,
} from '../campaigns.ts';
import { pathId, timestamp } from '../schemas.ts';

const reason = z.string().trim().min(3).max(500);
const read = { who: 'staff', permission: 'campaigns.read', rate: 'read' } as const;
const manage = { who: 'staff', permission: 'campaigns.manage', rate: 'write' } as const;
const approve = { who: 'staff', permission: 'campaigns.approve', rate: 'write' } as const;
const params = z.object({ id: pathId });

export const StaffSegment = z
  .object({
    id: z.int(),
    name: z.string(),
    version: z.int(),
    rule: SegmentRule,
    changed_at: timestamp,
    changed_by: z.string(),
    /** How many players it holds for, and when they were counted; null: not counted yet, or not since it was changed. */
    players: z.int().nullable(),
    counted_at: timestamp.nullable(),
    /** A count is under way. */
    is_counting: z.boolean(),
  })
  .meta({ id: 'StaffSegment' });
export type StaffSegment = z.output<typeof StaffSegment>;

export const StaffSegmentPage = StaffSegment.extend({
  versions: z.array(z.object({ version: z.int(), rule: SegmentRule, by: z.string(), at: timestamp })),
  /** A few of them, masked: enough to see whether the rule says what was meant. */
  sample: z.array(
    z.object({ player_id: z.int(), name: z.string(), country: z.string().nullable(), language: z.string() }),
  ),
}).meta({ id: 'StaffSegmentPage' });
export type StaffSegmentPage = z.output<typeof StaffSegmentPage>;

export const StaffCampaign = z
  .object({
    id: z.int(),
    kind: z.enum(campaignKinds),
    name: z.string(),
    state: z.enum(campaignStates),
    version: z.int(),
    rule: CampaignRule,
    made_by: z.string(),
    changed_at: timestamp,
    proposed_at: timestamp.nullable(),
    approved_by: z.string().nullable(),
    approved_at: timestamp.nullable(),
    started_at: timestamp.nullable(),
    ended_at: timestamp.nullable(),
    /** So far: assigned to a text or to the control group, or come into the journey. */
    assigned: z.int(),
    sent: z.int(),
    /** Whoever asks has written at it: another person agrees. */
    is_own: z.boolean(),
  })
  .meta({ id: 'StaffCampaign' });
export type StaffCampaign = z.output<typeof StaffCampaign>;

export const StaffCampaignPage = StaffCampaign.extend({
  versions: z.array(z.object({ version: z.int(), by: z.string(), at: timestamp })),
  /** The segments it goes by, in the versions it was proposed with. */
  segments: z.array(z.object({ id: z.int(), name: z.string(), version: z.int(), players: z.int().nullable() })),
  /** Of a journey: what became of each step, in their order. */
  steps: z.array(
    z.object({ step: z.int(), waiting: z.int(), done: z.int(), refused: z.int(), skipped: z.int(), left: z.int() }),
  ),
  /** Of a journey: those under way, through, and gone before the end, with why. */
  runs: z.object({ running: z.int(), done: z.int(), left: z.array(z.object({ why: z.string(), players: z.int() })) }),
}).meta({ id: 'StaffCampaignPage' });
export type StaffCampaignPage = z.output<typeof StaffCampaignPage>;

const interval = z.object({ share: z.number(), low: z.number(), high: z.number() });
const figure = z.object({ players: z.int(), ...interval.shape });

const CampaignArm = z.object({
  name: z.enum(['control', 'A', 'B']),
  assigned: z.int(),
  delivered: z.int(),
  /** Why the others were not reached, by reason. */
  not_reached: z.array(z.object({ why: z.string(), players: z.int() })),
  /** Null: this channel cannot tell. */
  opened: figure.nullable(),
  clicked: figure.nullable(),
  deposited: figure,
  played: figure,
  /** Against the control group, by the goal; null: it is the control group, or there is none. */
  effect: z
    .object({
      points: z.number(),
      low: z.number(),
      high: z.number(),
      verdict: z.enum(['too_few', 'more', 'fewer', 'no_difference_seen']),
    })
    .nullable(),
});
export type CampaignArm = z.output<typeof CampaignArm>;

export const CampaignResults = z
  .object({
    goal: z.enum(campaignGoals),
    measure_days: z.int(),
    counted_at: timestamp.nullable(),
    /** How many each side needs, as planned before the first was sent. */
    planned_per_arm: z.int(),
    /** Not all are there yet, or their days are not over: an early look says nothing for good. */
    is_early: z.boolean(),
    measured: z.int(),
    /** Of each interval. */
    confidence_percent: z.number(),
    method: z.string(),
    arms: z.array(CampaignArm),
  })
  .meta({ id: 'CampaignResults' });
export type CampaignResults = z.output<typeof CampaignResults>;

export const staffCampaignCalls = defineStaffCalls({
  listSegments: {
    ...read,
    method: 'GET',
    path: '/api/staff/campaigns/segments',
    summary: 'Segments with how many players each holds, and when they were counted',
    responses: { 200: z.array(StaffSegment) },
    errors: [],
  },
  readSegment: {
    ...read,
    method: 'GET',
    path: '/api/staff/campaigns/segments/:id',
    summary: 'A segment with its versions and a masked sample',
    params,
    responses: { 200: StaffSegmentPage },
    errors: ['NOT_FOUND'],
  },
  saveSegment: {
    ...manage,
    method: 'POST',
    path: '/api/staff/campaigns/segments',
    summary: 'Writes a segment, or another version of it; it is counted afterwards',
    recorded: 'campaigns.segment_changed',
    body: z.object({
      id: z.int().positive().optional(),
      /** The version that was changed; not needed for a new one. */
      from_version: z.int().optional(),
      name: z.string().trim().min(3).max(80),
      /** A `SegmentRule`; what speaks of losses is refused with a reason. */
      rule: z.record(z.string().max(60), z.unknown()),
    }),
    responses: { 200: StaffSegment },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'rule.invalid'],
  },
  countSegment: {
    ...manage,
    method: 'POST',
    path: '/api/staff/campaigns/segments/:id/count',
    summary: 'Counts a segment anew, in the background',
    recorded: 'campaigns.segment_changed',
    params,
    responses: { 200: StaffSegment },
    errors: ['NOT_FOUND'],
  },
  listCampaigns: {
    ...read,
    method: 'GET',
    path: '/api/staff/campaigns',
    summary: 'Campaigns and journeys, the newest first',
    query: z.object({
      kind: z.enum(campaignKinds).optional(),
      state: z.enum(campaignStates).optional(),
      before: z.coerce.number().int().positive().optional(),
    }),
    responses: { 200: z.object({ campaigns: z.array(StaffCampaign), next_before: z.int().nullable() }) },
    errors: [],
  },
  readCampaign: {
    ...read,
    method: 'GET',
    path: '/api/staff/campaigns/:id',
    summary: 'A campaign or journey, with its versions and how far it is',
    params,
    responses: { 200: StaffCampaignPage },
    errors: ['NOT_FOUND'],
  },
  saveCampaign: {
    ...manage,
    method: 'POST',
    path: '/api/staff/campaigns',
    summary: 'Writes a draft of a campaign or journey, or another version of it',
    recorded: 'campaigns.campaign_changed',
    bodyLimitBytes: 256 * 1024,
    body: z.object({
      id: z.int().positive().optional(),
      from_version: z.int().optional(),
      rule: CampaignRule,
    }),
    responses: { 200: StaffCampaign },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'state.not_allowed', 'rule.invalid'],
  },
  moveCampaign: {
    ...manage,
    method: 'POST',
    path: '/api/staff/campaigns/:id/state',
    summary: 'Sends a draft to another person, takes it back, or stops it at any moment',
    recorded: 'campaigns.campaign_changed',
    params,
    body: z.object({ to: z.enum(['waiting', 'draft', 'stopped']), version: z.int(), reason }),
    responses: { 200: StaffCampaign },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'state.not_allowed', 'rule.invalid'],
  },
  decideCampaign: {
    ...approve,
    method: 'POST',
    path: '/api/staff/campaigns/:id/decision',
    summary: 'Agrees to what somebody else has written, or gives it back',
    recorded: 'campaigns.campaign_decided',
    params,
    body: z.object({ to: z.enum(['approved', 'draft']), version: z.int(), reason }),
    responses: { 200: StaffCampaign },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SECOND_PERSON_NEEDED', 'state.not_allowed', 'rule.invalid'],
  },
  previewCampaign: {
    ...read,
    method: 'POST',
    path: '/api/staff/campaigns/preview',
    summary: 'A message as its recipient sees it, in each language',
    body: z.object({ channel: z.enum(campaignChannels), content: CampaignContent }),
    responses: {
      200: z.array(
        z.object({
          language: z.enum(campaignLanguages),
          title: z.string(),
          text: z.string(),
          button: z.string(),
          path: z.string(),
          /** Of a mail: the whole of it. */
          html: z.string().nullable(),
        }),
      ),
    },
    errors: ['rule.invalid'],
  },
  testCampaign: {
    ...manage,
    method: 'POST',
    path: '/api/staff/campaigns/test',
    summary: 'Sends a message to whoever asks, by mail, in one language',
    recorded: 'campaigns.test_sent',
    body: z.object({ language: z.enum(campaignLanguages), content: CampaignContent }),
    responses: { 200: z.object({ sent_to: z.string() }) },
    errors: ['rule.invalid'],
  },
  readCampaignResults: {
    ...read,
    method: 'GET',
    path: '/api/staff/campaigns/:id/results',
    summary: 'What a campaign has brought about, held against its control group',
    params,
    responses: { 200: CampaignResults },
    errors: ['NOT_FOUND'],
  },
  readReachRules: {
    ...read,
    method: 'GET',
    path: '/api/staff/campaigns/rules',
    summary: 'How often and when anybody is written to',
    responses: { 200: ReachRules.extend({ version: z.int(), changed_by: z.string().nullable() }) },
    errors: [],
  },
  saveReachRules: {
    ...approve,
    method: 'POST',
    path: '/api/staff/campaigns/rules',
    summary: 'Changes how often and when anybody is written to',
    recorded: 'campaigns.rules_changed',
    body: z.object({ from_version: z.int(), rules: ReachRules, reason }),
    responses: { 200: ReachRules.extend({ version: z.int(), changed_by: z.string().nullable() }) },
    errors: ['CHANGED_MEANWHILE'],
  },
});
