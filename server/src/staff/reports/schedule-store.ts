import type { Currency, ReportName, ReportSchedule, ReportSending, ReportTable } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

export interface Schedule {
  id: number;
  memberId: number;
  report: ReportName;
  every: ReportSchedule['every'];
  format: ReportSchedule['format'];
  currency: Currency | null;
  recipients: number[];
  nextAt: Date | null;
  stoppedAt: Date | null;
}

const columns = `s.id::float8 as id, s.member_id::float8 as "memberId", s.report, s.every, s.format, s.currency,
  s.recipients::float8[] as recipients, s.next_at as "nextAt", s.stopped_at as "stoppedAt"`;

interface NewSchedule extends Omit<Schedule, 'id' | 'stoppedAt' | 'nextAt'> {
  key: string;
  nextAt: Date;
  at: Date;
}

/** The one that is there under this key, be it new or not. */
export async function putSchedule(tx: Tx, wish: NewSchedule): Promise<{ schedule: Schedule; isNew: boolean }> {
  const { rows } = await tx.query<Schedule>(
    `insert into staff_report_schedule as s (key, member_id, report, every, format, currency, recipients, created_at, next_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing returning ${columns}`,
    [
      ...[wish.key, wish.memberId, wish.report, wish.every, wish.format, wish.currency, wish.recipients],
      ...[wish.at, wish.nextAt],
    ],
  );
  const [made] = rows;
  if (made) return { schedule: made, isNew: true };
  const { rows: found } = await tx.query<Schedule>(`select ${columns} from staff_report_schedule s where s.key = $1`, [
    wish.key,
  ]);
  return { schedule: found[0] as Schedule, isNew: false };
}

/** The newest first; those that were stopped last. */
export async function listSchedules(db: Queryable): Promise<Schedule[]> {
  const { rows } = await db.query<Schedule>(
    `select ${columns} from staff_report_schedule s order by s.stopped_at is not null, s.id desc limit 200`,
  );
  return rows;
}

/** Undefined: there is none; with the state it had before. */
export async function stopSchedule(
  tx: Tx,
  { id, at }: { id: number; at: Date },
): Promise<{ schedule: Schedule; wasRunning: boolean } | undefined> {
  const { rows } = await tx.query<Schedule>(
    `select ${columns} from staff_report_schedule s where s.id = $1 for update`,
    [id],
  );
  const [schedule] = rows;
  if (!schedule) return undefined;
  if (schedule.nextAt) {
    await tx.query('update staff_report_schedule set next_at = null, stopped_at = $2 where id = $1', [id, at]);
  }
  return { schedule, wasRunning: schedule.nextAt !== null };
}

/** One that is due, held until the end of the transaction: another worker passes it by. */
export async function takeDue(tx: Tx, now: Date): Promise<Schedule | undefined> {
  const { rows } = await tx.query<Schedule>(
    `select ${columns} from staff_report_schedule s where s.next_at <= $1 order by s.next_at, s.id limit 1
     for update skip locked`,
    [now],
  );
  return rows[0];
}

interface NewSending {
  scheduleId: number;
  dueAt: Date;
  sentAt: Date;
  table: ReportTable;
  told: readonly string[];
  leftOut: readonly string[];
}

export async function insertSending(tx: Tx, sending: NewSending, nextAt: Date): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into staff_report_sending (schedule_id, due_at, sent_at, report_table, told, left_out)
     values ($1, $2, $3, $4, $5, $6) returning id::float8 as id`,
    [
      ...[sending.scheduleId, sending.dueAt, sending.sentAt, JSON.stringify(sending.table)],
      ...[sending.told, sending.leftOut],
    ],
  );
  await tx.query('update staff_report_schedule set next_at = $2 where id = $1', [sending.scheduleId, nextAt]);
  return rows[0]?.id ?? 0;
}

const sendingColumns = `n.id::float8 as id, s.report, s.every, s.format, s.currency, n.report_table->>'from' as "from",
  n.report_table->>'to' as "to", n.sent_at, n.told, n.left_out, jsonb_array_length(n.report_table->'rows') as rows`;

export async function listSendings(db: Queryable): Promise<ReportSending[]> {
  const { rows } = await db.query<Omit<ReportSending, 'sent_at'> & { sent_at: Date }>(
    `select ${sendingColumns} from staff_report_sending n join staff_report_schedule s on s.id = n.schedule_id
     order by n.id desc limit 100`,
  );
  return rows.map((row) => ({ ...row, sent_at: row.sent_at.toISOString() }));
}

export async function findSending(
  db: Queryable,
  id: number,
): Promise<{ report: ReportName; format: ReportSchedule['format']; table: ReportTable } | undefined> {
  const { rows } = await db.query<{ report: ReportName; format: ReportSchedule['format']; table: ReportTable }>(
    `select s.report, s.format, n.report_table as table
     from staff_report_sending n join staff_report_schedule s on s.id = n.schedule_id where n.id = $1`,
    [id],
  );
  return rows[0];
}
