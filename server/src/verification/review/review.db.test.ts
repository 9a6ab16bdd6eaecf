import { Refusal } from '@halley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { homeOfId } from '../../kit/index.ts';
import { sharedHomes } from '../../kit/testing/shared.ts';
import type { DocumentStatus, DocumentType } from '../document.ts';
import { rewritePdf } from '../intake/pdf/rewrite-pdf.ts';
import { aPdf, aPicture } from '../testing/files.ts';
import { sharedVerification, type TestPlayer } from '../testing/test-verification.ts';

const database = sharedHomes();
const house = sharedVerification(database);
let picture: Buffer;
beforeAll(async () => {
  picture = await aPicture();
});

const staffId = 900;
/** Ids of documents know it. */
const homeOf = (documentId: number) => homeOfId(database.homes, BigInt(documentId));
const approve = (documentId: number) =>
  homeOf(documentId).tx((tx) => house.verification.approveDocument(tx, { documentId, staffId }));
const reject = (documentId: number, reason = 'The corners are cut off.') =>
  homeOf(documentId).tx((tx) => house.verification.rejectDocument(tx, { documentId, staffId, reason }));
const askForAnother = (
  documentId: number,
  askedFor: DocumentType = 'address',
  reason = 'A bill of this year, please.',
) => homeOf(documentId).tx((tx) => house.verification.askForAnother(tx, { documentId, staffId, reason, askedFor }));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof Refusal ? error.code : String(error)),
  );

async function handIn(player: TestPlayer, type = 'identity'): Promise<number> {
  const answer = await player.upload(picture, { type });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body[0].id;
}
const eventsOf = async (playerId: number) => {
  const { rows } = await database.query<{ events: { playerId: number }[] }>(
    "select events from kit_outbox where topic = 'verification.reviewed' order by id",
  );
  return rows.flatMap((row) => row.events).filter((event) => event.playerId === playerId);
};
const isVerified = async (player: TestPlayer) => (await player.get('/api/player')).body.verified;

describe('a review', () => {
  const outcomes: [DocumentStatus, 'approve' | 'reject', string][] = [
    ['pending', 'approve', 'done'],
    ['pending', 'reject', 'done'],
    ['approved', 'approve', 'document.reviewed_already'],
    ['approved', 'reject', 'document.reviewed_already'],
    ['not_approved', 'approve', 'document.reviewed_already'],
    ['not_approved', 'reject', 'document.reviewed_already'],
  ];
  test.each(outcomes)('%s, then %s: %s', async (from, verb, expected) => {
    const player = await house.player();
    const id = await handIn(player);
    if (from === 'approved') await approve(id);
    if (from === 'not_approved') await reject(id);
    const before = await house.verification.documentsOfPlayer(database, player.playerId);
    expect(await codeOf(verb === 'approve' ? approve(id) : reject(id))).toBe(expected);
    const after = await house.verification.documentsOfPlayer(database, player.playerId);
    if (expected !== 'done') expect(after).toEqual(before);
    else expect(after[0]).toMatchObject({ status: verb === 'approve' ? 'approved' : 'not_approved', reviewedBy: 900 });
    expect(await eventsOf(player.playerId)).toHaveLength(1);
  });

  test('of a document that is not there: not found', async () => {
    expect(await codeOf(approve(999_999))).toBe('NOT_FOUND');
    expect(await codeOf(reject(999_999))).toBe('NOT_FOUND');
  });

  test('needs a reason that a player can read', async () => {
    const id = await handIn(await house.player());
    for (const reason of ['', '  ', '\u0000\u0007', 'x'.repeat(501)]) {
      expect(await codeOf(reject(id, reason))).toBe('reason.invalid');
    }
    expect((await reject(id, ' Too\u0000dark ')).reason).toBe('Too dark');
  });

  test('is shown to the player with its reason', async () => {
    const player = await house.player();
    const id = await handIn(player);
    await reject(id, 'The photo is blurred.');
    expect((await player.list()).body).toMatchObject([{ id, status: 'not_approved', reason: 'The photo is blurred.' }]);
  });

  test('twenty reviewers at once: one wins, the others are told', async () => {
    const player = await house.player();
    const id = await handIn(player);
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => codeOf(at % 2 ? approve(id) : reject(id))));
    expect(all.filter((code) => code === 'done')).toHaveLength(1);
    expect(all.filter((code) => code === 'document.reviewed_already')).toHaveLength(19);
    expect(await eventsOf(player.playerId)).toHaveLength(1);
    expect(house.mails.filter((mail) => mail.to === player.email)).toHaveLength(1);
  });

  test('against the player who takes it back at the same time: one of both, never half', async () => {
    for (let time = 0; time < 5; time++) {
      const player = await house.player();
      const id = await handIn(player);
      const [review, removal] = await Promise.all([codeOf(approve(id)), player.remove(id)]);
      const left = (await player.list()).body;
      if (review === 'done') {
        expect([removal.status, left]).toMatchObject([422, [{ status: 'approved' }]]);
      } else expect([review, removal.status, left]).toEqual(['NOT_FOUND', 204, []]);
    }
  });
});

describe('[F-99] another document', () => {
  test('is asked for with a reason: the player reads both, and the mail says them', async () => {
    const player = await house.player();
    const id = await handIn(player);
    await askForAnother(id);
    expect((await player.list()).body).toMatchObject([
      { id, status: 'not_approved', reason: 'A bill of this year, please.', asked_for: 'address' },
    ]);
    const mail = house.mails.findLast(({ to }) => to === player.email);
    expect(mail?.subject).toBe('We need another document from you');
    expect(mail?.text).toContain('please send us your proof of address');
    expect(mail?.text).toContain('A bill of this year, please.');
    expect(await isVerified(player)).toBe(false);
  });

  test('a plain refusal and an approval ask for none', async () => {
    const player = await house.player();
    await approve(await handIn(player));
    await reject(await handIn(player));
    expect((await player.list()).body).toMatchObject([{ asked_for: null }, { asked_for: null }]);
  });

  test('is asked for once: of two requests one is refused, and a decided document asks for nothing', async () => {
    const player = await house.player();
    const id = await handIn(player);
    const both = await Promise.all([codeOf(askForAnother(id)), codeOf(askForAnother(id, 'deposit'))]);
    expect(both.toSorted()).toEqual(['document.reviewed_already', 'done']);
    expect(house.mails.filter((mail) => mail.to === player.email)).toHaveLength(1);
    const approved = await handIn(player);
    await approve(approved);
    expect(await codeOf(askForAnother(approved))).toBe('document.reviewed_already');
    expect(await codeOf(askForAnother(999_999))).toBe('NOT_FOUND');
    expect(await codeOf(askForAnother(await handIn(player), 'address', ' \u0000 '))).toBe('reason.invalid');
  });

  test('keeps the document it answers until a later one of the wanted kind is there', async () => {
    const player = await house.player();
    const id = await handIn(player, 'identity');
    await askForAnother(id, 'address');
    expect(await player.remove(id)).toMatchObject({
      status: 422,
      body: { errors: { document: { another_asked: expect.any(String) } } },
    });
    await handIn(player, 'identity');
    expect((await player.remove(id)).status).toBe(422);
    await handIn(player, 'address');
    expect((await player.remove(id)).status).toBe(204);
  });
});

describe('identity and address together', () => {
  test('make the player verified, and nothing less does', async () => {
    const player = await house.player();
    const [identity, deposit, address] = [
      await handIn(player, 'identity'),
      await handIn(player, 'deposit'),
      await handIn(player, 'address'),
    ];
    await approve(identity);
    await approve(deposit);
    expect(await isVerified(player)).toBe(false);
    await reject(address);
    expect(await isVerified(player)).toBe(false);
    await approve(await handIn(player, 'address'));
    expect(await isVerified(player)).toBe(true);
    expect((await eventsOf(player.playerId)).map((event) => 'verified' in event && event.verified)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test('approved by two people in the same moment', async () => {
    for (let time = 0; time < 8; time++) {
      const player = await house.player();
      const ids = [await handIn(player, 'identity'), await handIn(player, 'address')];
      await Promise.all(ids.map(approve));
      expect(await isVerified(player)).toBe(true);
    }
  });

  test('a refused document later on takes nothing away', async () => {
    const player = await house.player();
    await approve(await handIn(player, 'identity'));
    await approve(await handIn(player, 'address'));
    await reject(await handIn(player, 'identity'));
    expect(await isVerified(player)).toBe(true);
  });
});

describe('the mail', () => {
  const lastMail = (player: TestPlayer) => house.mails.findLast((mail) => mail.to === player.email);

  test('says what was decided, why, and what is missing', async () => {
    const player = await house.player();
    await reject(await handIn(player), 'We cannot read the date <b>.');
    expect(lastMail(player)?.text).toContain('We cannot read the date <b>.');
    expect(lastMail(player)?.html).not.toContain('<b>');
    expect(lastMail(player)?.text).toContain('https://halley.test/profile/verification');
    await approve(await handIn(player));
    expect(lastMail(player)?.text).toContain('we still need your proof of address');
    await approve(await handIn(player, 'address'));
    expect(lastMail(player)?.subject).toBe('You are verified');
  });

  test('is not sent when the review does not happen', async () => {
    const player = await house.player();
    const id = await handIn(player);
    await expect(
      homeOf(id).tx(async (tx) => {
        await house.verification.approveDocument(tx, { documentId: id, staffId });
        throw new Error('planted');
      }),
    ).rejects.toThrow('planted');
    expect(lastMail(player)).toBeUndefined();
    expect((await player.list()).body).toMatchObject([{ status: 'pending' }]);
  });
});

describe('for staff', () => {
  test('the queue is oldest first, in pages, by status', async () => {
    const player = await house.player();
    const ids = [await handIn(player), await handIn(player), await handIn(player)];
    await approve(ids[1] as number);
    const queue = async (after: number, limit: number) =>
      (await house.verification.listForReview(database, { status: 'pending', after, limit })).map(({ id }) => id);
    const first = (ids[0] as number) - 1;
    expect(await queue(first, 1)).toEqual([ids[0]]);
    expect(await queue(ids[0] as number, 10)).toEqual([ids[2]]);
    const approved = await house.verification.listForReview(database, { status: 'approved', after: first, limit: 10 });
    expect(approved).toMatchObject([{ id: ids[1], playerId: player.playerId, mediaType: 'image/jpeg' }]);
    expect(approved[0]).not.toHaveProperty('contentId');
  });

  test('the content comes back byte for byte, as something to save', async () => {
    const player = await house.player();
    const pdf = await rewritePdf(aPdf());
    const { body } = await player.upload(aPdf(), { fileName: 'Bill *March* ü.html' });
    const { headers, content, document } = await house.verification.readDocument(database, body[0].id);
    expect(Buffer.concat(await content.toArray()).equals(pdf)).toBe(true);
    expect(document).toMatchObject({ mediaType: 'application/pdf', sizeBytes: pdf.length });
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(headers['content-disposition']).toBe(
      `attachment; filename="document-${body[0].id}.pdf"; filename*=UTF-8''Bill%20_March_%20%C3%BC.pdf`,
    );
    expect(await codeOf(house.verification.readDocument(database, 999_999))).toBe('NOT_FOUND');
  });
});
