import { expect, test } from 'vitest';
import { checkExport, listEntries, sealEntries } from '../../audit/index.ts';
import type { StaffContext } from '../../kit/index.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';
import { trailCalls } from '../trail/trail-calls.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
const take = (member: TestMember, list: string, more: object = {}) =>
  member.post('/api/staff/exports', { list, filters: { state: 'pending' }, rows: 12, ...more });

test('[OPS-54] a file that leaves is written down with who, what, the question and how many rows; its mark names them', async () => {
  const [payments, auditor] = [await room.member('payments'), await room.member('auditor')];
  const taken = await take(payments, 'searchStaffPayments');
  expect(taken.statusCode).toBe(201);
  const { id, watermark } = taken.json();
  expect(watermark).toMatch(
    new RegExp(`^Taken by A payments \\(${payments.id}\\) on \\S+ \\S+ UTC, 12 rows, file ${id}$`),
  );
  const wanted = { list: 'searchStaffPayments', filters: { state: 'pending' }, rows: 12, personal: false };
  const [entry] = await listEntries(database, { kind: 'staff.list_exported', limit: 1 });
  expect(entry).toMatchObject({ actor: { id: payments.id }, target: { kind: 'export', id }, detail: wanted });
  const { exports, next_before } = (await auditor.get('/api/staff/exports')).json();
  expect(exports).toMatchObject([{ id, member: { id: payments.id, name: 'A payments' }, ...wanted }]);
  expect(next_before).toBeNull();
  expect((await auditor.get('/api/staff/exports?list=listClubMembers')).json().exports).toEqual([]);
});

test('[OPS-54] the report of protection is among the files that were taken, and says whose it is', async () => {
  const [officer, auditor] = [await room.member('protection'), await room.member('auditor')];
  const file = await officer.get('/api/staff/protection/report/file?month=2026-11');
  expect(file.statusCode).toBe(200);
  const { exports } = (await auditor.get('/api/staff/exports?list=protection_report')).json();
  expect(exports).toMatchObject([{ member: { id: officer.id }, filters: { month: '2026-11' }, personal: false }]);
  const mark = `Taken by A protection (${officer.id})`;
  expect(file.body.trim().split('\r\n').at(-1)).toContain(mark);
  expect(file.body).toContain(exports[0].id);
});

const seal = () => database.tx((tx) => sealEntries(tx, room.clock.now()));

test.each(['csv', 'jsonl'])(
  '[OPS-54] [PP-33] the sealed trail as %s is among the files; whoever takes it, it is the same',
  async (format) => {
    const [one, two] = [await room.member('auditor'), await room.member('admin')];
    await take(await room.member('payments'), 'searchStaffPayments');
    await seal();
    const path = `/api/staff/audit/export?format=${format}&from=2020-01-01`;
    const [first, again] = [await one.get(path), await two.get(path)];
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    const { body } = first;
    const { links, faults } = checkExport(body);
    expect(faults).toEqual([]);
    expect(links).toBeGreaterThan(0);
    expect(again.body).toBe(body);
    expect(body).not.toContain('Taken by');
    const { exports } = (await one.get('/api/staff/exports?list=audit_trail')).json();
    const wanted = { filters: { format, from: '2020-01-01' }, rows: links, personal: false };
    const taken = [two, one].map(({ id }) => ({ member: { id }, ...wanted }));
    expect(exports.slice(0, 2)).toEqual(
      expect.arrayContaining(
        taken.map((file) => expect.objectContaining({ ...file, member: expect.objectContaining(file.member) })),
      ),
    );
    const [entry] = await listEntries(database, { kind: 'staff.audit_exported', limit: 1 });
    expect(exports).toContainEqual(expect.objectContaining({ id: entry?.target?.id }));
  },
);

test('[OPS-54] what is sealed while the trail is read is neither on the list nor in the file', async () => {
  const auditor = await room.member('auditor');
  await seal();
  const staff = { memberId: auditor.id, name: 'A auditor' } as StaffContext['staff'];
  const context = { staff, address: '192.0.2.1' } as StaffContext;
  const calls = trailCalls({ database, clock: room.clock });
  const answer = await calls.exportTrail(
    { query: { format: 'csv' } } as Parameters<typeof calls.exportTrail>[0],
    context,
  );
  expect(await seal()).toBeGreaterThan(0);
  let text = '';
  for await (const part of answer.body.content as AsyncIterable<string>) text += part;
  const { exports } = (await auditor.get('/api/staff/exports?list=audit_trail')).json();
  expect(checkExport(text)).toMatchObject({ links: exports[0].rows, faults: [] });
});

test('[OPS-54] who may not read a list takes none of it out; persons only by who may see what is personal', async () => {
  const [auditor, support] = [await room.member('auditor'), await room.member('support')];
  const count = async () => (await database.query('select 1 from staff_export')).rowCount;
  const before = await count();
  for (const list of ['listStaffMembers', 'searchPlayers']) expect((await take(auditor, list)).statusCode).toBe(403);
  const [entry] = await listEntries(database, { staffId: auditor.id, limit: 1 });
  expect(entry).toMatchObject({ kind: 'staff.call_refused', detail: { permission: 'players.read_sensitive' } });
  for (const list of ['signInStaff', 'nothing', 'toString', '__proto__']) {
    expect((await take(support, list)).statusCode, list).toBe(404);
  }
  expect((await take(support, 'searchPlayers', { rows: -1 })).statusCode).toBe(422);
  expect(await count()).toBe(before);
  expect((await take(support, 'searchPlayers')).statusCode).toBe(201);
});
