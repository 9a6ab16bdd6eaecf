import { beforeAll, describe, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { aProvider } from '../testing/desk-things.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let ada: TestMember;
let grace: TestMember;
beforeAll(async () => {
  ada = await room.member('admin');
  grace = await room.member('admin');
});

const reason = 'a new contract';
let names = 0;
const aWish = (change: object = {}) => ({
  reason,
  name: `added-${++names}`,
  title: 'Added',
  base_url: 'https://games.example',
  allowed_addresses: ['203.0.113.7', '2001:db8::/32'],
  ...change,
});
const change = (member: TestMember, id: string, payload: object) =>
  member.send({ method: 'PATCH', url: `/api/staff/providers/${id}`, payload });
const renew = (member: TestMember, id: string, revision: number, overlap_hours: number | null = 24) =>
  member.post(`/api/staff/providers/${id}/secret`, { reason, revision, overlap_hours });
const read = async (id: string) => (await ada.get(`/api/staff/providers/${id}`)).json();

describe('a provider’s secret', () => {
  test('is shown once, when it is made, and afterwards only the id of its key', async () => {
    const wish = aWish();
    const added = await ada.post('/api/staff/providers', wish);
    expect(added.statusCode, added.body).toBe(201);
    const { secret, provider } = added.json();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(provider.keys).toEqual([
      { id: expect.stringMatching(/^[0-9a-f]{8}$/), since: expect.any(String), until: null },
    ]);
    const later = [await ada.get(`/api/staff/providers/${wish.name}`), await ada.get('/api/staff/providers')];
    for (const { body } of later) expect(body).not.toContain(secret);
    const { rows } = await database.query<{ text: string }>('select row_to_json(e)::text as text from audit_entry e');
    expect(rows.map(({ text }) => text).join()).not.toContain(secret);
    expect(JSON.stringify((await database.query('select * from games_provider')).rows)).not.toContain(secret);
  });

  test('is renewed with an overlap that ends by itself', async () => {
    const { id } = await aProvider(database);
    const [before] = (await read(id)).keys;
    const answer = await renew(ada, id, 1, 24);
    expect(answer.statusCode, answer.body).toBe(200);
    const { provider, secret } = answer.json();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(provider.keys).toMatchObject([{ until: null }, { id: before.id, until: expect.any(String) }]);
    const untilMs = Date.parse(provider.keys[1].until) - room.clock.now().getTime();
    expect(untilMs).toBe(24 * 60 * 60 * 1000);
    // A third one would cut off a provider that still signs with the first.
    expect((await renew(ada, id, 2)).json()).toMatchObject({ errors: { secret: { rotating: expect.any(String) } } });
    const dropped = await ada.post(`/api/staff/providers/${id}/secret/end_of_old`, { reason, revision: 2 });
    expect(dropped.json().keys).toHaveLength(1);
    const again = await ada.post(`/api/staff/providers/${id}/secret/end_of_old`, { reason, revision: 3 });
    expect(again.json()).toMatchObject({ errors: { secret: { single: expect.any(String) } } });
  });

  test('of two who renew it at once one is refused: no secret is lost that nobody has seen', async () => {
    const { id } = await aProvider(database);
    const answers = await Promise.all([renew(ada, id, 1), renew(grace, id, 1)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await read(id)).keys).toHaveLength(2);
  });

  test('without overlap the old one ends at once', async () => {
    const { id } = await aProvider(database);
    expect((await renew(ada, id, 1, 0)).json().provider.keys).toHaveLength(1);
  });
});

describe('what is not taken', () => {
  test.each<[string, object, string]>([
    ['an unencrypted address', { base_url: 'http://games.example' }, 'base_url'],
    ['a script', { base_url: 'javascript:alert(1)' }, 'base_url'],
    ['somebody’s host', { base_url: '//games.example' }, 'base_url'],
    ['no addresses', { allowed_addresses: [] }, 'allowed_addresses'],
    ['a host as an address', { allowed_addresses: ['games.example'] }, 'allowed_addresses'],
    ['a range too wide to write', { allowed_addresses: ['203.0.113.0/33'] }, 'allowed_addresses'],
    ['a rate of nothing', { calls_per_second: 0 }, 'calls_per_second'],
    ['half a call', { calls_per_second: 1.5 }, 'calls_per_second'],
    ['a name with capitals', { name: 'Kepler' }, 'name'],
    ['no title', { title: '  ' }, 'title'],
    ['no reason', { reason: 'x' }, 'reason'],
  ])('%s', async (_what, wrong, field) => {
    const before = (await database.query('select from games_provider')).rows.length;
    const answer = await ada.post('/api/staff/providers', aWish(wrong));
    expect(answer.statusCode, answer.body).toBe(422);
    expect(Object.keys(answer.json().errors)[0]).toContain(field);
    expect((await database.query('select from games_provider')).rows).toHaveLength(before);
  });

  test('a name, or a producer, that another provider has', async () => {
    const { id } = await aProvider(database);
    expect((await ada.post('/api/staff/providers', aWish({ name: id }))).json()).toMatchObject({
      errors: { id: { taken: expect.any(String) } },
    });
    const other = await aProvider(database);
    const twice = await change(ada, other.id, { reason, revision: 1, producers: [id] });
    expect(twice.json()).toMatchObject({ errors: { producers: { taken: expect.any(String) } } });
    expect((await read(other.id)).producers).toEqual([]);
  });

  test('two who change one at once: one is refused', async () => {
    const { id } = await aProvider(database);
    const answers = await Promise.all([
      change(ada, id, { reason, revision: 1, calls_per_second: 7 }),
      change(grace, id, { reason, revision: 1, allowed_addresses: ['198.51.100.1'] }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('whoever may see games may not see to providers', async () => {
    const games = await room.member('games');
    const { id } = await aProvider(database);
    expect((await games.get(`/api/staff/providers/${id}`)).statusCode).toBe(200);
    expect((await renew(games, id, 1)).statusCode).toBe(403);
  });

  test('what is not there is a 404', async () => {
    expect((await ada.get('/api/staff/providers/nobody')).statusCode).toBe(404);
    expect((await renew(ada, 'nobody', 1)).statusCode).toBe(404);
    expect((await ada.post('/api/staff/providers/nobody/reconciliation')).statusCode).toBe(404);
  });
});

test('a change is in the trail with what was before', async () => {
  const { id } = await aProvider(database);
  await change(ada, id, { reason, revision: 1, calls_per_second: 7 });
  const [entry] = await listEntries(database, { kind: 'games.provider_changed', limit: 1 });
  expect(entry).toMatchObject({
    reason,
    actor: { id: ada.id },
    target: { kind: 'provider', id },
    detail: { callsPerSecond: [500, 7] },
  });
});
