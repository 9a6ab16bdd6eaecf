import { type ConfigDocumentName, configDocuments, type StaffConfigDocumentFile } from '@halley/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { createDocuments, usualDocuments } from '../../config/index.ts';
import { createDocumentDesk } from '../../content/index.ts';
import type { Queryable } from '../../kit/index.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let ada: TestMember;
let auditor: TestMember;
beforeAll(async () => {
  ada = await room.member('admin');
  auditor = await room.member('auditor');
  await setRule(false);
});
/** Whether this house wants somebody else to agree; it does unless it says otherwise. */
const setRule = (second: boolean) =>
  database.query(
    `insert into staff_rule (deed, second) values ('document', $1) on conflict (deed) do update set second = $1`,
    [second],
  );

const reason = 'marketing asked for it';
const at = (name: string) => `/api/staff/config_documents/${name}`;
const read = async (name: string): Promise<StaffConfigDocumentFile> => (await ada.get(at(name))).json();
const write = (name: string, payload: object) => ada.post(at(name), { reason, publish: 'now', ...payload });
/** What the site is told, by a process that knows nothing yet. */
const told = <Name extends ConfigDocumentName>(name: Name) =>
  createDocuments({ database, clock: room.clock }).read(name);
const footer = (email: string) => ({ ...usualDocuments['footer-config'], contacts: { email } });

describe('a document of the house', () => {
  test('every one is listed with what it is for; nobody has written any', async () => {
    const listed = (await auditor.get('/api/staff/config_documents')).json();
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(Object.keys(configDocuments));
    expect(listed.find(({ name }: { name: string }) => name === 'managers')).toEqual({
      name: 'managers',
      purpose: 'Managers of VIP players, by group',
      is_changed: false,
      published: null,
      waiting: 0,
    });
    for (const { purpose } of listed) expect(purpose.length).toBeGreaterThan(10);
  });

  test('however many there are, their list is one question to the database', async () => {
    const desk = createDocumentDesk({ clock: room.clock, documents: { doubt: () => undefined } });
    const query = vi.fn(database.query);
    const listed = await desk.list({ query } as unknown as Queryable);
    expect(listed).toEqual((await auditor.get('/api/staff/config_documents')).json());
    expect(query).toHaveBeenCalledOnce();
  });

  test('is written, told to the site, compared, and given back; each time with who and why', async () => {
    const before = await read('footer-config');
    expect(before).toMatchObject({ newest: 0, is_changed: false, content: usualDocuments['footer-config'] });
    const first = await write('footer-config', { seen: 0, content: footer('one@halley.test') });
    expect(first.json()).toMatchObject({
      newest: 1,
      is_changed: true,
      published: { version: 1, written_by: 'A admin' },
      content: { contacts: { email: 'one@halley.test' } },
    });
    expect((await told('footer-config')).contacts.email).toBe('one@halley.test');
    await write('footer-config', { seen: 1, content: footer('two@halley.test') });
    const second = (await auditor.get(`${at('footer-config')}/versions/2`)).json();
    expect(second.differences).toEqual([
      { path: 'contacts.email', before: 'one@halley.test', after: 'two@halley.test' },
    ]);
    const restored = await ada.post(`${at('footer-config')}/restore`, { reason, seen: 2, version: 1 });
    expect(restored.json()).toMatchObject({ newest: 3, content: { contacts: { email: 'one@halley.test' } } });
    expect(restored.json().versions.map(({ state }: { state: string }) => state)).toEqual([
      ...['published', 'past', 'past'],
    ]);
    const usual = await ada.post(`${at('footer-config')}/restore`, { reason, seen: 3, version: 0 });
    expect(usual.json()).toMatchObject({ newest: 4, is_changed: false, published: null });
    expect(await told('footer-config')).toEqual(usualDocuments['footer-config']);
    const entries = await listEntries(database, { kind: 'config.document_written', limit: 10 });
    expect(entries.filter(({ target }) => target?.id === 'footer-config')).toHaveLength(4);
    expect(entries[0]).toMatchObject({
      reason,
      actor: { kind: 'staff', id: ada.id },
      target: { kind: 'document', id: 'footer-config' },
      detail: { version: 4, state: 'withdrawn' },
    });
  });

  test('two who write at once: one does, the others are told that somebody was faster', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        write('survey-config', {
          seen: 0,
          content: { ...usualDocuments['survey-config'], survey_id: `survey-${index}` },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ error: { code: 'CHANGED_MEANWHILE' } });
    expect((await read('survey-config')).versions).toHaveLength(1);
    const stale = await ada.post(`${at('survey-config')}/restore`, { reason, seen: 0, version: 1 });
    expect(stale.statusCode).toBe(409);
  });

  test('a draft changes nothing, a time to come nothing yet; what waits can be called off once', async () => {
    const content = { enabled: true };
    await write('betting-config', { seen: 0, content, publish: 'draft' });
    expect(await read('betting-config')).toMatchObject({ is_changed: false, published: null, waiting: 1 });
    const later = new Date(room.clock.now().getTime() + 60_000).toISOString();
    await write('betting-config', { seen: 1, content, publish: later });
    expect(await read('betting-config')).toMatchObject({ is_changed: false, newest: 2, waiting: 2 });
    expect(await told('betting-config')).toEqual({});
    const cancel = () => ada.post(`${at('betting-config')}/cancel`, { reason, version: 2 });
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await write('betting-config', { seen: 2, content, publish: later });
    room.clock.advanceMs(60_001);
    expect(await told('betting-config')).toEqual({ enabled: true });
    expect(await read('betting-config')).toMatchObject({ is_changed: true, published: { version: 3 } });
    const past = await write('betting-config', { seen: 3, content, publish: later });
    expect(past.json()).toEqual({ errors: { publish: { past: 'must be a time to come' } } });
  });
});

describe('what does not fit is not written', () => {
  const manager = {
    groupId: 9,
    managerName: 'Nora',
    avatar: '',
    time: '9 to 17',
    email: '',
    phone: '',
    telegramLink: '',
    whatsAppLink: '',
  };
  test.each([
    [
      'a link that runs',
      [{ ...manager, telegramLink: 'javascript:alert(1)' }],
      '0.telegramLink',
      /path of this site, or .*https/,
    ],
    ['a mail that is none', [{ ...manager, email: 'nora' }], '0.email', /./],
    ['a name that is a number', [{ ...manager, managerName: 7 }], '0.managerName', /expected string/],
    ['something else altogether', { managers: [] }, 'it', /expected array/],
    ['nothing that is somewhere', [null], '0', /expected object/],
  ])('%s: said by its path, before it is saved and when it is', async (_what, content, path, said) => {
    const checked = (await ada.post(`${at('managers')}/check`, { content })).json();
    expect(checked).toMatchObject({ issues: [{ path, message: expect.stringMatching(said) }], differences: [] });
    const answer = await write('managers', { seen: 0, content });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ [`content.${path}`]: { invalid: checked.issues[0].message } });
    expect((await read('managers')).newest).toBe(0);
  });

  test('a check says what would change, and writes nothing', async () => {
    const checked = await ada.post(`${at('managers')}/check`, { content: [manager] });
    expect(checked.json()).toEqual({ issues: [], differences: [{ path: '0', after: manager }] });
    expect((await read('managers')).newest).toBe(0);
  });

  test.each([
    ['no reason', { seen: 0, content: [], publish: 'now' }],
    ['no number that was seen', { reason, content: [], publish: 'now' }],
    ['a time that is none', { reason, seen: 0, content: [], publish: 'soon' }],
    ['no content', { reason, seen: 0, publish: 'now' }],
    ['null for content', { reason, seen: 0, content: null, publish: 'now' }],
  ])('with %s it is a 422', async (_what, payload) => {
    const answer = await ada.post(at('managers'), payload);
    expect(answer.statusCode, answer.body).toBe(422);
    expect((await read('managers')).newest).toBe(0);
  });

  test.each(['constructor', 'no-such-document', 'toString'])('%s is no document', async (name) => {
    expect([404, 422]).toContain((await ada.get(at(name))).statusCode);
    expect([404, 422]).toContain((await write(name, { seen: 0, content: {} })).statusCode);
  });

  test('versions that are not there are not restored, read or called off', async () => {
    expect((await ada.post(`${at('managers')}/restore`, { reason, seen: 0, version: 7 })).statusCode).toBe(404);
    expect((await ada.post(`${at('managers')}/restore`, { reason, seen: 0, version: 0 })).statusCode).toBe(404);
    expect((await ada.post(`${at('managers')}/cancel`, { reason, version: 7 })).statusCode).toBe(409);
    expect((await ada.get(`${at('managers')}/versions/7`)).statusCode).toBe(404);
  });

  test('nor what an older release wrote and this one does not take', async () => {
    await database.query(
      `insert into config_document (name, version, content, publish_at, written_at, written_by)
       values ('logo-config', 1, '{"logoUrl": "old"}', $1, $1, 'long ago')`,
      [room.clock.now()],
    );
    expect(await read('logo-config')).toMatchObject({ is_changed: false, content: usualDocuments['logo-config'] });
    const answer = await ada.post(`${at('logo-config')}/restore`, { reason, seen: 1, version: 1 });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['content.logoUrl']);
  });
});

describe('[OPS-66] a document that a second person lets count', () => {
  let omar: TestMember;
  const name = 'footer-config';
  const restore = (by: TestMember, payload: object) => by.post(`${at(name)}/restore`, { reason, ...payload });
  const code = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
  beforeAll(async () => {
    omar = await room.member('admin');
    await setRule(true);
  });

  test('is a draft of the one and counts by the other, at once or from a time on; nobody lets their own count', async () => {
    const { newest } = await read(name);
    const content = footer('second@halley.test');
    const later = () => new Date(room.clock.now().getTime() + 60_000).toISOString();
    for (const publish of ['now', later()]) {
      expect(code(await write(name, { seen: newest, content, publish }))).toBe('SECOND_PERSON_NEEDED');
    }
    const draft = (await write(name, { seen: newest, content, publish: 'draft' })).json();
    expect(draft).toMatchObject({ newest: newest + 1, needs_second: true });
    expect(draft.versions[0]).toMatchObject({ is_own: true, state: 'draft' });
    const wanted = { seen: newest + 1, version: newest + 1 };
    expect(code(await restore(ada, wanted))).toBe('SECOND_PERSON_NEEDED');
    expect((await told(name)).contacts.email).not.toBe('second@halley.test');
    expect((await restore(omar, { ...wanted, seen: newest })).json()).toMatchObject({
      error: { code: 'CHANGED_MEANWHILE' },
    });
    expect((await omar.get(at(name))).json().versions[0]).toMatchObject({ is_own: false });

    const waiting = (await restore(omar, { ...wanted, publish: later() })).json();
    expect(waiting.versions[0]).toMatchObject({ version: newest + 2, state: 'scheduled', is_own: true });
    expect(code(await restore(omar, { seen: newest + 2, version: newest + 2 }))).toBe('SECOND_PERSON_NEEDED');
    const past = await restore(ada, { seen: newest + 2, version: newest + 2, publish: '2020-01-01T00:00:00Z' });
    expect(past.json()).toEqual({ errors: { publish: { past: 'must be a time to come' } } });
    expect((await restore(ada, { seen: newest + 2, version: newest + 2 })).statusCode).toBe(200);
    expect((await told(name)).contacts.email).toBe('second@halley.test');
  });

  test('what has counted once, and what is usual, one person goes back to', async () => {
    const { newest } = await read(name);
    const usual = await restore(ada, { seen: newest, version: 0 });
    expect(usual.json()).toMatchObject({ newest: newest + 1, is_changed: false });
    const again = await restore(ada, { seen: newest + 1, version: newest });
    expect(again.json()).toMatchObject({ newest: newest + 2, content: { contacts: { email: 'second@halley.test' } } });
  });
});
