import { z } from 'zod';
import { defineStaffCalls, type FileAnswer } from '../call.ts';
import { cents, currency, timestamp } from '../schemas.ts';
import { StaffQueue } from './queues.ts';
import { reportFormats } from './reports.ts';

const reportProducts = ['casino', 'live', 'sport', 'jackpots'] as const;
export const breakdownWays = ['country', 'currency', 'product', 'game', 'studio', 'campaign', 'partner'] as const;
export type BreakdownWay = (typeof breakdownWays)[number];

/** Days are UTC's, both included. Sums of several currencies are converted by the rate of each day into `shown_in`. */
const period = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  shown_in: currency,
  brand: z.string().max(80).optional(),
  country: z.string().max(2).optional(),
  currency: currency.optional(),
  product: z.enum(reportProducts).optional(),
});

export const ReportFigures = z
  .object({
    deposits_cents: cents,
    cashouts_cents: cents,
    /** With those that the house paid; less what was given back. */
    stakes_cents: cents,
    wins_cents: cents,
    ggr_cents: cents,
    bonus_cost_cents: cents,
    ngr_cents: cents,
    bets: z.int(),
    /** Of sports bets that were decided; null where what is asked for is not all players. */
    sports_decided_cents: cents.nullable(),
    sports_margin_cents: cents.nullable(),
  })
  .meta({ id: 'ReportFigures' });
export type ReportFigures = z.output<typeof ReportFigures>;

/** Not by currency or product: a player is one in all of them. */
export const ReportPlayers = z
  .object({ joined: z.int(), first_deposits: z.int(), active: z.int(), returning: z.int() })
  .meta({ id: 'ReportPlayers' });
export type ReportPlayers = z.output<typeof ReportPlayers>;

const ReportDay = z
  .object({ day: z.iso.date(), figures: ReportFigures, players: ReportPlayers.nullable() })
  .meta({ id: 'ReportDay' });
export type ReportDay = z.output<typeof ReportDay>;

/** Today by now, and what the same weekdays before had come to by then; null: there is none to compare with. */
const ReportToday = z
  .object({ day: z.iso.date(), figures: ReportFigures, usual: ReportFigures.nullable(), weeks: z.int() })
  .meta({ id: 'ReportToday' });

export const ReportOverview = z
  .object({
    shown_in: currency,
    /** Everything up to then is counted; null: nothing was yet. */
    fed_at: timestamp.nullable(),
    days: z.array(ReportDay),
    before: z.array(ReportDay),
    today: ReportToday,
    choices: z.object({
      brands: z.array(z.string()),
      countries: z.array(z.string()),
      currencies: z.array(currency),
    }),
  })
  .meta({ id: 'ReportOverview' });
export type ReportOverview = z.output<typeof ReportOverview>;

export const BreakdownRow = z
  .object({
    key: z.string(),
    /** Of a game; else the key. */
    title: z.string(),
    figures: ReportFigures,
    ggr_before_cents: cents,
    /** Of countries, campaigns and partners. */
    players: ReportPlayers.nullable(),
  })
  .meta({ id: 'BreakdownRow' });
export type BreakdownRow = z.output<typeof BreakdownRow>;

const seconds = z.int();
const share = z.number();

/** What somebody should look at, worst first. `books` and `calm` say that all is well, with the time of the look. */
export const ReportAlert = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('payments_slow'),
      at: timestamp,
      method: z.string(),
      median_s: seconds,
      usual_s: seconds,
      open: z.int(),
    }),
    z.object({
      kind: z.literal('payments_failing'),
      at: timestamp,
      method: z.string(),
      failed: z.int(),
      of: z.int(),
      usual: share,
    }),
    z.object({
      kind: z.literal('game_return'),
      at: timestamp,
      game: z.string(),
      title: z.string(),
      rounds: z.int(),
      actual: share,
      expected: share,
      tolerance: share,
    }),
    z.object({
      kind: z.literal('feed'),
      at: timestamp,
      feed: z.string(),
      state: z.enum(['late', 'down', 'recovering']),
    }),
    z.object({ kind: z.literal('audit'), at: timestamp, findings: z.int(), detail: z.string() }),
    z.object({ kind: z.literal('jobs'), at: timestamp, failed: z.int(), late_s: seconds }),
    z.object({ kind: z.literal('reports_late'), at: timestamp, late_s: seconds }),
    z.object({ kind: z.literal('books_agree'), at: timestamp }),
  ])
  .meta({ id: 'ReportAlert' });
export type ReportAlert = z.output<typeof ReportAlert>;

const liveCounts = [
  ...['players_games', 'players_live', 'players_sport', 'bets_a_minute', 'deposits_an_hour'],
  ...['reality_checks', 'on_break'],
] as const;

export const ReportLive = z
  .object({
    at: timestamp.nullable(),
    players: z.int(),
    /** Since midnight (UTC). */
    peak: z.object({ players: z.int(), at: timestamp }).nullable(),
    /** Players, every quarter of an hour, the oldest first. */
    course: z.array(z.int()),
    counts: z.array(
      z.object({ name: z.enum(liveCounts as unknown as [string]), now: z.int(), hour_ago: z.int().nullable() }),
    ),
  })
  .meta({ id: 'ReportLive' });
export type ReportLive = z.output<typeof ReportLive>;

export const QueueAges = StaffQueue.extend({
  /** How many are younger than a quarter of the promise, than half, than all of it, and how many are older. */
  ages: z.tuple([z.int(), z.int(), z.int(), z.int()]).nullable(),
}).meta({ id: 'QueueAges' });
export type QueueAges = z.output<typeof QueueAges>;

const read = { method: 'GET', who: 'staff', permission: 'reports.read', rate: 'read' } as const;

export const staffOverviewCalls = defineStaffCalls({
  readOverview: {
    ...read,
    path: '/api/staff/overview',
    summary: 'Money and players by day, beside the period before and what is usual by now',
    query: period,
    responses: { 200: ReportOverview },
    errors: ['period.invalid'],
  },
  readBreakdown: {
    ...read,
    path: '/api/staff/overview/breakdown',
    summary: 'A period by country, currency, product, game, studio, campaign or partner',
    query: period.extend({ by: z.enum(breakdownWays) }),
    responses: { 200: z.object({ rows: z.array(BreakdownRow), total: ReportFigures, is_cut: z.boolean() }) },
    errors: ['period.invalid'],
  },
  exportOverview: {
    ...read,
    permission: 'reports.export',
    rate: 'write',
    path: '/api/staff/overview/file',
    summary: 'The days of the period or a breakdown of it as a file; that it leaves is in the trail',
    recorded: 'staff.list_exported',
    query: period.extend({ by: z.enum(['day', ...breakdownWays]), format: z.enum(reportFormats) }),
    file: true,
    responses: { 200: z.custom<FileAnswer>() },
    errors: ['period.invalid'],
  },
  readAlerts: {
    ...read,
    path: '/api/staff/overview/alerts',
    summary: 'What somebody should look at',
    responses: { 200: z.object({ alerts: z.array(ReportAlert) }) },
    errors: [],
  },
  readLiveCounts: {
    ...read,
    path: '/api/staff/overview/live',
    summary: 'What is going on now, and an hour ago',
    responses: { 200: ReportLive },
    errors: [],
  },
  readQueueAges: {
    ...read,
    path: '/api/staff/overview/queues',
    summary: 'Queues this member may see, by age against their promised time',
    responses: { 200: z.object({ queues: z.array(QueueAges) }) },
    errors: [],
  },
});
