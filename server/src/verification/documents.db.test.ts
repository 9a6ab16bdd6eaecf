import { beforeAll, describe, expect, test } from 'vitest';
import { aDocument } from '../../../contract/src/testing/a-document.ts';
import { homeOfId } from '../kit/index.ts';
import { sharedHomes } from '../kit/testing/shared.ts';
import { createDatabaseStore } from './index.ts';
import { rewritePdf } from './intake/pdf/rewrite-pdf.ts';
import { aHeic, aPdf, aPicture, aStream } from './testing/files.ts';
import { sharedVerification, testKeys } from './testing/test-verification.ts';

const database = sharedHomes();
const house = sharedVerification(database);
let picture: Buffer;
beforeAll(async () => {
  picture = await aPicture();
});

const count = async (table: 'verification_document' | 'verification_chunk') =>
  Number((await database.query<{ n: bigint }>(`select count(*) as n from ${table}`)).rows[0]?.n);
const everything = async () => [await count('verification_document'), await count('verification_chunk')];
const review = (documentId: number) =>
  homeOfId(database.homes, BigInt(documentId)).tx((tx) =>
    house.verification.approveDocument(tx, { documentId, staffId: 900 }),
  );

/** Lists, at the top and under `errors`; the first word of a text is its code. */
const refusedWith = (code: string) => {
  const document = [expect.stringMatching(new RegExp(`^${code} [a-zA-Z]`))];
  return { document, errors: { document } };
};

describe('handing a document in', () => {
  test('answers all documents of the player, newest first', async () => {
    const player = await house.player();
    expect((await player.list()).body).toEqual([]);
    const first = await player.upload(picture, { description: ' My passport ', fileName: 'pass.png' });
    expect([first.status, first.body]).toEqual([
      201,
      [aDocument({ id: expect.any(Number), description: 'My passport', file_name: 'pass.png' })],
    ]);
    const second = await player.upload(aPdf(), { type: 'address' });
    expect(second.body.map((one: { document_type: string }) => one.document_type)).toEqual(['address', 'identity']);
    expect((await player.list()).body).toEqual(second.body);
  });

  test.each<[string, () => Buffer, string]>([
    ['a web page called a picture', () => Buffer.from('<html><script>alert(1)</script>'), 'type_not_allowed'],
    ['a drawing with a script', () => Buffer.from('<svg xmlns="x"><script>1</script></svg>'), 'type_not_allowed'],
    ['nothing', () => Buffer.alloc(0), 'type_not_allowed'],
    ['half a picture', () => picture.subarray(0, 60), 'unreadable'],
    ['a PDF that is a program', () => aPdf([], '/AcroForm << /XFA 5 0 R >>'), 'active_content'],
    ['a picture as phones write it', () => aHeic(), 'type_not_allowed'],
    [
      'a byte too much',
      () => Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024 + 1 - picture.length)]),
      'too_large',
    ],
  ])('[F-91] %s: refused with a code for the form, nothing kept', async (_name, content, code) => {
    const player = await house.player();
    const before = await everything();
    const answer = await player.upload(content(), { mime: 'image/png', fileName: 'passport.png' });
    expect([answer.status, answer.body]).toEqual([422, refusedWith(code)]);
    expect(await everything()).toEqual(before);
  });

  test('the form is checked too', async () => {
    const player = await house.player();
    expect((await player.upload(picture, { type: 'selfie' })).status).toBe(422);
    expect((await player.upload(picture, { description: 'x'.repeat(201) })).status).toBe(422);
    expect((await player.upload(picture, { description: 'x\0' })).status).toBe(400);
    expect((await player.list()).body).toEqual([]);
  });

  test('a large PDF comes back as it was made anew, in pieces, and nobody who reads the table can read it', async () => {
    const player = await house.player();
    const large = aPdf([aStream('', Buffer.alloc(3_000_000, 'the secret of page one '))]).toString('latin1');
    const pdf = Buffer.from(large.replace('/Contents 4 0 R', '/Contents 5 0 R'), 'latin1');
    const { body } = await player.upload(pdf);
    const read = await house.verification.readDocument(database, body[0].id);
    const content = Buffer.concat(await read.content.toArray());
    expect(content.equals(await rewritePdf(pdf))).toBe(true);
    expect(content.includes('the secret of page one')).toBe(true);
    const { rows } = await database.query<{ sealed: Buffer; content_id: string }>(
      `select c.sealed, c.content_id from verification_chunk c join verification_document d using (content_id)
       where d.id = $1 order by chunk_index`,
      [body[0].id],
    );
    expect(rows).toHaveLength(12);
    for (const row of rows) expect(row.sealed.includes('secret of page')).toBe(false);
  });

  test('at most twenty at a time, also when all come at once', async () => {
    const player = await house.player();
    for (let at = 0; at < 18; at++) expect((await player.upload(picture)).status).toBe(201);
    const rest: number[] = [];
    // Two uploads of a player at a time is what the door lets through.
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all([player.upload(picture), player.upload(picture)]);
      rest.push(...answers.map(({ status }) => status));
    }
    expect(rest.filter((status) => status === 201)).toHaveLength(2);
    const { body } = await player.list();
    expect(body).toHaveLength(20);
    expect((await player.upload(picture)).body).toEqual(refusedWith('too_many'));
    await player.remove(body[0].id);
    expect((await player.upload(picture)).status).toBe(201);
  });

  test('fifty tries a day, refused ones too; tomorrow is another day', async () => {
    const player = await house.player();
    for (let at = 0; at < 50; at++) expect((await player.upload(Buffer.from('no'))).status).toBe(422);
    const last = await player.upload(picture);
    expect(last.body).toEqual(refusedWith('too_many_today'));
    house.clock.advanceMs(24 * 60 * 60 * 1000);
    await house.verification.tasks['verification.sweep']({}, { attempt: 1, signal: undefined });
    expect((await player.upload(picture)).status).toBe(201);
  });

  test('a guest cannot', async () => {
    const form = new Response(new FormData());
    const answer = await house.app.inject({
      method: 'POST',
      url: '/api/player/documents',
      payload: Buffer.from(await form.arrayBuffer()),
      headers: { 'content-type': form.headers.get('content-type') ?? '' },
    });
    expect(answer.statusCode).toBe(401);
    expect((await house.app.inject({ url: '/api/player/documents' })).statusCode).toBe(401);
  });
});

describe('taking a document back', () => {
  test('removes it and its bytes', async () => {
    const player = await house.player();
    const before = await everything();
    const { body } = await player.upload(aPdf(), { fileName: 'a.pdf' });
    expect((await player.remove(body[0].id)).status).toBe(204);
    expect(await everything()).toEqual(before);
    expect((await player.remove(body[0].id)).status).toBe(404);
  });

  test('works after a refusal, not after an approval', async () => {
    const player = await house.player();
    const [first] = (await player.upload(picture)).body;
    await database.homes
      .of(player.playerId)
      .tx((tx) => house.verification.rejectDocument(tx, { documentId: first.id, staffId: 900, reason: 'blurred' }));
    expect((await player.remove(first.id)).status).toBe(204);
    const [second] = (await player.upload(picture)).body;
    await review(second.id);
    const answer = await player.remove(second.id);
    expect([answer.status, answer.body]).toEqual([422, { errors: { document: { approved: expect.any(String) } } }]);
    expect((await player.list()).body).toHaveLength(1);
  });

  test('another player’s document is not there: not to see, not to delete', async () => {
    const owner = await house.player();
    const thief = await house.player();
    const [document] = (await owner.upload(picture)).body;
    expect((await thief.remove(document.id)).status).toBe(404);
    expect((await thief.list()).body).toEqual([]);
    for (const path of [`/api/player/documents/${document.id}`, `/api/player/documents/${document.id}/content`]) {
      expect((await thief.get(path)).status).toBe(404);
    }
    expect((await owner.list()).body).toEqual([document]);
  });

  test.each(['0', '-1', '1.5', 'x', '99999999999999999999'])('id %s is not found', async (id) => {
    expect((await (await house.player()).remove(id)).status).toBe(404);
  });
});

describe('how far a player is', () => {
  const statusOf = async (player: { get(url: string): Promise<{ body: unknown }> }) =>
    (await player.get('/api-fe/sumsub/verification-status')).body;

  test('nothing, under review, please send another, done', async () => {
    const player = await house.player();
    expect(await statusOf(player)).toEqual({
      applicantId: null,
      reviewStatus: 'init',
      reviewResult: null,
      docsStatus: null,
    });
    const [identity] = (await player.upload(picture)).body;
    expect(await statusOf(player)).toMatchObject({
      applicantId: String(player.playerId),
      reviewStatus: 'pending',
      docsStatus: { IDENTITY: { imageIds: [identity.id] } },
    });
    await database.homes
      .of(player.playerId)
      .tx((tx) => house.verification.rejectDocument(tx, { documentId: identity.id, staffId: 900, reason: 'blurred' }));
    const result = { reviewAnswer: 'RED', reviewRejectType: 'RETRY', clientComment: 'blurred' };
    expect(await statusOf(player)).toMatchObject({
      reviewStatus: 'completed',
      reviewResult: result,
      docsStatus: { IDENTITY: { reviewResult: result } },
    });
    await review((await player.upload(picture)).body[0].id);
    expect(await statusOf(player)).toMatchObject({ reviewStatus: 'init', reviewResult: null });
    await review((await player.upload(picture, { type: 'address' })).body[0].id);
    expect(await statusOf(player)).toMatchObject({
      reviewStatus: 'completed',
      reviewResult: { reviewAnswer: 'GREEN' },
      docsStatus: {
        IDENTITY: { reviewResult: { reviewAnswer: 'GREEN' } },
        PROOF_OF_RESIDENCE: { reviewResult: { reviewAnswer: 'GREEN' } },
      },
    });
  });

  test('is told to the player alone; there is no widget and no token', async () => {
    const player = await house.player();
    const other = await house.player();
    const own = String(player.playerId);
    expect((await player.get('/api/sumsub/access_token')).body).toEqual({ access_token: '' });
    expect((await player.post('/api-fe/sumsub/access-token', { userId: own })).body).toEqual({
      access_token: '',
      userId: own,
    });
    expect((await other.post('/api-fe/sumsub/access-token', { userId: own })).status).toBe(404);
    expect((await other.get(`/api-fe/sumsub/verification-status?userId=${own}`)).status).toBe(404);
    expect((await player.get(`/api-fe/sumsub/verification-status?userId=${own}`)).status).toBe(200);
  });
});

describe('sealed content', () => {
  const store = createDatabaseStore({ keys: testKeys });
  const idOf = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
  const home = () => database.homes.of(1);
  const save = (last: number, content: Buffer) => home().tx((tx) => store.save(tx, idOf(last), content));
  const read = async (last: number, from = store) => {
    const pieces: Buffer[] = [];
    for await (const piece of from.read(database, idOf(last))) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  const large = Buffer.alloc(600_000, 'abc');

  test('opens with the same key only', async () => {
    await save(1, large);
    expect((await read(1)).equals(large)).toBe(true);
    await expect(read(1, createDatabaseStore({ keys: ['cd'.repeat(32)] }))).rejects.toThrow();
  });

  test('that was changed, cut short, mixed up or given to another document does not open', async () => {
    const spoil = async (last: number, sql: string) => {
      await save(last, large);
      await home().query(sql.replaceAll('$id', `'${idOf(last)}'`));
      await expect(read(last)).rejects.toThrow();
    };
    await spoil(
      2,
      'update verification_chunk set sealed = set_byte(sealed, 5, 255 - get_byte(sealed, 5)) where content_id = $id and chunk_index = 1',
    );
    await spoil(3, 'delete from verification_chunk where content_id = $id and chunk_index = 2');
    await spoil(4, 'delete from verification_chunk where content_id = $id and chunk_index = 0');
    await spoil(
      5,
      `update verification_chunk c set sealed = o.sealed from verification_chunk o
       where c.content_id = $id and o.content_id = $id and c.chunk_index = 1 - o.chunk_index and o.chunk_index < 2`,
    );
    await spoil(
      6,
      `update verification_chunk c set sealed = o.sealed from verification_chunk o
       where c.content_id = $id and o.content_id = '${idOf(1)}' and c.chunk_index = o.chunk_index`,
    );
  });
});
