import { describe, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { createDocuments } from '../../config/index.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { aBrand } from '../testing/brand-requests.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';
import { writeRule } from '../two-person/rule-store.ts';

const database = sharedDatabase();
const room = sharedStaff(database);

const put = async (member: TestMember, brand: { id?: string } & Record<string, unknown>, revision = 0) => {
  const { id, ...rest } = brand;
  const answer = await member.send({
    method: 'PUT',
    url: `/api/staff/brands/${id}`,
    payload: { revision, brand: rest },
  });
  return { status: answer.statusCode, body: answer.json() };
};
const move = async (member: TestMember, id: string, to: string, payload: object) => {
  const answer = await member.post(`/api/staff/brands/${id}/${to}`, { reason: 'we open in Germany', ...payload });
  return { status: answer.statusCode, body: answer.statusCode === 204 ? null : answer.json() };
};
const written = async () => {
  const documents = createDocuments({ database });
  return { brands: await documents.read('brands'), drafts: await documents.read('brand-drafts') };
};

describe('the desk of brands', () => {
  test('[OPS-58] [OPS-59] from nothing to live: saved in steps, asked for, agreed to by somebody else; nothing counts before', async () => {
    const ada = await room.member('admin');
    const { licenceTexts, ...brand } = aBrand();
    const first = await put(ada, brand);
    const draft = { state: 'draft', is_live: false, draft: { revision: 1 } };
    expect(first).toMatchObject({ status: 200, body: draft });
    await room.member('support');
    const bo = await room.member('admin');
    expect(await put(ada, brand)).toMatchObject({ status: 200, body: { draft: { revision: 1 } } });
    const early = await move(ada, brand.id, 'live', { revision: 1 });
    expect(early).toMatchObject({
      status: 422,
      body: { errors: { brand: { not_ready: expect.stringContaining('licence text') } } },
    });
    expect((await put(ada, { ...brand, licenceTexts }, 1)).body.list).toContainEqual(
      expect.objectContaining({ id: 'licence_texts', done: true }),
    );
    expect((await move(ada, brand.id, 'live', { revision: 1 })).body).toMatchObject({
      error: { code: 'CHANGED_MEANWHILE' },
    });
    const asked = await move(ada, brand.id, 'live', { revision: 2 });
    expect(asked).toMatchObject({ status: 200, body: { state: 'asked', needs_second: true, may_agree: false } });
    // Two have come since the first save: one who may, one who may not.
    expect(asked.body.seconds).toHaveLength(first.body.seconds.length + 1);
    expect((await written()).brands).toHaveLength(1);
    const alone = await move(ada, brand.id, 'decision', { revision: 2, agree: true });
    expect(alone.body).toMatchObject({ error: { code: 'SECOND_PERSON_NEEDED' } });
    expect((await bo.get(`/api/staff/brands/${brand.id}`)).json()).toMatchObject({ may_agree: true });
    const agreed = await move(bo, brand.id, 'decision', { revision: 2, agree: true });
    expect(agreed).toMatchObject({ status: 200, body: { state: 'live', is_live: true, draft: null } });
    expect((await written()).brands[1]).toMatchObject({ id: brand.id, licenceTexts });
    const kinds = (await listEntries(database, { staffId: ada.id, limit: 10 })).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('config.brand_'))).toEqual([
      'config.brand_asked',
      'config.brand_saved',
      'config.brand_saved',
    ]);
    const [last] = await listEntries(database, { staffId: bo.id, limit: 1 });
    expect(last).toMatchObject({ kind: 'config.brand_decided', reason: 'we open in Germany' });

    const closed = await move(ada, brand.id, 'close', {});
    expect(closed).toMatchObject({ status: 200, body: { state: 'draft', is_live: false } });
    expect((await written()).brands).toHaveLength(1);
    expect((await move(ada, brand.id, 'drop', { revision: 1 })).status).toBe(204);
    expect((await ada.get(`/api/staff/brands/${brand.id}`)).statusCode).toBe(404);
  });

  test('[OPS-60] where the house lets one person do it, asking is enough', async () => {
    const ada = await room.member('admin');
    await database.tx((tx) => writeRule(tx, 'brand', { second: false, from_amount: null, version: 0 }));
    const brand = aBrand();
    await put(ada, brand);
    expect((await move(ada, brand.id, 'live', { revision: 1 })).body).toMatchObject({ state: 'live', is_live: true });
    await move(ada, brand.id, 'close', {});
    await move(ada, brand.id, 'drop', { revision: 1 });
    await database.query(`delete from staff_rule where deed = 'brand'`);
  });

  test('[OPS-60] what is hostile is refused in words, and nothing is written', async () => {
    const ada = await room.member('admin');
    const mine = aBrand();
    await put(ada, mine);
    const before = await written();
    const refused = async (change: object) => {
      const answer = await put(ada, { ...aBrand(), ...change });
      expect(answer.status, JSON.stringify(change)).toBe(422);
      return JSON.stringify(answer.body);
    };
    expect(await refused({ hosts: mine.hosts })).toContain('another brand');
    expect(await refused({ hosts: ['halley.test'] })).toContain('house');
    expect(await refused({ hosts: ['evil.example/path'] })).toContain('host');
    expect(await refused({ hosts: ['a.example', 'a.example'] })).toContain('twice');
    expect(await refused({ colours: { background: '#fff' } })).toContain('contrast');
    expect(await refused({ currencies: ['XXX'] })).toContain('currencies');
    expect(await refused({ markets: ['US'] })).toContain('unknown');
    expect(await refused({ languages: ['xx'] })).toContain('unknown');
    expect(await refused({ methods: ['cowries'] })).toContain('unknown');
    expect(await refused({ offers: [987_654] })).toContain('unknown');
    expect(await refused({ logoUrl: { full: 'javascript:alert(1)', mobile: '' } })).toContain('full');
    expect(await refused({ mailFrom: 'hello@comet.example\r\nBcc: all@example.org' })).toContain('mailFrom');
    expect(await refused({ name: 'A <b>name</b>' })).toContain('name');
    expect(await written()).toEqual(before);
    const direct = await ada.post('/api/staff/config_documents/brands', {
      reason: 'round the desk',
      seen: 0,
      content: before.brands,
      publish: 'now',
    });
    expect(direct.json()).toMatchObject({ errors: { document: { own_desk: expect.any(String) } } });
    await move(ada, mine.id, 'drop', { revision: 1 });
  });
});
