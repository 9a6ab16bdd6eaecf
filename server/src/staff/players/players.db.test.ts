import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkExport, listEntries, sealEntries } from '../../audit/index.ts';
import { createBrowser } from '../../identity/testing/test-identity.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { aPdf, aPicture } from '../../verification/testing/files.ts';
import { credit, openWallet } from '../../wallet/index.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let admin: TestMember;
beforeAll(async () => {
  admin = await room.member('admin');
});

const reason = 'because of a test';
const entriesOf = async (playerId: number) => (await admin.get(`/api/staff/players/${playerId}/entries`)).json();

describe('a player’s file', () => {
  test('shows state and money, hides what is personal until it is asked for', async () => {
    const { playerId, email } = await room.player({ currency: 'EUR' });
    await database.tx(async (tx) => {
      await openWallet(tx, { playerId, currency: 'EUR' });
      const money = { playerId, currency: 'EUR', amount: 1234n, reason: 'deposit', house: 'payments' } as const;
      await credit(tx, { ...money, key: randomUUID() });
    });
    const file = await admin.get(`/api/staff/players/${playerId}`);
    expect(file.json()).toMatchObject({ id: playerId, locked: false, lock: null, verified: false });
    expect(file.json().wallets).toEqual([
      { currency: 'EUR', cash_cents: 1234, bonus_cents: 0, reserved_cents: 0, selected: true },
    ]);
    expect(file.body).not.toContain(email);
    const details = (await admin.get(`/api/staff/players/${playerId}/details`)).json();
    expect(details.email).toBe(email);
    expect(details.consents).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'terms', given: true, at: expect.any(String) })]),
    );
    const kinds = (await entriesOf(playerId)).map((entry: { kind: string }) => entry.kind);
    expect(kinds).toEqual(expect.arrayContaining(['staff.player_details_viewed', 'staff.player_viewed']));
  });

  test.each(['0', '999999999', '99999999999999999999', 'x', '1e3', '-1', '1%00'])('%s is nobody', async (id) => {
    for (const part of ['', '/details', '/sessions', '/rounds', '/documents', '/entries']) {
      expect((await admin.get(`/api/staff/players/${id}${part}`)).statusCode).toBeOneOf([400, 404]);
    }
    const lock = await admin.post(`/api/staff/players/${id}/lock`, { reason });
    expect(lock.statusCode).toBeOneOf([400, 404]);
  });

  test('[VIP-01] [GROUP-06] a status is given and taken by staff, with a reason, and the trail tells both', async () => {
    const player = await room.player();
    const url = `/api/staff/players/${player.playerId}`;
    const groups = async () => (await admin.get(url)).json().groups.map(({ id }: { id: string }) => Number(id));
    const before = await groups();
    const change = (body: object) => admin.post(`${url}/groups`, { reason, ...body });
    expect((await change({ add: [259, 257, 259] })).statusCode).toBe(204);
    expect((await groups()).toSorted()).toEqual([...before, 257, 259].toSorted());
    // Leaving wins, and what nobody is in can be left.
    expect((await change({ add: [257], remove: [257, 759] })).statusCode).toBe(204);
    expect((await groups()).toSorted()).toEqual([...before, 259].toSorted());
    for (const wrong of [{ add: ['259'] }, { add: [0] }, { add: [2.5] }, { add: [3e9] }, { add: Array(51).fill(7) }]) {
      expect((await change(wrong)).statusCode, JSON.stringify(wrong)).toBe(422);
    }
    expect((await admin.post(`${url}/groups`, { add: [759] })).statusCode).toBe(422);
    expect((await groups()).toSorted()).toEqual([...before, 259].toSorted());
    expect((await admin.post('/api/staff/players/999999999/groups', { reason, add: [759] })).statusCode).toBe(404);
    const told = (await entriesOf(player.playerId)).filter(
      ({ kind }: { kind: string }) => kind === 'staff.player_groups_changed',
    );
    expect(told.map(({ detail }: { detail: object }) => detail)).toEqual([
      { add: [257], remove: [257, 759] },
      { add: [259, 257, 259], remove: [] },
    ]);
  });

  test('is closed and opened with a reason, which the trail keeps', async () => {
    const player = await room.player();
    const url = `/api/staff/players/${player.playerId}`;
    expect((await admin.post(`${url}/lock`, { reason: '  ' })).statusCode).toBe(422);
    expect((await admin.post(`${url}/lock`)).statusCode).toBe(422);
    expect((await player.list()).status).toBe(200);
    expect((await admin.post(`${url}/lock`, { reason })).statusCode).toBe(204);
    expect((await player.list()).status).toBe(401);
    expect((await admin.get(url)).json()).toMatchObject({ locked: true, lock: { reason } });
    expect((await admin.post(`${url}/lock`, { reason })).json()).toHaveProperty('errors.player.locked');
    expect((await admin.post(`${url}/unlock`, { reason: 'a mistake' })).statusCode).toBe(204);
    expect((await admin.post(`${url}/unlock`, { reason })).json()).toHaveProperty('errors.player.not_locked');
    const found = (await admin.get(`/api/staff/players?question=${player.playerId}`)).json();
    expect(found.players).toContainEqual(expect.objectContaining({ id: player.playerId, locked: false }));
    const deeds = (await entriesOf(player.playerId)).filter((entry: { reason: string | null }) => entry.reason);
    expect(deeds.map((entry: { kind: string; reason: string }) => [entry.kind, entry.reason])).toEqual([
      ['staff.player_unlocked', 'a mistake'],
      ['staff.player_locked', reason],
    ]);
  });

  test('a session of one player does not end through another’s address', async () => {
    const [one, two] = [await room.player(), await room.player()];
    const [session] = (await admin.get(`/api/staff/players/${one.playerId}/sessions`)).json();
    const end = (id: number) =>
      admin.send({ method: 'DELETE', url: `/api/staff/players/${id}/sessions/${session.id}` });
    expect((await end(two.playerId)).statusCode).toBe(404);
    expect((await one.list()).status).toBe(200);
    expect((await end(one.playerId)).statusCode).toBe(204);
    expect((await one.list()).status).toBe(401);
  });

  test('an account that failed log-ins have closed is opened again', async () => {
    const { playerId, email } = await room.player();
    const url = `/api/staff/players/${playerId}`;
    const clear = () => admin.post(`${url}/failed_sign_ins/clearing`, { reason });
    expect((await clear()).json()).toHaveProperty('errors.player.not_locked');
    const browser = createBrowser(room.app);
    for (let guess = 0; guess < 3; guess++) await browser.signIn(email, 'wrong');
    expect((await browser.signIn(email)).json()).toHaveProperty('errors.login.locked');
    expect((await admin.get(url)).json()).toMatchObject({ locked_out: true, locked: false });
    expect((await clear()).statusCode).toBe(204);
    expect((await admin.get(url)).json()).toMatchObject({ locked_out: false });
    expect((await browser.signIn(email)).statusCode).toBe(201);
  });
});

test('a search is in the trail without the whole address or number', async () => {
  for (const [question, kept] of [
    ['anna.berg@example.com', 'an…@example.com'],
    ['+49 171 5551234', '+…234'],
    ['Öztürk', 'Öztürk'],
  ] as const) {
    await admin.get(`/api/staff/players?question=${encodeURIComponent(question)}`);
    const { entries } = (await admin.get(`/api/staff/audit?kind=staff.players_searched&member=${admin.id}`)).json();
    expect(entries[0].detail).toEqual({ question: kept, found: 0 });
  }
});

describe('documents', () => {
  test('come as attachments that no browser opens, whatever their name says', async () => {
    const player = await room.player();
    const evil = 'pass"port\r\nset-cookie: x=1;<script>.pdf';
    const uploaded = await player.upload(aPdf(), { fileName: evil, mime: 'text/html' });
    const [{ id }] = uploaded.body;
    const file = await admin.get(`/api/staff/documents/${id}/file`);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''/);
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect(file.headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    expect(file.headers['cache-control']).toBe('no-store');
    expect(file.headers['set-cookie']).toBeUndefined();
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    // The newest is this very look at the trail.
    const [, entry] = await entriesOf(player.playerId);
    expect(entry).toMatchObject({ kind: 'staff.document_viewed', target: { kind: 'document', id: String(id) } });
  });

  const wholeQueue = async () => {
    const documents: { id: number; player: { id: number } }[] = [];
    for (let after: number | null | undefined; after !== null; ) {
      const page = (await admin.get(`/api/staff/documents${after ? `?after=${after}` : ''}`)).json();
      documents.push(...page.documents);
      after = page.next_after;
    }
    return documents;
  };

  test('wait page by page, the oldest first; what comes or goes meanwhile is neither missed nor shown twice', async () => {
    const picture = await aPicture('jpeg');
    const players = [await room.player(), await room.player()] as const;
    for (let count = 0; count < 30; count += 1) await players[count % 2]?.upload(picture, { type: 'deposit' });
    const first = (await admin.get('/api/staff/documents')).json();
    expect(first.documents).toHaveLength(25);
    expect(first.waiting).toBeGreaterThanOrEqual(30);
    expect(first.next_after).toBe(first.documents[24].id);
    const [decided] = first.documents;
    expect((await admin.post(`/api/staff/documents/${decided.id}/approval`)).statusCode).toBe(204);
    const late = (await players[0].upload(picture, { type: 'identity' })).body[0].id;
    const second = (await admin.get(`/api/staff/documents?after=${first.next_after}`)).json();
    const ids = [...first.documents, ...second.documents].map(({ id }: { id: number }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(ids.at(-1)).toBe(late);
    expect(second).toMatchObject({ waiting: first.waiting, next_after: null });
    expect((await wholeQueue()).map(({ id }) => id)).toEqual(ids.filter((id) => id !== decided.id));
    // The trail names exactly what was on show.
    const [, , viewed] = await listEntries(database, { kind: 'staff.review_queue_viewed', limit: 3 });
    expect(viewed?.detail).toEqual({ documents: second.documents.map(({ id }: { id: number }) => id) });
  });

  test.each(['0', '-1', 'x', '1e3', '9999999999999999', ''])('a page after %j is none', async (after) => {
    expect((await admin.get(`/api/staff/documents?after=${after}`)).statusCode).toBe(422);
  });

  test('wait in a queue with what stands in the account, and leave it by a decision, once', async () => {
    const player = await room.player();
    const picture = await aPicture('jpeg');
    await player.upload(picture, { type: 'identity' });
    const second = await player.upload(picture, { type: 'address' });
    const ids = second.body.map((document: { id: number }) => document.id).sort((a: number, b: number) => a - b);
    const queue = await wholeQueue();
    const own = queue.filter((document) => document.player.id === player.playerId);
    expect(own.map((document) => document.id)).toEqual(ids);
    expect(own[0]).toMatchObject({ content_type: 'image/jpeg', status: 'pending' });
    const decide = (id: number, decision: string, payload?: object) =>
      admin.post(`/api/staff/documents/${id}/${decision}`, payload);
    expect((await decide(ids[0], 'rejection', { reason: ' ' })).statusCode).toBe(422);
    const both = await Promise.all([decide(ids[0], 'approval'), decide(ids[0], 'rejection', { reason })]);
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([204, 422]);
    expect((await decide(ids[1], 'rejection', { reason: 'The edges are cut off.' })).statusCode).toBe(204);
    const mail = room.playerMails.at(-1);
    expect(mail?.to).toBe(player.email);
    expect(mail?.text).toContain('The edges are cut off.');
    expect((await decide(999_999, 'approval')).statusCode).toBe(404);
    const trail = (await entriesOf(player.playerId)).map((entry: { kind: string }) => entry.kind);
    expect(trail.filter((kind: string) => /approved|rejected/.test(kind))).toHaveLength(2);
  });
});

describe('[F-99] another document is asked for', () => {
  const ask = (id: number | string, payload?: object) => admin.post(`/api/staff/documents/${id}/request`, payload);

  test('with a reason; the trail keeps both, and a second time is refused', async () => {
    const player = await room.player();
    const [{ id }] = (await player.upload(await aPicture('jpeg'), { type: 'identity' })).body;
    for (const wrong of [
      undefined,
      { reason },
      { document_type: 'address' },
      { reason, document_type: 'selfie' },
      { reason: ' ', document_type: 'address' },
      { reason, document_type: ['address'] },
    ]) {
      expect((await ask(id, wrong)).statusCode, JSON.stringify(wrong)).toBe(422);
    }
    const wish = { reason: 'A bill of this year.', document_type: 'address' };
    expect((await ask(id, wish)).statusCode).toBe(204);
    expect((await ask(id, wish)).json()).toHaveProperty('errors.document.reviewed_already');
    expect((await player.list()).body).toMatchObject([{ asked_for: 'address', reason: 'A bill of this year.' }]);
    const asked = (await entriesOf(player.playerId)).filter(
      ({ kind }: { kind: string }) => kind === 'staff.document_asked_again',
    );
    expect(asked).toMatchObject([{ reason: 'A bill of this year.', detail: { asked_for: 'address' } }]);
  });

  test.each(['0', '999999', 'x', '-1', '1%00'])('not upon %s', async (id) => {
    expect((await ask(id, { reason, document_type: 'address' })).statusCode).toBeOneOf([400, 404]);
  });

  test('the queue shows what the account says, and how large the file is', async () => {
    const player = await room.player();
    await database.query("update identity_player set nickname = 'kettle', state = 'ON' where id = $1", [
      player.playerId,
    ]);
    await player.upload(await aPicture('jpeg'), { type: 'identity' });
    const page = (await admin.get(`/api/staff/documents?after=${Number(await lastId()) - 1}`)).json();
    expect(page.documents).toMatchObject([
      { size_bytes: expect.any(Number), player: { id: player.playerId, nickname: 'kettle', state: 'ON' } },
    ]);
  });

  const lastId = async () => {
    const { rows } = await database.query<{ id: bigint }>('select max(id) as id from verification_document');
    return rows[0]?.id;
  };
});

describe('the trail', () => {
  const seal = () => database.tx((tx) => sealEntries(tx, room.clock.now()));

  test('[PP-33] what staff did is sealed, exported with its hashes, and can be checked without the house', async () => {
    const { playerId } = await room.player();
    await admin.post(`/api/staff/players/${playerId}/lock`, { reason: 'large "chargeback", =cmd' });
    await seal();
    for (const format of ['csv', 'jsonl']) {
      const file = await admin.get(`/api/staff/audit/export?format=${format}`);
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-disposition']).toMatch(
        /^attachment; filename="halley-audit-start-to-today\.(csv|jsonl)"/,
      );
      const report = checkExport(file.body);
      expect(report.faults).toEqual([]);
      expect(report.links).toBeGreaterThan(3);
      expect(file.body).toContain('staff.player_locked');
    }
    const verified = (await admin.post('/api/staff/audit/verification')).json();
    expect(verified).toMatchObject({ faults: [], head: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  });

  test('is filtered, paged and read by those who may; a wrong filter is told', async () => {
    const list = async (query: string) => (await admin.get(`/api/staff/audit?${query}`)).json();
    const { entries } = await list(`member=${admin.id}&kind=staff.player_locked`);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.every((entry: { kind: string }) => entry.kind === 'staff.player_locked')).toBe(true);
    expect((await list('from=2999-01-01T00:00:00.000Z')).entries).toEqual([]);
    for (const wrong of ['kind=nonsense', 'from=yesterday', 'before=x', 'member=1.5']) {
      expect((await admin.get(`/api/staff/audit?${wrong}`)).statusCode, wrong).toBe(422);
    }
    for (const wrong of ['format=exe', 'from=2026-13-01', 'from=1;drop']) {
      expect((await admin.get(`/api/staff/audit/export?${wrong}`)).statusCode, wrong).toBe(422);
    }
  });

  test('[PP-33] a trail that was tampered with is not exported, and the check names the place', async () => {
    await seal();
    await database.tx(async (tx) => {
      await tx.query("set local session_replication_role = 'replica'");
      await tx.query("update audit_entry set reason = 'nothing' where id = (select min(entry_id) from audit_seal)");
    });
    const file = await admin.get('/api/staff/audit/export');
    expect(file.statusCode).toBe(409);
    expect(file.json()).toMatchObject({ error: { code: 'TRAIL_BROKEN' } });
    const report = (await admin.post('/api/staff/audit/verification')).json();
    expect(report.faults[0]).toMatch(/^link 1: entry \d+ is not what was sealed$/);
  });
});
