import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createBrowser } from '../identity/testing/test-identity.ts';
import { sharedHomes } from '../kit/testing/shared.ts';
import { aPdf, aPicture } from '../verification/testing/files.ts';
import { sharedSupport, visitorOf } from './testing/test-support.ts';

const database = sharedHomes();
const room = sharedSupport(database);

const count = async (table: string) => Number((await database.query(`select count(*) from ${table}`)).rows[0]?.count);

describe('a file in a conversation', () => {
  test('is drawn anew, kept sealed, and comes back as a download to both sides', async () => {
    const player = await room.player();
    const sent = await player.sendFile(await aPicture('jpeg'), { name: '../../rent\u202egpj.exe', text: 'my invoice' });
    expect(sent.statusCode, sent.body).toBe(201);
    const { file, text } = sent.json();
    expect([text, file.media_type]).toEqual(['my invoice', 'image/jpeg']);
    expect(file.name).not.toMatch(/[/\\\u202e]/);
    const { rows } = await database.query<{ sealed: Buffer }>('select sealed from support_chunk');
    for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toMatch(/JFIF|SECRET-CAMERA/);
    const got = await player.browser.call('GET', `/api/support/chat/files/${file.id}`);
    expect(got.statusCode).toBe(200);
    expect(got.rawPayload.toString('latin1')).not.toContain('SECRET-CAMERA');
    expect(got.headers['content-disposition']).toMatch(/^attachment;/);
    expect(got.headers['x-content-type-options']).toBe('nosniff');
    expect(got.headers['content-security-policy']).toContain('sandbox');
    const forStaff = await room.support.desk.file(database, file.id);
    expect(forStaff).toMatchObject({ playerId: player.playerId, file: { contentType: 'image/jpeg' } });
  });

  test.each([
    ['a page that says it is a picture', Buffer.from('<script>alert(1)</script>'), 'photo.png', 'image/png'],
    [
      'a drawing with scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
      'a.svg',
      'image/svg+xml',
    ],
    ['a program', Buffer.from('MZ\x90\0rest of it'), 'photo.jpg', 'image/jpeg'],
    ['nothing', Buffer.alloc(0), 'photo.png', 'image/png'],
    [
      'a PDF that is a program',
      aPdf(['<< /S /JavaScript /JS (app.alert(1)) >>'], '/AcroForm << /XFA 5 0 R >>'),
      'a.pdf',
      'application/pdf',
    ],
  ])('%s is refused, and nothing is kept', async (_name, content, name, mime) => {
    const player = await room.player();
    const before = await count('support_chunk');
    expect((await player.sendFile(content, { name, mime })).statusCode).toBe(422);
    expect(await player.chat()).toMatchObject({ state: 'none' });
    expect(await count('support_chunk')).toBe(before);
  });

  test('too large is refused', async () => {
    const player = await room.player();
    const refused = await player.sendFile(Buffer.alloc(5 * 1024 * 1024 + 1, 1));
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { document: { too_large: expect.any(String) } }]);
  });

  test('the same send twice is one message and one file', async () => {
    const player = await room.player();
    const client_id = randomUUID();
    const picture = await aPicture();
    const before = await count('support_file');
    const answers = [await player.sendFile(picture, { client_id }), await player.sendFile(picture, { client_id })];
    expect(answers.map((one) => one.json().file.id)).toEqual([answers[0]?.json().file.id, answers[0]?.json().file.id]);
    expect(await count('support_file')).toBe(before + 1);
    expect((await player.say('the same id', { client_id })).statusCode).toBe(409);
  });

  test('of another visitor is not there: for players, for guests, and for who guesses', async () => {
    const guest = room.guest();
    const early = await guest.sendFile(await aPicture());
    expect([early.statusCode, early.json().error.code]).toEqual([404, 'NOT_FOUND']);
    await guest.say('Hello');
    const { file } = (await guest.sendFile(await aPicture())).json();
    expect((await guest.browser.call('GET', `/api/support/chat/files/${file.id}`)).statusCode).toBe(200);
    const thief = room.guest();
    await thief.say('Hello');
    const player = await room.player();
    await player.say('Hello');
    for (const other of [thief.browser, player.browser, createBrowser(room.app)]) {
      for (const id of [file.id, 987_654_321]) {
        const stolen = await other.call('GET', `/api/support/chat/files/${id}`);
        expect([stolen.statusCode, stolen.json().error.code]).toEqual([404, 'NOT_FOUND']);
      }
    }
  });

  test('so many a day, refused ones too', async () => {
    const player = await room.player();
    const { sendFile } = visitorOf(player.browser);
    for (let index = 0; index < 30; index++) await sendFile(Buffer.from('not a picture'));
    const refused = await sendFile(await aPicture());
    expect(refused.json().errors).toEqual({ document: { too_many_today: expect.any(String) } });
  });
});
