import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMetrics, type Database, databasesOf, manualClock, silentLog } from '../kit/index.ts';
import { type TestHomes, testHomes } from '../kit/testing/test-homes.ts';
import {
  acceptRestore,
  listEntries,
  sealEntries,
  sealHomes,
  verifySealedHomes,
  verifyTrail,
  writeSignificant,
} from './index.ts';
import { keepMarks } from './second-place/keep-marks.ts';

const clock = manualClock('2026-11-20T12:00:00Z');
let made: TestHomes;
let folder: string;
beforeAll(async () => {
  made = await testHomes({ homes: 4 });
});
afterAll(() => made.drop());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-trails-'));
  for (const database of databasesOf(made.homes)) {
    await tamper(database, 'delete from audit_seal; delete from audit_entry; delete from audit_pending');
    await database.query('delete from audit_mark; delete from audit_era');
  }
  return () => rmSync(folder, { recursive: true });
});

const homeOf = (number: number) => made.homes.all()[number] as Database;
async function tamper(database: Database, statements: string): Promise<void> {
  await database.tx(async (tx) => {
    await tx.query("set local session_replication_role = 'replica'");
    await tx.query(statements);
  });
}
async function deed(database: Database, reason: string): Promise<void> {
  await database.tx((tx) => writeSignificant(tx, { kind: 'staff.player_locked', actor: { kind: 'system' }, reason }));
  await database.tx((tx) => sealEntries(tx, clock.now()));
}
const sealHouse = async () => {
  await sealHomes(made.homes);
  await made.homes.house.tx((tx) => sealEntries(tx, clock.now()));
};

test('[RUN-32] every home has a chain of its own, and the house seals how far each has come', async () => {
  await deed(homeOf(1), 'a');
  await deed(homeOf(1), 'b');
  await deed(homeOf(3), 'c');
  await deed(made.homes.house, 'd');
  await sealHouse();
  const reports = await Promise.all(databasesOf(made.homes).map((database) => verifyTrail(database)));
  expect(reports.map(({ links, faults }) => [links, faults])).toEqual([2, 0, 2, 0, 1].map((links) => [links, []]));
  const [sealed] = await listEntries(made.homes.house, { kind: 'audit.homes_sealed', limit: 1 });
  expect(sealed?.detail.heads).toEqual([
    { home: 1, ...reports[2]?.head, number: 2 },
    { home: 3, ...reports[4]?.head, number: 1 },
  ]);
  expect(await verifySealedHomes(made.homes)).toEqual([]);
});

test('[RUN-32] an end that is cut off a home, or a trail that is made anew, shows in the house', async () => {
  for (const home of [1, 2, 3]) for (const reason of ['a', 'b']) await deed(homeOf(home), reason);
  await sealHouse();
  await tamper(homeOf(1), "delete from audit_seal where number = 2; delete from audit_entry where reason = 'b'");
  await tamper(homeOf(2), 'delete from audit_seal; delete from audit_entry');
  for (const reason of ['a', 'other']) await deed(homeOf(2), reason);
  for (const home of [1, 2]) expect((await verifyTrail(homeOf(home))).faults).toEqual([]);
  const faults = [
    'link 2 of home 1, which the house has sealed, is missing',
    'link 2 of home 2, which the house has sealed, is another one',
  ];
  expect(await verifySealedHomes(made.homes)).toEqual(faults);
  // Later ends of what was made anew do not make up for it.
  await sealHouse();
  expect(await verifySealedHomes(made.homes)).toEqual(faults);
  expect(await verifySealedHomes(made.homes, new Date(Date.now() + 60_000))).toEqual([]);
});

test('where all is one database nothing is sealed twice', async () => {
  const one = await testHomes({ homes: 1 });
  await deed(one.homes.house, 'a');
  await sealHomes(one.homes);
  expect((await listEntries(one.homes.house, { limit: 10 })).map(({ reason }) => reason)).toEqual(['a']);
  expect(await verifySealedHomes(one.homes)).toEqual([]);
  await one.drop();
});

const open = () => {
  const metrics = createMetrics();
  return keepMarks({ homes: made.homes, clock, log: silentLog, metrics, folders: [folder], mayBeStranger: false });
};
async function ranOn(beats = 2): Promise<void> {
  const marks = open();
  await marks.start();
  for (let beat = 0; beat < beats; beat += 1) await marks.beat();
  await marks.stop();
}

test('[RUN-06] a home that went back in time is not opened, and said by its number, though the house is as it was', async () => {
  await deed(homeOf(2), 'a');
  await ranOn();
  expect(readdirSync(folder)).toHaveLength(5);
  const { rows: before } = await homeOf(2).query('select * from audit_mark');
  await ranOn();
  await homeOf(2).query('delete from audit_mark where process <> $1', [before[0]?.process]);
  await expect(open().start()).rejects.toThrow(/back in time.*: home 2: process .* the database does not know it/);
  const author = { actor: { kind: 'system' }, reason: 'restored by itself' } as const;
  const losses = await acceptRestore({ homes: made.homes, clock, folders: [folder], author });
  expect(losses).toHaveLength(1);
  await ranOn();
  const [entry] = await listEntries(made.homes.house, { kind: 'audit.restore_accepted', limit: 10 });
  expect(entry).toMatchObject({ reason: 'restored by itself', detail: { era: 2 }, seal: { number: 1 } });
});

test('[RUN-06] a process that runs while a home goes back says so at its next mark', async () => {
  const marks = open();
  let said = '';
  marks.hearLoss((sentence) => {
    said = sentence;
  });
  await marks.start();
  await marks.beat();
  await homeOf(3).query('update audit_mark set number = 1, token = gen_random_uuid()');
  await marks.beat();
  await marks.stop();
  expect(said).toMatch(/: home 3: process .* does not find its last mark.* Halley stops\.$/);
});

test('[RUN-06] a home that was emptied, or is of another house, is not taken for this one', async () => {
  await ranOn();
  await homeOf(0).query('delete from audit_mark; delete from audit_era');
  await expect(open().start()).rejects.toThrow('home 0: era 1 is remembered, the database is in era 0');
  await homeOf(0).query('insert into audit_era (number, house, began_at) values (1, gen_random_uuid(), now())');
  await expect(open().start()).rejects.toThrow(/home 0: process .* does not know it/);
  rmSync(folder, { recursive: true });
  await expect(ranOn(0)).rejects.toThrow('remember another database');
});
