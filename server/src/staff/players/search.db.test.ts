import type { SearchHit } from '@halley/contract';
import { beforeAll, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { aRound, aWaitingCashout } from '../testing/desk-things.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let admin: TestMember;
let editor: TestMember;
beforeAll(async () => {
  admin = await room.member('admin');
  editor = await room.member('editor');
});

const search = async (member: TestMember, q: string) => {
  const answer = await member.get(`/api/staff/search?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json().hits as SearchHit[]).map(({ kind, id }) => `${kind} ${id}`);
};

test('[OPS-18] finds by number, address, name, reference and round, and each member what the role may open', async () => {
  const { playerId, email } = await room.player();
  await database.query("update identity_player set first_name = 'Zoe', last_name = 'Quasar' where id = $1", [playerId]);
  const payment = await aWaitingCashout(room.cashbox);
  const { reference } = (await admin.get(`/api/staff/payments/${payment}`)).json();
  const round = await aRound(database, playerId);
  expect(await search(admin, email)).toEqual([`player ${playerId}`]);
  expect(await search(admin, 'zoe quas')).toEqual([`player ${playerId}`]);
  expect(await search(admin, `#${playerId}`)).toContain(`player ${playerId}`);
  expect(await search(admin, reference.toUpperCase())).toEqual([`payment ${payment}`]);
  expect(await search(admin, String(payment))).toContain(`payment ${payment}`);
  expect(await search(admin, round)).toEqual([`round ${round}`]);
  for (const nothing of ['%', '_', "'; --", '999999999999999', 'x'.repeat(100), '\\']) {
    expect(await search(admin, nothing), nothing).toEqual([]);
  }
  for (const q of [email, reference, round, String(payment)]) expect(await search(editor, q)).toEqual([]);
  expect((await admin.get('/api/staff/search?q=')).statusCode).toBe(422);
  // The trail keeps that somebody looked, and no whole address.
  const entries = await listEntries(database, { kind: 'staff.everything_searched', limit: 50 });
  expect(JSON.stringify(entries)).not.toContain(email);
});
