import { z } from 'zod';
import { defineStaffCalls, type FileAnswer } from '../call.ts';
import { empty, pathId, timestamp } from '../schemas.ts';
import {
  ChatMessage,
  chatGroupIds,
  fileRefusals,
  largestChatFileBytes,
  longestChatMessage,
  longestContactMessage,
} from '../support.ts';

/** A conversation in the queue: nothing that was said is in it. */
export const QueuedChat = z
  .object({
    id: z.int(),
    group_id: z.int(),
    state: z.enum(['open', 'closed']),
    /** Null for a guest. */
    player_id: z.int().nullable(),
    language: z.string(),
    /** Since when somebody waits for an answer; null while nobody does. */
    waiting_since: timestamp.nullable(),
    last_number: z.int(),
    unread: z.int(),
    visitor_typing: z.boolean(),
    /** Who of the staff answered last. */
    member: z.string().nullable(),
    rating: z.int().nullable(),
    updated_at: timestamp,
  })
  .meta({ id: 'QueuedChat' });
export type QueuedChat = z.output<typeof QueuedChat>;

export const ChatQueue = z
  .object({
    chats: z.array(QueuedChat),
    /** How many wait in each group. */
    waiting: z.array(z.object({ group_id: z.int(), chats: z.int() })),
    open_tickets: z.int(),
    now: timestamp,
  })
  .meta({ id: 'ChatQueue' });
export type ChatQueue = z.output<typeof ChatQueue>;

export const StaffChat = QueuedChat.extend({
  messages: z.array(ChatMessage),
  has_older: z.boolean(),
  has_newer: z.boolean(),
  visitor_read: z.int(),
  staff_read: z.int(),
  player: z.object({ id: z.int(), nickname: z.string().nullable(), email: z.string() }).nullable(),
}).meta({ id: 'StaffChat' });
export type StaffChat = z.output<typeof StaffChat>;

export const SupportTicket = z
  .object({
    id: z.int(),
    email: z.string(),
    content: z.string(),
    player_id: z.int().nullable(),
    language: z.string(),
    state: z.enum(['open', 'answered', 'closed']),
    answer: z.string().nullable(),
    member: z.string().nullable(),
    created_at: timestamp,
    handled_at: timestamp.nullable(),
  })
  .meta({ id: 'SupportTicket' });
export type SupportTicket = z.output<typeof SupportTicket>;

export const CannedReply = z.object({ key: z.string(), title: z.string(), texts: z.record(z.string(), z.string()) });
export type CannedReply = z.output<typeof CannedReply>;

const byId = z.object({ id: pathId });
const number = z
  .string()
  .regex(/^[0-9]{1,9}$/)
  .transform(Number)
  .optional();

/** Everything here needs the one permission of the support desk. */
const forSupport = { who: 'staff', permission: 'support.answer' } as const;

export const staffSupportCalls = defineStaffCalls({
  listChatQueue: {
    method: 'GET',
    path: '/api/staff/support/chats',
    summary: 'Conversations by group, who waits longest first; says nothing of what was said',
    ...forSupport,
    rate: 'read',
    query: z.object({
      group: z.enum(['26', '2', '1']).transform(Number).optional(),
      state: z.enum(['open', 'closed']).default('open'),
    }),
    responses: { 200: ChatQueue },
    errors: [],
  },
  openStaffChat: {
    method: 'POST',
    path: '/api/staff/support/chats/:id/visits',
    summary: 'Opens a conversation to read; from then on the member may follow it',
    ...forSupport,
    recorded: 'staff.chat_viewed',
    rate: 'read',
    params: byId,
    body: z.object({}),
    responses: { 200: StaffChat },
    errors: ['NOT_FOUND'],
  },
  followStaffChat: {
    method: 'GET',
    path: '/api/staff/support/chats/:id',
    summary: 'What is new, or older, in a conversation this member has opened',
    ...forSupport,
    rate: 'read',
    params: byId,
    query: z.object({ after: number, before: number }),
    responses: { 200: StaffChat },
    errors: ['NOT_FOUND'],
  },
  messagePlayer: {
    method: 'POST',
    path: '/api/staff/players/:id/messages',
    summary:
      'Writes into the conversation of a player, and begins it if there was none; the same client id twice is one message',
    ...forSupport,
    recorded: 'staff.chat_answered',
    rate: 'write',
    params: byId,
    body: z.object({ client_id: z.uuid(), text: z.string().max(longestChatMessage) }),
    responses: { 201: z.object({ chat_id: z.int() }) },
    errors: ['NOT_FOUND', 'IDEMPOTENCY_CONFLICT', 'text.required'],
  },
  answerChat: {
    method: 'POST',
    path: '/api/staff/support/chats/:id/messages',
    summary: 'Answers; the same client id twice is one answer',
    ...forSupport,
    recorded: 'staff.chat_answered',
    rate: 'write',
    params: byId,
    body: z.object({ client_id: z.uuid(), text: z.string().max(longestChatMessage) }),
    responses: { 201: ChatMessage },
    errors: ['NOT_FOUND', 'text.required', 'IDEMPOTENCY_CONFLICT'],
  },
  answerChatWithFile: {
    method: 'POST',
    path: '/api/staff/support/chats/:id/files',
    summary: 'Answers with a picture or a PDF',
    ...forSupport,
    recorded: 'staff.chat_answered',
    rate: 'write',
    params: byId,
    upload: { part: 'file', maxBytes: largestChatFileBytes, tooLarge: 'document.too_large' },
    body: z.object({ client_id: z.uuid(), text: z.string().max(longestChatMessage).default('') }),
    responses: { 201: ChatMessage },
    errors: ['NOT_FOUND', ...fileRefusals, 'IDEMPOTENCY_CONFLICT'],
  },
  readStaffChatFile: {
    method: 'GET',
    path: '/api/staff/support/files/:id',
    summary: 'A file of a conversation, as an attachment',
    ...forSupport,
    recorded: 'staff.chat_file_viewed',
    rate: 'read',
    params: byId,
    file: true,
    responses: { 200: z.custom<FileAnswer>() },
    errors: ['NOT_FOUND'],
  },
  noteStaffTyping: {
    method: 'POST',
    path: '/api/staff/support/chats/:id/typing',
    summary: 'A member is writing; holds for a few seconds',
    ...forSupport,
    rate: 'write',
    params: byId,
    body: z.object({}),
    responses: { 204: empty },
    errors: ['NOT_FOUND'],
  },
  closeStaffChat: {
    method: 'POST',
    path: '/api/staff/support/chats/:id/closing',
    summary: 'Ends a conversation',
    ...forSupport,
    recorded: 'staff.chat_closed',
    rate: 'write',
    params: byId,
    body: z.object({}),
    responses: { 204: empty },
    errors: ['NOT_FOUND'],
  },
  moveChat: {
    method: 'POST',
    path: '/api/staff/support/chats/:id/group',
    summary: 'Hands a conversation to another group',
    ...forSupport,
    recorded: 'staff.chat_moved',
    rate: 'write',
    params: byId,
    body: z.object({ group_id: z.union(chatGroupIds.map((id) => z.literal(id))) }),
    responses: { 204: empty },
    errors: ['NOT_FOUND'],
  },
  listCannedReplies: {
    method: 'GET',
    path: '/api/staff/support/replies',
    summary: 'Answers that are written once and used often',
    ...forSupport,
    rate: 'read',
    responses: { 200: z.array(CannedReply) },
    errors: [],
  },
  listTickets: {
    method: 'GET',
    path: '/api/staff/support/tickets',
    summary: 'Letters of the contact form; open ones the oldest first, others the newest first',
    ...forSupport,
    recorded: 'staff.tickets_viewed',
    rate: 'read',
    query: z.object({ state: z.enum(['open', 'answered', 'closed']).default('open'), after: number }),
    responses: { 200: z.object({ tickets: z.array(SupportTicket), next_after: z.int().nullable() }) },
    errors: [],
  },
  answerTicket: {
    method: 'POST',
    path: '/api/staff/support/tickets/:id/answer',
    summary: 'Answers a letter by mail',
    ...forSupport,
    recorded: 'staff.ticket_answered',
    rate: 'write',
    params: byId,
    body: z.object({ text: z.string().max(longestContactMessage) }),
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'text.required', 'ticket.handled_already'],
  },
  closeTicket: {
    method: 'POST',
    path: '/api/staff/support/tickets/:id/closing',
    summary: 'Puts a letter away without an answer',
    ...forSupport,
    recorded: 'staff.ticket_closed',
    rate: 'write',
    params: byId,
    body: z.object({}),
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'ticket.handled_already'],
  },
});
