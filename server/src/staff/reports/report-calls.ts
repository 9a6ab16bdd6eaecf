import { Refusal, type ReportSchedule, type staffReportCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { nextDue, readMovements, readStatement } from '../../reports/index.ts';
import { refuseUnseen } from '../assignments/refuse-unseen.ts';
import { namesOfMembers } from '../members/member-store.ts';
import { findPlayer } from '../players/read-player.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';
import { fileOfReport } from './file-of-report.ts';
import { membersWith, readersOf } from './reader-store.ts';
import {
  findSending,
  listSchedules,
  listSendings,
  putSchedule,
  type Schedule,
  stopSchedule,
} from './schedule-store.ts';

/** Reports, read and taken. That a file leaves is written down before it is made. */
export function reportCalls(ports: StaffPorts): Handlers<typeof staffReportCalls> {
  const { database, clock, reportTables: tables } = ports;
  return {
    readReport: async ({ params: { name }, query }) => ({
      status: 200,
      body: await tables.read(database, name, query),
    }),
    exportReport: async ({ params: { name }, query: { format, ...query } }, context) => {
      const table = await tables.read(database, name, query);
      return fileOfReport(
        ports,
        context,
        { list: `reports/${name}`, table, format, isPersonal: false },
        { ...query, format },
      );
    },
    readPlayerStatement: ({ params: { id }, query }, context) =>
      database.tx(async (tx) => {
        await findPlayer(ports, id, tx);
        const target = { kind: 'player', id };
        await record(tx, context, { kind: 'reports.statement_viewed', target, playerId: id, detail: { ...query } });
        return { status: 200, body: await readStatement(tx, { ...query, playerId: id, clock, for: 'page' }) };
      }),
    exportPlayerStatement: async ({ params: { id }, query: { format, ...query } }, context) => {
      await refuseUnseen(ports, context, { call: 'exportPlayerStatement', permission: 'payments.read' });
      await findPlayer(ports, id, database);
      const table = await readStatement(database, { ...query, playerId: id, clock, for: 'file' });
      return fileOfReport(
        ports,
        context,
        { list: 'statement', table, format, isPersonal: true },
        { ...query, player: id, format },
      );
    },
    readDayMovements: ({ query }, context) =>
      database.tx(async (tx) => {
        await record(tx, context, { kind: 'reports.movements_viewed', detail: { ...query } });
        return { status: 200, body: await readMovements(tx, query) };
      }),
    listReportReaders: async () => ({ status: 200, body: await readersOf(database, 'reports.read') }),
    listReportSchedules: async (_input, { staff }) => {
      const schedules = await listSchedules(database);
      const people = schedules.flatMap(({ memberId, recipients }) => [memberId, ...recipients]);
      const names = await namesOfMembers(database, people);
      return {
        status: 200,
        body: {
          schedules: schedules.map((one) => onTheWire(one, names, staff.memberId)),
          sendings: await listSendings(database),
        },
      };
    },
    scheduleReport: ({ body }, context) =>
      database.tx(async (tx) => {
        const { key, report, every, format } = body;
        const recipients = [...new Set(body.recipients)].sort((one, other) => one - other);
        const members = await membersWith(tx, 'reports.read', recipients);
        if (members.length !== recipients.length || members.some(({ isAllowed }) => !isAllowed)) {
          throw new Refusal('recipients.invalid');
        }
        const at = clock.now();
        const wish = { report, every, format, currency: body.currency ?? null, recipients };
        const by = { key, memberId: context.staff.memberId, at, nextAt: nextDue(every, at) };
        const { schedule, isNew } = await putSchedule(tx, { ...wish, ...by });
        if (!isNew && !isSame(schedule, { ...wish, memberId: by.memberId })) throw new Refusal('IDEMPOTENCY_CONFLICT');
        if (isNew) {
          const target = { kind: 'report schedule', id: schedule.id };
          await record(tx, context, { kind: 'reports.scheduled', target, detail: wish });
        }
        const names = await namesOfMembers(tx, [by.memberId, ...recipients]);
        return { status: 201, body: onTheWire(schedule, names, by.memberId) };
      }),
    stopReportSchedule: ({ params: { id } }, context) =>
      database.tx(async (tx) => {
        const stopped = await stopSchedule(tx, { id, at: clock.now() });
        if (!stopped) throw new Refusal('NOT_FOUND');
        if (!stopped.wasRunning) throw new Refusal('REQUEST_OVER');
        const { report, every } = stopped.schedule;
        const target = { kind: 'report schedule', id };
        await record(tx, context, { kind: 'reports.schedule_stopped', target, detail: { report, every } });
        return { status: 204, body: null };
      }),
    readReportSending: async ({ params: { id } }, context) => {
      const sending = await findSending(database, id);
      if (!sending) throw new Refusal('NOT_FOUND');
      const { report, format, table } = sending;
      return fileOfReport(
        ports,
        context,
        { list: `reports/${report}`, table, format, isPersonal: false },
        { sending: id, format },
      );
    },
  };
}

type Wish = Pick<Schedule, 'report' | 'every' | 'format' | 'currency' | 'recipients' | 'memberId'>;

const isSame = (kept: Schedule, wish: Wish) =>
  (['report', 'every', 'format', 'currency', 'memberId'] as const).every((name) => kept[name] === wish[name]) &&
  String(kept.recipients) === String(wish.recipients);

function onTheWire(schedule: Schedule, names: ReadonlyMap<number, string>, memberId: number): ReportSchedule {
  const { id, report, every, format, currency, recipients, nextAt, stoppedAt } = schedule;
  const nameOf = (member: number) => names.get(member) ?? String(member);
  return {
    id,
    report,
    every,
    format,
    currency,
    by: nameOf(schedule.memberId),
    is_own: schedule.memberId === memberId,
    recipients: recipients.map((member) => ({ id: member, name: nameOf(member) })),
    next_at: nextAt?.toISOString() ?? null,
    stopped_at: stoppedAt?.toISOString() ?? null,
  };
}
