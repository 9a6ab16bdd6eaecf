import { z } from 'zod';
import { defineStaffCalls, type FileAnswer } from '../call.ts';
import { countryCode, currency, empty, pathId, timestamp } from '../schemas.ts';

/** The reports there are. None of them names a player: the statement of one is a call of its own. */
export const reportNames = ['finance', 'games', 'bonuses', 'payments', 'cohorts', 'value', 'taxes'] as const;
export type ReportName = (typeof reportNames)[number];

/** `money`: in subunits of the row's currency, as a text, so that no sum is too large. `percent`: parts of a hundred. */
const columnKinds = ['text', 'day', 'month', 'moment', 'money', 'count', 'percent', 'seconds'] as const;

export const ReportRow = z
  .object({
    currency: currency.nullable(),
    cells: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
  })
  .meta({ id: 'ReportRow' });
export type ReportRow = z.output<typeof ReportRow>;

/** A table that says itself how it is read: screens and files are made of it alike. */
export const ReportTable = z
  .object({
    name: z.string(),
    title: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
    columns: z.array(z.object({ key: z.string(), head: z.string(), kind: z.enum(columnKinds) })),
    rows: z.array(ReportRow),
    /** By currency. */
    totals: z.array(ReportRow),
    /** The totals of as many days before. */
    before: z.array(ReportRow),
    /** What must be known to read it. */
    notes: z.array(z.string()),
  })
  .meta({ id: 'ReportTable' });
export type ReportTable = z.output<typeof ReportTable>;

const day = z.iso.date();
export const reportFormats = ['csv', 'xlsx'] as const;
export const reportIntervals = ['daily', 'weekly', 'monthly'] as const;

/** Each report takes of it what it knows; days are UTC's. */
export const ReportQuery = z.object({
  from: day.optional(),
  to: day.optional(),
  by: z.enum(['day', 'month']).optional(),
  currency: currency.optional(),
  country: countryCode.optional(),
  /** Everything in one currency, by the last rate of each day; unset: a line for each currency, unconverted. */
  shown_in: currency.optional(),
  /** What cohorts are made by. */
  since: z.enum(['registration', 'first_deposit']).optional(),
});
export type ReportQuery = z.output<typeof ReportQuery>;

const byName = z.object({ name: z.enum(reportNames) });
const read = { who: 'staff', permission: 'reports.read', rate: 'read' } as const;
const take = { who: 'staff', permission: 'reports.export', rate: 'write' } as const;
const format = z.enum(reportFormats);
/** Whose money a statement or a day's movements is about. */
const ofPlayers = { who: 'staff', permission: 'payments.read', rate: 'read' } as const;
const statementQuery = z.object({ from: day.optional(), to: day.optional(), currency: currency.optional() });

const scheduled = {
  report: z.enum(reportNames),
  every: z.enum(reportIntervals),
  format,
  currency: currency.nullable(),
};

export const ReportSchedule = z
  .object({
    id: z.int(),
    ...scheduled,
    by: z.string(),
    is_own: z.boolean(),
    recipients: z.array(z.object({ id: z.int(), name: z.string() })),
    next_at: timestamp.nullable(),
    stopped_at: timestamp.nullable(),
  })
  .meta({ id: 'ReportSchedule' });
export type ReportSchedule = z.output<typeof ReportSchedule>;

export const ReportSending = z
  .object({
    id: z.int(),
    ...scheduled,
    from: day,
    to: day,
    sent_at: timestamp,
    /** Who was told, and who was not because they may not read reports any more. */
    told: z.array(z.string()),
    left_out: z.array(z.string()),
    rows: z.int(),
  })
  .meta({ id: 'ReportSending' });
export type ReportSending = z.output<typeof ReportSending>;

const byId = z.object({ id: pathId });

export const staffReportCalls = defineStaffCalls({
  readReport: {
    ...read,
    method: 'GET',
    path: '/api/staff/reports/:name',
    summary: 'A report of some days, with totals and those of as many days before',
    params: byName,
    query: ReportQuery,
    responses: { 200: ReportTable },
    errors: ['to.invalid'],
  },
  exportReport: {
    ...take,
    method: 'GET',
    path: '/api/staff/reports/:name/file',
    summary: 'The same as a file; that it leaves is in the trail, and the file says who took it',
    recorded: 'staff.list_exported',
    params: byName,
    query: ReportQuery.extend({ format }),
    file: true,
    responses: { 200: z.custom<FileAnswer>() },
    errors: ['to.invalid'],
  },
  readPlayerStatement: {
    ...ofPlayers,
    method: 'GET',
    path: '/api/staff/statements/:id',
    summary: 'The statement of a player: what was there, every movement, and what is there',
    recorded: 'reports.statement_viewed',
    params: byId,
    query: statementQuery,
    responses: { 200: ReportTable },
    errors: ['NOT_FOUND', 'to.invalid'],
  },
  exportPlayerStatement: {
    ...take,
    method: 'GET',
    path: '/api/staff/statements/:id/file',
    summary: 'The statement of a player as a file, for who may see payments of players',
    recorded: 'staff.list_exported',
    params: byId,
    query: statementQuery.extend({ format }),
    file: true,
    responses: { 200: z.custom<FileAnswer>() },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'to.invalid'],
  },
  readDayMovements: {
    ...ofPlayers,
    method: 'GET',
    path: '/api/staff/movements',
    summary: 'What moved wallets on a day, newest first: what the figures of the day are made of',
    recorded: 'reports.movements_viewed',
    query: z.object({
      day: day,
      currency,
      before: z
        .string()
        .regex(/^[0-9]{1,18}$/)
        .optional(),
    }),
    responses: { 200: z.object({ table: ReportTable, next_before: z.string().nullable() }) },
    errors: [],
  },
  listReportReaders: {
    ...take,
    method: 'GET',
    path: '/api/staff/report_readers',
    summary: 'Members who may read reports, to choose who is told of one',
    responses: { 200: z.array(z.object({ id: z.int(), name: z.string() })) },
    errors: [],
  },
  listReportSchedules: {
    ...read,
    method: 'GET',
    path: '/api/staff/report_schedules',
    summary: 'Which reports are made by themselves and who is told, and those of the past',
    responses: { 200: z.object({ schedules: z.array(ReportSchedule), sendings: z.array(ReportSending) }) },
    errors: [],
  },
  scheduleReport: {
    ...take,
    method: 'POST',
    path: '/api/staff/report_schedules',
    summary: 'Has a report made every day, week or month; whoever is told opens it behind the sign-in',
    recorded: 'reports.scheduled',
    body: z.object({
      /** Made by the page: a second click is the same wish. */
      key: z.uuid(),
      report: scheduled.report,
      every: scheduled.every,
      format,
      currency: currency.optional(),
      recipients: z.array(z.int().positive()).min(1).max(20),
    }),
    responses: { 201: ReportSchedule },
    errors: ['recipients.invalid', 'IDEMPOTENCY_CONFLICT'],
  },
  stopReportSchedule: {
    ...take,
    method: 'DELETE',
    path: '/api/staff/report_schedules/:id',
    summary: 'The report is not made by itself any more',
    recorded: 'reports.schedule_stopped',
    params: byId,
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'REQUEST_OVER'],
  },
  readReportSending: {
    ...take,
    method: 'GET',
    path: '/api/staff/report_sendings/:id/file',
    summary: 'A report as it was when it was made, as a file',
    recorded: 'staff.list_exported',
    params: byId,
    file: true,
    responses: { 200: z.custom<FileAnswer>() },
    errors: ['NOT_FOUND'],
  },
});
