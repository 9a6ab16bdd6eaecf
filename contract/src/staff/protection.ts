import { z } from 'zod';
import { defineStaffCalls, type FileAnswer } from '../call.ts';
import {
  caseOutcomes,
  caseStates,
  fundsKinds,
  markerKinds,
  ProtectionRules,
  protectionLevels,
  protectionTemplates,
  SurveyTicket,
} from '../protection.ts';
import { cents, pathId, timestamp } from '../schemas.ts';
import { documentStatuses, documentTypes } from '../verification.ts';
import { staffReason } from './players.ts';

/** What a rule has seen on a day. Amounts among the figures are cents of EUR, their names end in `_cents`. */
export const ProtectionMarker = z
  .object({
    day: z.iso.date(),
    kind: z.enum(markerKinds),
    level: z.enum(['watch', 'act']),
    measure: z.int(),
    /** From what on this level is raised. */
    threshold: z.int(),
    figures: z.record(z.string(), z.int()),
    rules_version: z.int(),
    raised_at: timestamp,
  })
  .meta({ id: 'ProtectionMarker' });
export type ProtectionMarker = z.output<typeof ProtectionMarker>;

/** How a player stands, for the player's page and the card beside other work. */
export const PlayerSigns = z
  .object({
    player_id: z.int(),
    level: z.enum(protectionLevels),
    since: timestamp.nullable(),
    /** The newest of each rule that still counts, the graver first. */
    signs: z.array(ProtectionMarker),
    case: z.object({ id: z.int(), level: z.enum(['watch', 'act']), due_at: timestamp }).nullable(),
    /** Nothing is given or offered while a case to act on is open. */
    gifts_stopped: z.boolean(),
    money_source: z.object({
      asked_at: timestamp.nullable(),
      answered_at: timestamp.nullable(),
    }),
  })
  .meta({ id: 'PlayerSigns' });
export type PlayerSigns = z.output<typeof PlayerSigns>;

const caseLevels = ['watch', 'act'] as const;

export const ProtectionCase = z
  .object({
    id: z.int(),
    player_id: z.int(),
    nickname: z.string().nullable(),
    level: z.enum(caseLevels),
    state: z.enum(caseStates),
    version: z.int(),
    /** Null: a rule. */
    opened_by: z.string().nullable(),
    opened_why: z.string(),
    opened_at: timestamp,
    due_at: timestamp,
    is_late: z.boolean(),
    outcome: z.enum(caseOutcomes).nullable(),
    outcome_why: z.string().nullable(),
    outcome_by: z.string().nullable(),
    /** Whoever asks has proposed the outcome: somebody else agrees. */
    is_own_outcome: z.boolean(),
    agreed_by: z.string().nullable(),
    closed_at: timestamp.nullable(),
  })
  .meta({ id: 'ProtectionCase' });
export type ProtectionCase = z.output<typeof ProtectionCase>;

export const contactChannels = ['message', 'phone', 'chat', 'mail', 'letter'] as const;

/** A case with everything that was said, asked for and answered. */
export const ProtectionCaseFile = ProtectionCase.extend({
  signs: PlayerSigns,
  contacts: z.array(
    z.object({
      id: z.int(),
      channel: z.enum(contactChannels),
      is_from_player: z.boolean(),
      template: z.enum(protectionTemplates).nullable(),
      title: z.string().nullable(),
      said: z.string(),
      by: z.string(),
      at: timestamp,
    }),
  ),
  requests: z.array(z.object({ id: z.int(), kind: z.enum(fundsKinds), asked_by: z.string(), asked_at: timestamp })),
  answers: z.array(
    z.object({
      id: z.int(),
      at: timestamp,
      answers: SurveyTicket.shape.answers,
      questions: SurveyTicket.shape.questions,
      decision: z.object({ accepted: z.boolean(), by: z.string(), at: timestamp }).nullable(),
    }),
  ),
  /** What the player has handed in since something was asked for. */
  documents: z.array(
    z.object({
      id: z.int(),
      document_type: z.enum(documentTypes),
      status: z.enum(documentStatuses),
      file_name: z.string(),
      created_at: timestamp,
    }),
  ),
}).meta({ id: 'ProtectionCaseFile' });
export type ProtectionCaseFile = z.output<typeof ProtectionCaseFile>;

/** A player in the list, with what was counted in seven days. Amounts are cents of EUR. */
export const WatchedPlayer = z
  .object({
    player_id: z.int(),
    nickname: z.string().nullable(),
    level: z.enum(protectionLevels),
    since: timestamp.nullable(),
    signs: z.array(z.enum(markerKinds)),
    deposited_cents: cents,
    longest_minutes: z.int(),
    chases: z.int(),
    limits_asked: z.int(),
    /** How much of the limit that is used most is used, in a hundred; null: there is none. */
    limit_used_percent: z.int().nullable(),
    case_id: z.int().nullable(),
  })
  .meta({ id: 'WatchedPlayer' });
export type WatchedPlayer = z.output<typeof WatchedPlayer>;

export const StaffProtectionRules = z
  .object({
    version: z.int(),
    rules: ProtectionRules,
    /** The newest first. */
    versions: z.array(
      z.object({
        version: z.int(),
        state: z.enum(['proposed', 'agreed', 'declined']),
        from: timestamp,
        reason: z.string(),
        proposed_by: z.string(),
        proposed_at: timestamp,
        decided_by: z.string().nullable(),
        is_own: z.boolean(),
        rules: ProtectionRules,
      }),
    ),
  })
  .meta({ id: 'StaffProtectionRules' });
export type StaffProtectionRules = z.output<typeof StaffProtectionRules>;

/** What a regulator asks for, of one month of UTC. */
export const ProtectionReport = z
  .object({
    month: z.string(),
    lines: z.array(z.object({ group: z.string(), name: z.string(), count: z.int() })),
  })
  .meta({ id: 'ProtectionReport' });
export type ProtectionReport = z.output<typeof ProtectionReport>;

const read = { who: 'staff', permission: 'protection.read', rate: 'read' } as const;
const manage = { who: 'staff', permission: 'protection.manage', rate: 'write' } as const;
const byId = z.object({ id: pathId });
/** Who acts has seen this version of the case. */
const seen = staffReason.extend({ version: z.int().min(1).max(1_000_000) });
const file = { 200: ProtectionCaseFile };
const moved = 'protection.case_moved';
const month = z.object({ month: z.string().regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/) });

export const staffProtectionCalls = defineStaffCalls({
  readPlayerSigns: {
    method: 'GET',
    path: '/api/staff/players/:id/signs',
    summary: 'Signs that play may be hurting a player, the open case, and what is known of where the money comes from',
    who: 'staff',
    permission: 'protection.read',
    rate: 'read',
    recorded: 'staff.player_viewed',
    params: z.object({ id: pathId }),
    responses: { 200: PlayerSigns },
    errors: ['NOT_FOUND'],
  },
  listWatchedPlayers: {
    ...read,
    method: 'GET',
    path: '/api/staff/protection/players',
    summary: 'Players with signs, or those who have used most of a limit, with what was counted in seven days',
    recorded: 'protection.players_viewed',
    query: z.object({
      level: z.enum(caseLevels).optional(),
      sign: z.enum(markerKinds).optional(),
      /** How much of a limit is used at least, in a hundred: those who are near one, whether or not there is a sign. */
      limit_used: z.enum(['50', '80', '100']).optional(),
    }),
    responses: { 200: z.array(WatchedPlayer) },
    errors: [],
  },
  listProtectionCases: {
    ...read,
    method: 'GET',
    path: '/api/staff/protection/cases',
    summary: 'Cases, those that are due first; closed ones the newest first',
    query: z.object({
      state: z.enum([...caseStates, 'not_closed']).optional(),
      level: z.enum(caseLevels).optional(),
      player_id: z.coerce.number().int().positive().max(1e15).optional(),
    }),
    responses: { 200: z.array(ProtectionCase) },
    errors: [],
  },
  readProtectionCase: {
    ...read,
    method: 'GET',
    path: '/api/staff/protection/cases/:id',
    summary: 'One case: signs, what was said, asked for and answered',
    recorded: 'protection.case_viewed',
    params: byId,
    responses: file,
    errors: ['NOT_FOUND'],
  },
  openProtectionCase: {
    ...manage,
    method: 'POST',
    path: '/api/staff/protection/cases',
    summary: 'Opens a case by hand',
    recorded: 'protection.case_opened',
    body: staffReason.extend({ player_id: z.int().positive().max(1e15), level: z.enum(caseLevels) }),
    responses: file,
    errors: ['NOT_FOUND', 'case.open_already'],
  },
  moveProtectionCase: {
    ...manage,
    method: 'POST',
    path: '/api/staff/protection/cases/:id/move',
    summary: 'Waits for the player, goes on, or opens a closed case again',
    recorded: moved,
    params: byId,
    body: seen.extend({ move: z.enum(['wait', 'contact', 'reopen']) }),
    responses: file,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'case.not_now', 'case.open_already'],
  },
  noteProtectionContact: {
    ...manage,
    method: 'POST',
    path: '/api/staff/protection/cases/:id/contacts',
    summary: 'Writes down what was said, how and by which side',
    recorded: 'protection.contact_noted',
    params: byId,
    body: z.object({
      version: seen.shape.version,
      channel: z.enum(['phone', 'chat', 'mail', 'letter']),
      is_from_player: z.boolean(),
      said: z.string().trim().min(3).max(4_000),
    }),
    responses: file,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'case.not_now'],
  },
  writeToPlayer: {
    ...manage,
    method: 'POST',
    path: '/api/staff/protection/cases/:id/messages',
    summary: 'Writes to the player in the player’s language, by notice, mail and on the site',
    recorded: 'protection.player_written_to',
    params: byId,
    body: z.object({
      version: seen.shape.version,
      template: z.enum(['check_in', 'limits', 'break', 'help']),
      /** Below the words of the house. */
      own_words: z.string().trim().max(1_000).optional(),
    }),
    responses: file,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'case.not_now'],
  },
  askForFunds: {
    ...manage,
    method: 'POST',
    path: '/api/staff/protection/cases/:id/requests',
    summary: 'Asks the player where money comes from or what can be afforded; answered by form or by document',
    recorded: 'protection.funds_asked',
    params: byId,
    body: seen.extend({ kind: z.enum(fundsKinds) }),
    responses: file,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'case.not_now'],
  },
  decideFunds: {
    ...manage,
    method: 'POST',
    path: '/api/staff/protection/cases/:id/funds/decision',
    summary: 'Accepts the newest answer about money, or asks for more; the player is written to either way',
    recorded: 'protection.funds_decided',
    params: byId,
    body: seen.extend({
      /** What was read. */
      answer: z.int().positive().max(1e15),
      accept: z.boolean(),
      /** Below the words of the house: what is still missing. */
      own_words: z.string().trim().max(1_000).optional(),
    }),
    responses: file,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'case.not_now', 'REQUEST_OVER'],
  },
  closeProtectionCase: {
    ...manage,
    method: 'POST',
    path: '/api/staff/protection/cases/:id/outcome',
    summary: 'Ends a case; closing the account waits for a second person',
    recorded: moved,
    params: byId,
    body: seen.extend({ outcome: z.enum(caseOutcomes) }),
    responses: file,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'case.not_now'],
  },
  decideProtectionCase: {
    ...manage,
    method: 'POST',
    path: '/api/staff/protection/cases/:id/decision',
    summary: 'Agrees to what takes something from the player, or declines it',
    recorded: moved,
    params: byId,
    body: seen.extend({ agree: z.boolean() }),
    responses: file,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SECOND_PERSON_NEEDED', 'case.not_now'],
  },
  readStaffProtectionRules: {
    ...read,
    method: 'GET',
    path: '/api/staff/protection/rules',
    summary: 'The figures of the rules that hold, and their versions',
    responses: { 200: StaffProtectionRules },
    errors: [],
  },
  proposeProtectionRules: {
    ...manage,
    method: 'POST',
    path: '/api/staff/protection/rules',
    summary: 'Proposes other figures from a moment on; another person decides',
    recorded: 'protection.rules_proposed',
    body: staffReason.extend({ rules: ProtectionRules, from: timestamp }),
    responses: { 200: StaffProtectionRules },
    errors: ['publish.past'],
  },
  decideProtectionRules: {
    ...manage,
    method: 'POST',
    path: '/api/staff/protection/rules/:id/decision',
    summary: 'Agrees to other figures, or declines them',
    recorded: 'protection.rules_decided',
    params: byId,
    body: staffReason.extend({ agree: z.boolean() }),
    responses: { 200: StaffProtectionRules },
    errors: ['NOT_FOUND', 'SECOND_PERSON_NEEDED', 'REQUEST_OVER'],
  },
  readProtectionReport: {
    ...read,
    method: 'GET',
    path: '/api/staff/protection/report',
    summary: 'What a regulator asks for, of one month: signs, cases, what was said, outcomes, limits, breaks',
    query: month,
    responses: { 200: ProtectionReport },
    errors: [],
  },
  exportProtectionReport: {
    ...read,
    method: 'GET',
    path: '/api/staff/protection/report/file',
    summary: 'The same as a file, whose last line says who took it',
    recorded: 'staff.list_exported',
    query: month,
    file: true,
    responses: { 200: z.custom<FileAnswer>() },
    errors: [],
  },
});
