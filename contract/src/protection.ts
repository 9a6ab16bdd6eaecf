import { z } from 'zod';
import { type Call, defineCalls } from './call.ts';
import { cents, empty, timestamp } from './schemas.ts';
import { selfTestResults } from './self-test.ts';

/** What may show that play is hurting somebody. */
export const markerKinds = [
  'rising_deposits',
  'chasing',
  'raising_stakes',
  'night_play',
  'failed_cards',
  'recalled_cashouts',
  'raised_limits',
  'long_sessions',
  'at_the_limit',
] as const;
export type MarkerKind = (typeof markerKinds)[number];

export const protectionLevels = ['none', 'watch', 'act'] as const;
export type ProtectionLevel = (typeof protectionLevels)[number];

/** How far people are with a case. `second_person`: somebody else has to agree to what takes something from the player. */
export const caseStates = ['open', 'contact', 'waiting', 'second_person', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

export const caseOutcomes = [
  'no_action',
  'limit_proposed',
  'break_proposed',
  'document_asked',
  'account_closed',
] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

/** A rule counts something over some days, and speaks from a figure on: quietly, then so that somebody acts. */
const ruleOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object({ days: z.int().min(1).max(31), watch: z.int().min(1), act: z.int().min(1), ...shape })
    .refine((rule) => (rule as { watch: number; act: number }).watch <= (rule as { act: number }).act, {
      path: ['act'],
      message: 'must not be below what is watched',
    });
const amount = cents.min(100).max(100_000_000);
const minutes = z.int().min(15).max(1440);
const hour = z.int().min(0).max(23);

/** Amounts are cents of EUR; other currencies count at the rate of the moment they are counted. */
export const ProtectionRules = z
  .object({
    /** In a hundred of what was usual: the same number of days on average over the four weeks before, or `usual_cents`. */
    rising_deposits: ruleOf({ usual_cents: amount }),
    /** Deposits within so many minutes after losing so much. */
    chasing: ruleOf({ minutes, lost_cents: amount }),
    /** How often the average stake of a quarter of an hour was so many hundredths of the one before, after losing so much. */
    raising_stakes: ruleOf({ percent: z.int().min(110).max(10_000), minutes, lost_cents: amount }),
    /** Nights with so many rounds. Hours are of the house's time zone; the night may cross midnight. */
    night_play: ruleOf({ from_hour: hour, to_hour: hour, rounds: z.int().min(1).max(10_000) }),
    failed_cards: ruleOf({}),
    recalled_cashouts: ruleOf({}),
    raised_limits: ruleOf({}),
    /** Days with play of so many minutes without a pause of a quarter of an hour. */
    long_sessions: ruleOf({ minutes }),
    /** Days on which a limit was met. */
    at_the_limit: ruleOf({}),
    time_zone: z
      .string()
      .regex(/^[A-Za-z]+(\/[A-Za-z_+-]+){0,2}$/)
      .max(60),
    /** So many signs to be watched at once are as much as one to act on. */
    act_from_signs: z.int().min(2).max(9),
    /** A sign counts for so many days. */
    counts_days: z.int().min(1).max(90),
    /** How soon somebody has to be done with a case. */
    act_within_hours: z.int().min(1).max(720),
    watch_within_hours: z.int().min(1).max(720),
  })
  .meta({ id: 'ProtectionRules' });
export type ProtectionRules = z.output<typeof ProtectionRules>;

export const PublishedProtectionRules = z
  .object({
    /** 0: what holds in a house where nobody has changed it. */
    version: z.int(),
    from: timestamp.nullable(),
    rules: ProtectionRules,
  })
  .meta({ id: 'PublishedProtectionRules' });
export type PublishedProtectionRules = z.output<typeof PublishedProtectionRules>;

/** What we write to players, in their language. */
export const protectionTemplates = ['check_in', 'limits', 'break', 'help', 'funds', 'funds_accepted'] as const;
export type ProtectionTemplate = (typeof protectionTemplates)[number];

/** A message of the people who look after players. It stays where it was written, unlike a notice. */
export const ProtectionMessage = z
  .object({ id: z.int(), template: z.enum(protectionTemplates), title: z.string(), text: z.string(), at: timestamp })
  .meta({ id: 'ProtectionMessage' });
export type ProtectionMessage = z.output<typeof ProtectionMessage>;

const told = z.string().trim().min(1).max(500);
const surveyKeys = {
  main_source_of_income: told,
  total_annual_earnings: told,
  expected_yearly_spending: told,
  employment_status: told,
  primary_occupation: told,
  nationality: told,
  place_of_birth: told,
};

/** Where money comes from, as a client in the field asks for it; questions hold the shown texts under the same keys. */
export const SurveyTicket = z
  .object({
    email: z.string().trim().max(320),
    player_id: z.union([z.int().positive(), z.string().regex(/^[1-9][0-9]{0,14}$/)]).transform(Number),
    submitted_at: z.iso.datetime({ offset: true }).optional(),
    answers: z.object({ ...surveyKeys, other_sources_of_income: z.array(told).max(20) }),
    questions: z.object({ ...surveyKeys, other_sources_of_income: told }),
  })
  .meta({ id: 'SurveyTicket' });
export type SurveyTicket = z.output<typeof SurveyTicket>;

/** Both come with status 200: these clients read what became of it from the body. */
export const SurveyTicketAnswer = z
  .union([
    z.object({ status: z.literal('ok'), statusCode: z.literal(200), error: z.null(), ticketId: z.int().optional() }),
    z.object({
      status: z.literal('failed'),
      statusCode: z.union([z.literal(400), z.literal(502), z.literal(503)]),
      error: z.object({ label: z.string(), message: z.string() }),
    }),
  ])
  .meta({ id: 'SurveyTicketAnswer' });
export type SurveyTicketAnswer = z.output<typeof SurveyTicketAnswer>;

export const fundsKinds = ['source_of_funds', 'affordability'] as const;

/** What a player is asked about money, and what became of what was told last. */
export const FundsStanding = z
  .object({
    /** Null: nothing waits for the player. */
    asked: z.object({ kind: z.enum(fundsKinds), at: timestamp }).nullable(),
    /** Without a decision, somebody looks at it. */
    told: z.object({ at: timestamp, accepted: z.boolean().nullable() }).nullable(),
  })
  .meta({ id: 'FundsStanding' });
export type FundsStanding = z.output<typeof FundsStanding>;

export const protectionCalls = defineCalls({
  readProtectionRules: {
    method: 'GET',
    path: '/api/protection/rules',
    summary: 'How the house notices that play may be hurting, with the figures that hold now',
    who: 'anyone',
    rate: 'read',
    cached: 'all',
    responses: { 200: PublishedProtectionRules },
    errors: [],
  },
  listProtectionMessages: {
    method: 'GET',
    path: '/api/player/protection/messages',
    summary: 'What the people who look after players have written to this one, the newest first',
    who: 'player',
    rate: 'read',
    responses: { 200: z.array(ProtectionMessage) },
    errors: [],
  },
  noteSelfTest: {
    method: 'POST',
    path: '/api/player/protection/self-test',
    summary:
      'Counts the result of a self-test for this month; its answers are not sent, and another result takes its place',
    who: 'player',
    rate: 'write',
    body: z.object({ result: z.enum(selfTestResults) }),
    responses: { 204: empty },
    errors: [],
  },
  readFundsStanding: {
    method: 'GET',
    path: '/api/player/protection/funds',
    summary: 'Whether this player is asked where money comes from, and what became of the last answer',
    who: 'player',
    rate: 'read',
    responses: { 200: FundsStanding },
    errors: [],
  },
  sendSurveyTicket: {
    method: 'POST',
    path: '/api-fe/freshdesk/tickets',
    summary: 'Tells where the money of this player comes from; the same answer twice is one',
    who: 'player',
    rate: 'write',
    // What does not fit is answered in the body, in the words these clients know.
    body: SurveyTicket.nullable().catch(null),
    responses: { 200: SurveyTicketAnswer },
    errors: [],
  },
} satisfies Record<string, Call>);
