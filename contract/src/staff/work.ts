import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { empty, pathId, timestamp } from '../schemas.ts';
import { staffReason } from './players.ts';
import { queueNames } from './queues.ts';

const queue = z.enum(queueNames);
const named = z.object({ id: z.int(), name: z.string() });
const item = z.object({ queue, item: z.string().regex(/^[0-9a-z-]{1,60}$/) });
const note = z.string().trim().max(500).default('');
/** What was on the screen: 0 where it was nobody's. */
const version = z.int().min(0);

/** Whose an item is: a member's, or a team's until one of it takes it. */
export const QueueAssignment = z
  .object({
    queue,
    item: z.string(),
    member: named.nullable(),
    team: named.nullable(),
    note: z.string(),
    by: z.string(),
    at: timestamp,
    version: z.int(),
  })
  .meta({ id: 'QueueAssignment' });
export type QueueAssignment = z.output<typeof QueueAssignment>;

const WorkItem = z.object({
  queue,
  item: z.string(),
  /** Since when it waits in its queue. */
  since: timestamp,
  /** Until when it was promised to be looked at; null: nothing was. */
  due_at: timestamp.nullable(),
  assignment: QueueAssignment.nullable(),
});
export type WorkItem = z.output<typeof WorkItem>;

export const StaffTeam = z
  .object({ id: z.int(), name: z.string(), queues: z.array(queue), members: z.array(named), version: z.int() })
  .meta({ id: 'StaffTeam' });
export type StaffTeam = z.output<typeof StaffTeam>;

export const StaffNotice = z
  .object({
    id: z.int(),
    kind: z.enum(['assigned', 'late', 'second']),
    queue,
    item: z.string().nullable(),
    text: z.string(),
    at: timestamp,
    read: z.boolean(),
  })
  .meta({ id: 'StaffNotice' });
export type StaffNotice = z.output<typeof StaffNotice>;

export const staffWorkCalls = defineStaffCalls({
  readMyWork: {
    method: 'GET',
    path: '/api/staff/assignments',
    summary: 'What is this member’s, and what waits for the teams of this member',
    who: 'staff',
    permission: 'self',
    rate: 'read',
    responses: { 200: z.object({ mine: z.array(WorkItem), teams: z.array(WorkItem), own_teams: z.array(named) }) },
    errors: [],
  },
  listQueueWork: {
    method: 'GET',
    path: '/api/staff/assignments/:queue',
    summary: 'Whose the items of a queue are, and to whom one can be given',
    who: 'staff',
    permission: 'self',
    rate: 'read',
    params: z.object({ queue }),
    responses: {
      200: z.object({ assignments: z.array(QueueAssignment), members: z.array(named), teams: z.array(named) }),
    },
    errors: ['FORBIDDEN'],
  },
  takeQueueItem: {
    method: 'POST',
    path: '/api/staff/assignments/:queue/:item/taking',
    summary: 'Takes an item of a queue: it is this member’s from now on. Of two who try, one is refused',
    who: 'staff',
    permission: 'self',
    recorded: 'staff.item_taken',
    rate: 'write',
    params: item,
    responses: { 200: QueueAssignment },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'item.taken'],
  },
  assignQueueItem: {
    method: 'POST',
    path: '/api/staff/assignments/:queue/:item/assignment',
    summary: 'Gives an item to a member or a team, with a note; hands over one’s own',
    who: 'staff',
    permission: 'self',
    recorded: 'staff.item_assigned',
    rate: 'write',
    params: item,
    body: z.object({ member: z.int().optional(), team: z.int().optional(), note, version }),
    responses: { 200: QueueAssignment },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'item.taken', 'member.not_allowed', 'CHANGED_MEANWHILE'],
  },
  releaseQueueItem: {
    method: 'POST',
    path: '/api/staff/assignments/:queue/:item/release',
    summary: 'Gives an item back to the queue',
    who: 'staff',
    permission: 'self',
    recorded: 'staff.item_released',
    rate: 'write',
    params: item,
    body: z.object({ note, version }),
    responses: { 204: empty },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'item.taken', 'CHANGED_MEANWHILE'],
  },
  listStaffTeams: {
    method: 'GET',
    path: '/api/staff/teams',
    summary: 'Teams, their members and the queues they look after',
    who: 'staff',
    permission: 'staff.manage',
    rate: 'read',
    responses: { 200: z.object({ teams: z.array(StaffTeam), members: z.array(named) }) },
    errors: [],
  },
  saveStaffTeam: {
    method: 'POST',
    path: '/api/staff/teams',
    summary: 'Makes a team, or changes its name, members and queues',
    who: 'staff',
    permission: 'staff.manage',
    recorded: 'staff.team_saved',
    rate: 'write',
    body: staffReason.extend({
      id: z.int().optional(),
      version: z.int().min(0),
      name: z.string().trim().min(1).max(60),
      queues: z.array(queue).max(queueNames.length),
      members: z.array(z.int()).max(200),
    }),
    responses: { 200: StaffTeam },
    errors: ['NOT_FOUND', 'name.taken', 'CHANGED_MEANWHILE'],
  },
  removeStaffTeam: {
    method: 'POST',
    path: '/api/staff/teams/:id/removal',
    summary: 'Takes a team away; what was the team’s is nobody’s again',
    who: 'staff',
    permission: 'staff.manage',
    recorded: 'staff.team_removed',
    rate: 'write',
    params: z.object({ id: pathId }),
    body: staffReason,
    responses: { 204: empty },
    errors: ['NOT_FOUND'],
  },
  listStaffNotices: {
    method: 'GET',
    path: '/api/staff/notices',
    summary: 'What this member was told, newest first, and whether it also comes by mail',
    who: 'staff',
    permission: 'self',
    rate: 'read',
    responses: { 200: z.object({ notices: z.array(StaffNotice), mail: z.boolean() }) },
    errors: [],
  },
  markStaffNotices: {
    method: 'POST',
    path: '/api/staff/notices/reading',
    summary: 'This member has read all notices up to this one',
    who: 'staff',
    permission: 'self',
    rate: 'write',
    body: z.object({ up_to: z.int().min(0) }),
    responses: { 204: empty },
    errors: [],
  },
  setStaffNoticeMail: {
    method: 'PUT',
    path: '/api/staff/notices/mail',
    summary: 'Whether notices also come by mail',
    who: 'staff',
    permission: 'self',
    recorded: 'staff.notice_mail_set',
    rate: 'write',
    body: z.object({ mail: z.boolean() }),
    responses: { 204: empty },
    errors: [],
  },
});
