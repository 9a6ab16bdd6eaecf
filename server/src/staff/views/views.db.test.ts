import { describe, expect, test } from 'vitest';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const room = sharedStaff(sharedDatabase());
const save = (member: TestMember, view: object) =>
  member.post('/api/staff/views', { page: 'reports/finance', ...view });
const names = async (member: TestMember, page = 'reports/finance') =>
  (await member.get(`/api/staff/views?page=${page}`)).json().map(({ name }: { name: string }) => name);

describe('saved views', () => {
  test('[OPS-06] are kept by page and member; those that are shared are read by all who may open the page', async () => {
    const [one, other, agent] = [
      await room.member('finance'),
      await room.member('auditor'),
      await room.member('support'),
    ];
    expect((await save(one, { name: ' Last month ', filters: 'from=2026-01-01' })).json()).toMatchObject({
      name: 'Last month',
      filters: 'from=2026-01-01',
      shared: false,
      is_own: true,
      by: 'A finance',
    });
    await save(one, { name: 'Close', filters: 'to=2026-01-31', shared: true });
    expect(await names(one)).toEqual(['Close', 'Last month']);
    expect(await names(other)).toEqual(['Close']);
    expect(await names(one, 'reports')).toEqual([]);
    // A view of a page says what somebody looks for: who may not open the page reads none.
    for (const url of ['/api/staff/views?page=reports/finance', '/api/staff/views?page=nowhere']) {
      expect((await agent.get(url)).statusCode).toBe(403);
    }
    expect((await save(agent, { name: 'Mine', filters: '' })).statusCode).toBe(403);
  });

  test('the same name replaces, also by a double click; nobody else deletes it', async () => {
    const [one, other] = [await room.member('finance'), await room.member('finance')];
    const view = { page: 'reports/payments', name: 'Cards', filters: 'method=card', shared: true };
    const [first, again] = await Promise.all([save(one, view), save(one, view)]);
    expect(first.json().id).toBe(again.json().id);
    const { id } = (await save(one, { ...view, filters: 'method=bank' })).json();
    expect((await other.get('/api/staff/views?page=reports/payments')).json()).toMatchObject([
      { id, filters: 'method=bank', is_own: false },
    ]);
    const drop = (member: TestMember) => member.send({ method: 'DELETE', url: `/api/staff/views/${id}` });
    expect((await drop(other)).statusCode).toBe(404);
    expect((await drop(one)).statusCode).toBe(204);
    expect((await drop(one)).statusCode).toBe(404);
    expect(await names(one, 'reports/payments')).toEqual([]);
  });

  test.each([
    [{ name: '' }],
    [{ name: 'x'.repeat(61) }],
    [{ page: '../players' }],
    [{ filters: 'x'.repeat(1001) }],
    [{ shared: 'yes' }],
  ])('%o is refused', async (wrong) => {
    const member = await room.member('finance');
    const answer = await save(member, { name: 'Mine', filters: '', ...wrong });
    expect([400, 422]).toContain(answer.statusCode);
    expect(await names(member)).not.toContain('Mine');
  });
});
