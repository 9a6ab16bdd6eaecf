import { z } from 'zod';
import { defineCalls, type FileAnswer } from './call.ts';
import { empty, pathId, timestamp } from './schemas.ts';

/** Who answers: `26` players, `2` VIP players, `1` visitors without an account. */
export const chatGroups = { default: 26, vip: 2, general: 1 } as const;
export const chatGroupIds = [chatGroups.default, chatGroups.vip, chatGroups.general] as const;

/** The name of this house in external ids of a chat: `{project}-{player id}`. */
export const chatProject = 'halley';

export const longestChatMessage = 2_000;
export const longestContactMessage = 4_000;
export const largestChatFileBytes = 5 * 1024 * 1024;

export const ChatFile = z.object({ id: z.int(), name: z.string(), media_type: z.string(), size_bytes: z.int() });

/** What is refused of a file in a conversation, whoever sends it. */
export const fileRefusals = [
  'document.too_large',
  'document.type_not_allowed',
  'document.unreadable',
  'document.active_content',
] as const;

/** Plain text, never markup. `number` counts from 1 within a conversation, without a gap. */
export const ChatMessage = z
  .object({
    number: z.int(),
    /** Chosen by whoever sent it: the same twice is one message. */
    client_id: z.uuid(),
    author: z.enum(['visitor', 'staff', 'system']),
    /** The first name of the member of staff; null for everybody else. */
    name: z.string().nullable(),
    /** Of a `system` message: `closed` or `moved`. */
    text: z.string(),
    file: ChatFile.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.output<typeof ChatMessage>;

export const Chat = z
  .object({
    /** Names this conversation for whoever may see it; null before the first message. */
    restoreId: z.uuid().nullable(),
    state: z.enum(['none', 'open', 'closed']),
    group_id: z.union([z.literal(26), z.literal(2), z.literal(1)]),
    messages: z.array(ChatMessage),
    /** There are older messages than the first of these. */
    has_older: z.boolean(),
    /** There are newer messages than the last of these: ask again. */
    has_newer: z.boolean(),
    last_number: z.int(),
    /** Up to which message each side has read. */
    visitor_read: z.int(),
    staff_read: z.int(),
    unread: z.int(),
    staff_typing: z.boolean(),
    rating: z.int().nullable(),
    /** Is somebody there now; when not, from when on, where that is known. */
    online: z.boolean(),
    opens_at: timestamp.nullable(),
  })
  .meta({ id: 'Chat' });
export type Chat = z.output<typeof Chat>;

/** What decides how the page offers support. */
export const SupportDesk = z
  .object({
    online: z.boolean(),
    opens_at: timestamp.nullable(),
    email: z.string(),
    /** The script of an external chat, where the operator has one. */
    widget: z.object({ script: z.string(), project: z.string() }).nullable(),
  })
  .meta({ id: 'SupportDesk' });
export type SupportDesk = z.output<typeof SupportDesk>;

const messageNumber = z
  .string()
  .regex(/^[0-9]{1,9}$/)
  .transform(Number);
const captcha = z.string().max(8192).optional();

/** As clients of both sides nest it: the ids in `data`, the rest beside it. */
const restoreData = z.object({ internalId: z.string().max(40), project: z.string().max(40) });

export const supportCalls = defineCalls({
  readSupportDesk: {
    method: 'GET',
    path: '/api/support',
    summary: 'Whether somebody is there, and which chat is offered',
    who: 'anyone',
    rate: 'read',
    responses: { 200: SupportDesk },
    errors: [],
  },
  readChat: {
    method: 'GET',
    path: '/api/support/chat',
    summary:
      'The conversation of this player, or of this guest: its newest messages, those before, or those after a number',
    who: 'anyone',
    rate: 'read',
    query: z.object({
      before: messageNumber.optional(),
      after: messageNumber.optional(),
      restore_id: z.uuid().optional(),
    }),
    responses: { 200: Chat },
    errors: ['NOT_FOUND'],
  },
  sendChatMessage: {
    method: 'POST',
    path: '/api/support/chat/messages',
    summary: 'Says something; the first message opens the conversation',
    who: 'anyone',
    rate: 'write',
    body: z.object({ client_id: z.uuid(), text: z.string().max(longestChatMessage), captcha }),
    responses: { 201: ChatMessage },
    errors: ['text.required', 'base.captcha_invalid', 'SUPPORT_CLOSED', 'RATE_LIMITED', 'IDEMPOTENCY_CONFLICT'],
  },
  sendChatFile: {
    method: 'POST',
    path: '/api/support/chat/files',
    summary: 'Sends a picture or a PDF; its type is found from its content',
    who: 'anyone',
    rate: 'write',
    upload: { part: 'file', maxBytes: largestChatFileBytes, tooLarge: 'document.too_large' },
    body: z.object({ client_id: z.uuid(), text: z.string().max(longestChatMessage).default('') }),
    responses: { 201: ChatMessage },
    errors: ['NOT_FOUND', ...fileRefusals, 'document.too_many_today', 'RATE_LIMITED', 'IDEMPOTENCY_CONFLICT'],
  },
  readChatFile: {
    method: 'GET',
    path: '/api/support/chat/files/:id',
    summary: 'A file of the own conversation, as an attachment',
    who: 'anyone',
    rate: 'read',
    params: z.object({ id: pathId }),
    file: true,
    responses: { 200: z.custom<FileAnswer>() },
    errors: ['NOT_FOUND'],
  },
  markChatRead: {
    method: 'POST',
    path: '/api/support/chat/read',
    summary: 'Everything up to a message has been read',
    who: 'anyone',
    rate: 'write',
    body: z.object({ number: z.int().min(0).max(1_000_000_000) }),
    responses: { 200: z.object({ unread: z.int() }) },
    errors: [],
  },
  noteChatTyping: {
    method: 'POST',
    path: '/api/support/chat/typing',
    summary: 'The visitor is writing; holds for a few seconds',
    who: 'anyone',
    rate: 'write',
    body: z.object({}),
    responses: { 204: empty },
    errors: [],
  },
  closeChat: {
    method: 'POST',
    path: '/api/support/chat/close',
    summary: 'Ends the conversation; another message opens it again',
    who: 'anyone',
    rate: 'write',
    body: z.object({}),
    responses: { 204: empty },
    errors: ['NOT_FOUND'],
  },
  rateChat: {
    method: 'POST',
    path: '/api/support/chat/rating',
    summary: 'How good the help was, once the conversation is closed',
    who: 'anyone',
    rate: 'write',
    body: z.object({ rating: z.int().min(1).max(5) }),
    responses: { 204: empty },
    errors: ['NOT_FOUND'],
  },
  readRestoreId: {
    method: 'POST',
    path: '/restore-id/get',
    summary: 'The id by which the chat of this player is restored; empty where none was kept',
    who: 'player',
    rate: 'read',
    body: z.object({ data: restoreData, requestId: z.uuid(), type: z.literal('Api.V1.RestoreId.Get') }),
    responses: { 200: z.object({ data: z.object({ restoreId: z.string() }) }) },
    errors: ['NOT_FOUND'],
  },
  writeRestoreId: {
    method: 'POST',
    path: '/restore-id/set',
    summary: 'Keeps the id by which the chat of this player is restored; an empty one forgets it',
    who: 'player',
    rate: 'write',
    body: z.object({
      data: restoreData.extend({ restoreId: z.string().max(200) }),
      requestId: z.uuid(),
      type: z.literal('Api.V1.RestoreId.Set'),
    }),
    responses: { 200: z.object({ data: z.object({ restoreId: z.string() }) }) },
    errors: ['NOT_FOUND'],
  },
  sendContactMessage: {
    method: 'POST',
    path: '/api/send_contact_message',
    summary: 'A letter to support; a guest shows the captcha',
    who: 'anyone',
    rate: 'write',
    body: z.object({
      contact: z.object({
        email: z.string().max(254),
        content: z.string().max(2 * longestContactMessage),
        captcha,
      }),
    }),
    responses: { 201: z.object({ ticket: z.int() }) },
    errors: ['email.invalid', 'content.required', 'content.too_long', 'base.captcha_invalid', 'base.too_many_messages'],
  },
});
