import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { rollUpHouse } from '../../wallet/index.ts';
import { writePast } from '../../wallet/testing/test-journal.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let finance: TestMember;
beforeAll(async () => {
  finance = await room.member('finance');
});
const send = () => room.staff.tasks['staff.send_reports']({}, { attempt: 1, signal: undefined });
const daysAgo = (days: number) => new Date(room.clock.now().getTime() - days * 86_400_000).toISOString();
const wish = (more: object = {}) => ({
  key: randomUUID(),
  report: 'finance',
  every: 'daily',
  format: 'csv',
  recipients: [finance.id],
  ...more,
});
const schedule = (more: object = {}) => finance.post('/api/staff/report_schedules', wish(more));
/** Its time has come, so many days ago: a member's session would not last as long as one waits for it. */
const comeDue = (id: number, days = 0) =>
  database.query('update staff_report_schedule set next_at = $2 where id = $1 and next_at is not null', [
    id,
    daysAgo(days),
  ]);
const schedules = async () => (await finance.get('/api/staff/report_schedules')).json();

test('[OPS-07] the report of finance is read, and its totals with those of as many days before', async () => {
  const { playerId } = await room.player();
  await writePast(database, { playerId }, [
    { at: daysAgo(40), reason: 'deposit', cash: 5_000n, house: 'payments' },
    { at: daysAgo(3), reason: 'stake', cash: -700n },
    { at: daysAgo(2), reason: 'win', cash: 200n },
  ]);
  await rollUpHouse(database);
  const { totals, before, columns } = (await finance.get('/api/staff/reports/finance?currency=EUR')).json();
  expect(columns[0]).toMatchObject({ key: 'period', kind: 'day' });
  expect(totals[0].cells).toMatchObject({ stakes: '700', wins: '200', ggr: '500', ngr: '500', cash: '4500' });
  expect(before[0].cells).toMatchObject({ stakes: '0', deposits: '5000', cash: '5000' });
  const statement = (await finance.get(`/api/staff/statements/${playerId}`)).json();
  expect(statement.rows.at(-1)).toMatchObject({ currency: 'EUR', cells: { what: 'Closing balance', balance: '4500' } });
});

test.each([
  ['/api/staff/reports/nothing', 404],
  ['/api/staff/reports/finance?from=2026-02-02&to=2026-02-01', 422],
  ['/api/staff/reports/finance?from=yesterday', 422],
  ['/api/staff/reports/finance?currency=XXX', 422],
  ['/api/staff/statements/999999999', 404],
  ['/api/staff/movements?day=2026-03-01', 422],
  ['/api/staff/reports/finance/file?format=pdf', 422],
])('%s is refused with %d', async (url, status) => {
  expect((await finance.get(url)).statusCode).toBe(status);
});

test('[OPS-08] a file is in the trail before it leaves, with its rows and filters, and says who took it', async () => {
  const answer = await finance.get('/api/staff/reports/finance/file?format=csv&currency=EUR&by=month');
  expect(answer.headers['content-disposition']).toContain('attachment');
  const [entry] = await listEntries(database, { staffId: finance.id, limit: 1 });
  expect(entry).toMatchObject({
    kind: 'staff.list_exported',
    detail: { list: 'reports/finance', filters: { currency: 'EUR', by: 'month', format: 'csv' } },
  });
  expect(answer.body.trimEnd().split('\r\n').at(-1)).toContain(`Taken by A finance (${finance.id})`);
  expect(answer.body).toContain(entry?.target?.id);
  const crm = await room.member('crm');
  expect((await crm.get('/api/staff/reports/finance')).statusCode).toBe(200);
  expect((await crm.get('/api/staff/reports/finance/file?format=csv')).statusCode).toBe(403);
  expect((await crm.get('/api/staff/statements/1')).statusCode).toBe(403);
});

test('[OPS-05] the overview leaves as a file: its days or a part of it, with who took it; bad questions are refused', async () => {
  const file = (more: string) =>
    finance.get(`/api/staff/overview/file?from=2026-03-01&to=2026-03-02&shown_in=EUR&${more}`);
  const days = await file('by=day&format=csv');
  expect(days.body.split('\r\n').slice(1, 3)).toEqual([
    expect.stringMatching(/^2026-03-01,EUR,0\.00,/),
    expect.stringMatching(/^2026-03-02,EUR,0\.00,/),
  ]);
  expect(days.body).toContain(`Taken by A finance (${finance.id})`);
  const sheet = await file('by=country&format=xlsx');
  expect([sheet.statusCode, sheet.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  expect(sheet.headers['content-disposition']).toContain('overview-country-2026-03-01-to-2026-03-02.xlsx');
  expect((await file('by=weather&format=csv')).statusCode).toBe(422);
  expect((await file('by=day&format=pdf')).statusCode).toBe(422);
  const crm = await room.member('crm');
  const asked = '/api/staff/overview/file?from=2026-03-01&to=2026-03-02&shown_in=EUR&by=day&format=csv';
  expect((await crm.get(asked)).statusCode).toBe(403);
});

test('[OPS-12] a report that is due is made once, whoever works at the same time, and told to who may still read it', async () => {
  const auditor = await room.member('auditor');
  const { id } = (await schedule({ recipients: [finance.id, auditor.id], currency: 'EUR' })).json();
  await send();
  expect((await schedules()).sendings).toEqual([]);
  await database.query("update staff_member set role = 'support' where id = $1", [auditor.id]);
  await comeDue(id);
  const before = room.mails.length;
  await Promise.all([send(), send(), send()]);
  await send();
  const mails = room.mails.slice(before);
  expect(mails.map(({ to }) => to)).toEqual([finance.email]);
  const { sendings } = await schedules();
  expect(sendings).toMatchObject([{ report: 'finance', told: ['A finance'], left_out: ['A auditor'] }]);
  // No figure leaves by mail: a link that opens behind the sign-in.
  expect(mails[0]?.text).toContain(`/staff/reports/schedules?sending=${sendings[0].id}`);
  expect(mails[0]?.text).not.toMatch(/\d\.\d\d/);
  const file = await finance.get(`/api/staff/report_sendings/${sendings[0].id}/file`);
  expect(file.body).toContain(`Taken by A finance (${finance.id})`);
  // A long stop is made up for once, not day by day.
  await comeDue(id, 10);
  await send();
  await send();
  expect((await schedules()).sendings).toHaveLength(2);

  const stop = () => finance.send({ method: 'DELETE', url: `/api/staff/report_schedules/${id}` });
  expect((await stop()).statusCode).toBe(204);
  expect((await stop()).statusCode).toBe(409);
  await comeDue(id);
  await send();
  const after = await schedules();
  expect(after.sendings).toHaveLength(2);
  expect(after.schedules[0]).toMatchObject({ id, next_at: null, stopped_at: expect.any(String) });
});

test('a double click schedules once; the same key for another wish, and people who may not read, are refused', async () => {
  const one = wish({ every: 'weekly' });
  const [first, again] = await Promise.all([
    finance.post('/api/staff/report_schedules', one),
    finance.post('/api/staff/report_schedules', one),
  ]);
  expect([first.statusCode, again.json().id]).toEqual([201, first.json().id]);
  const other = await finance.post('/api/staff/report_schedules', { ...one, every: 'daily' });
  expect(other.json()).toMatchObject({ error: { code: 'IDEMPOTENCY_CONFLICT' } });
  for (const recipients of [[(await room.member('support')).id], [999_999], []]) {
    expect((await schedule({ recipients })).statusCode).toBe(422);
  }
});
