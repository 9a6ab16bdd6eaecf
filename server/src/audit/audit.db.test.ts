import type { SignificantKind } from '@halley/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, manualClock, writeEvents } from '../kit/index.ts';
import { catchUp } from '../kit/testing/catch-up.ts';
import { testHomes } from '../kit/testing/test-homes.ts';
import { createGate } from '../kit/testing/until.ts';
import {
  checkExport,
  exportTrail,
  largeWins,
  listEntries,
  NoExport,
  recordEvents,
  type SignificantEvent,
  sealEntries,
  sealWritten,
  verifyTrail,
  writeSignificant,
} from './index.ts';

/** Of a player's home: each has a trail as the house has. */
let database: Database;
let drop: () => Promise<void>;
const clock = manualClock('2026-03-01T12:00:00Z');

beforeAll(async () => {
  const { homes, ...made } = await testHomes();
  database = homes.of(42);
  drop = made.drop;
});
afterAll(() => drop());
/** As somebody would who owns the server: the rules are switched off for the moment. */
async function tamper(...statements: string[]): Promise<void> {
  await database.tx(async (tx) => {
    await tx.query("set local session_replication_role = 'replica'");
    for (const statement of statements) await tx.query(statement);
  });
}
beforeEach(() => tamper('delete from audit_seal', 'delete from audit_entry', 'delete from audit_pending'));

const event = (change: Partial<SignificantEvent> = {}): SignificantEvent => ({
  kind: 'staff.player_locked',
  actor: { kind: 'staff', id: 1, name: 'Ada' },
  address: '192.0.2.1',
  target: { kind: 'player', id: 42 },
  playerId: 42,
  reason: 'asked for it',
  ...change,
});
const write = (...events: SignificantEvent[]) => database.tx((tx) => writeSignificant(tx, ...events));
const seal = (at = clock.now()) => database.tx((tx) => sealEntries(tx, at));
const exported = async (format: 'csv' | 'jsonl', range = {}) => {
  let text = '';
  for await (const part of exportTrail(database, { format, ...range })) text += part;
  return text;
};

describe('writing', () => {
  test('[PP-33] any room writes in its own transaction; an aborted one leaves nothing', async () => {
    const kinds: SignificantKind[] = ['wager.large_win', 'identity.signed_in', 'staff.member_changed'];
    for (const kind of kinds) await write(event({ kind }));
    const aborted = database.tx(async (tx) => {
      await writeSignificant(tx, event({ reason: 'ghost' }));
      throw new Error('planted');
    });
    await expect(aborted).rejects.toThrow('planted');
    expect(await seal()).toBe(3);
    const entries = await listEntries(database, { limit: 10 });
    expect(entries.map((entry) => entry.kind)).toEqual(kinds.toReversed());
    expect(await verifyTrail(database)).toMatchObject({ links: 3, pending: 0, faults: [] });
  });

  test('[PP-33] entries and seals can be neither changed nor deleted, not even by the owner', async () => {
    await write(event());
    await seal();
    for (const table of ['audit_entry', 'audit_seal']) {
      await expect(database.query(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' });
      await expect(database.query(`truncate ${table}`)).rejects.toMatchObject({ code: '42501' });
    }
    await expect(database.query("update audit_entry set reason = 'x'")).rejects.toMatchObject({ code: '42501' });
    await expect(database.query('update audit_seal set number = 9')).rejects.toMatchObject({ code: '42501' });
  });

  test('a writer does not wait for another that is still open, nor for the sealer', async () => {
    const written = createGate();
    const goOn = createGate();
    const slow = database.tx(async (tx) => {
      await writeSignificant(tx, event({ reason: 'slow' }));
      written.open();
      await goOn.passed;
    });
    await written.passed;
    await write(event({ reason: 'quick' }));
    expect(await seal()).toBe(1);
    await write(event({ reason: 'quick too' }));
    expect(await seal()).toBe(1);
    goOn.open();
    await slow;
    // Its id is the lowest, but it came into the world last: it gets the next link, and nothing is lost.
    expect(await seal()).toBe(1);
    const links = (await exported('jsonl')).trim().split('\n');
    expect(links.map((line) => JSON.parse(line).reason)).toEqual(['quick', 'quick too', 'slow']);
    expect(await verifyTrail(database)).toMatchObject({ links: 3, faults: [] });
  });

  test('two sealers at once, and forty writers, make one chain without a gap', async () => {
    let writing = true;
    const sealers = [1, 2].map(async () => {
      while (writing) await database.tx((tx) => sealEntries(tx, clock.now()));
    });
    await Promise.all(Array.from({ length: 40 }, (_, index) => write(event({ reason: String(index) }), event())));
    writing = false;
    await Promise.all(sealers);
    await seal();
    expect(await verifyTrail(database)).toMatchObject({ links: 80, pending: 0, faults: [] });
  });
});

describe('days', () => {
  test('[PP-33] a day starts where the one before ended, and a clock set back does not reopen a day', async () => {
    await write(event({ reason: 'first' }));
    await seal(new Date('2026-03-01T23:59:59Z'));
    await write(event({ reason: 'second' }), event({ reason: 'third' }));
    await seal(new Date('2026-03-02T00:00:01Z'));
    await write(event({ reason: 'fourth' }));
    await seal(new Date('2026-03-01T10:00:00Z'));
    const days = (await listEntries(database, { limit: 9 })).map((entry) => [entry.reason, entry.seal?.day]);
    expect(days.toReversed()).toEqual([
      ['first', '2026-03-01'],
      ['second', '2026-03-02'],
      ['third', '2026-03-02'],
      ['fourth', '2026-03-02'],
    ]);
    expect(await verifyTrail(database, { fromDay: '2026-03-02' })).toMatchObject({ links: 3, faults: [] });
    const oneDay = await exported('jsonl', { fromDay: '2026-03-02', toDay: '2026-03-02' });
    expect(checkExport(oneDay)).toMatchObject({ links: 3, faults: [] });
  });
});

describe('tampering', () => {
  const attacks: Record<string, { statements: string[]; fault: RegExp }> = {
    'a changed reason': {
      statements: ["update audit_entry set reason = 'other' where reason = 'b'"],
      fault: /link 2: entry \d+ is not what was sealed/,
    },
    'a changed actor': {
      statements: ["update audit_entry set actor_id = 2 where reason = 'b'"],
      fault: /link 2: entry \d+ is not what was sealed/,
    },
    'a changed moment, by a microsecond': {
      statements: ["update audit_entry set at = at + interval '1 microsecond' where reason = 'b'"],
      fault: /link 2: entry \d+ is not what was sealed/,
    },
    'a changed detail': {
      statements: [`update audit_entry set detail = '{"n":2}' where reason = 'b'`],
      fault: /link 2: entry \d+ is not what was sealed/,
    },
    'a deleted entry': {
      statements: ["delete from audit_entry where reason = 'b'"],
      fault: /entry \d+ of link 2 is gone/,
    },
    'a deleted entry and its seal': {
      statements: [
        "delete from audit_seal where entry_id = (select id from audit_entry where reason = 'b')",
        "delete from audit_entry where reason = 'b'",
      ],
      fault: /link 3: link 2 is missing before it/,
    },
    'an entry slipped in without a seal': {
      statements: ["insert into audit_entry (kind, actor_kind) values ('staff.signed_in', 'system')"],
      fault: /entry \d+ was never sealed/,
    },
    'a forged hash': {
      statements: ["update audit_seal set hash = decode(repeat('ab', 32), 'hex') where number = 2"],
      fault: /link 2: entry \d+ is not what was sealed/,
    },
  };

  test.each(Object.entries(attacks))('[PP-33] %s is found', async (_name, { statements, fault }) => {
    await write(event({ reason: 'a' }), event({ reason: 'b', detail: { n: 1 } }), event({ reason: 'c' }));
    await seal();
    expect((await verifyTrail(database)).faults).toEqual([]);
    await tamper(...statements);
    expect((await verifyTrail(database)).faults[0]).toMatch(fault);
  });

  test('[PP-33] an end that was cut off shows when the head was written down elsewhere', async () => {
    await write(event({ reason: 'a' }), event({ reason: 'b' }));
    await seal();
    const before = (await verifyTrail(database)).head;
    await tamper("delete from audit_entry where reason = 'b'", 'delete from audit_seal where number = 2');
    const after = await verifyTrail(database);
    expect(after.faults).toEqual([]);
    expect(after.head).not.toEqual(before);
  });
});

describe('export', () => {
  const hostile = event({
    reason: '=HYPERLINK("http://evil.example","x"),\r\n"quoted"; ünï 🚀',
    detail: { text: '\t=1+1', quote: '"', deep: { list: [1, null, 'x'] } },
    actor: { kind: 'player', id: 5 },
  });

  test.each(['csv', 'jsonl'] as const)('[PP-33] %s can be checked without the house', async (format) => {
    await write(event(), hostile, event({ kind: 'wager.large_win', actor: { kind: 'system' }, reason: undefined }));
    await seal();
    const text = await exported(format);
    const report = checkExport(text);
    expect(report).toEqual({ links: 3, head: (await verifyTrail(database)).head?.hash, faults: [] });
    const changed = text.replace('large_win', 'small_win');
    expect(changed).not.toBe(text);
    expect(checkExport(changed).faults).toEqual([
      'link 3: entry '.concat(String(await lastId()), ' is not what was sealed'),
    ]);
  });

  const lastId = async () => (await listEntries(database, { limit: 1 }))[0]?.id;

  test.each(['', '{"bad":1}', '{', 'number,day\r\n', 'just a text'])('%j is no export', (text) => {
    expect(() => checkExport(text)).toThrow(NoExport);
  });

  test('a table program gets no formula', async () => {
    await write(hostile);
    await seal();
    expect(await exported('csv')).not.toMatch(/(^|,|")=HYPERLINK/);
  });

  test('a broken chain is not passed on', async () => {
    await write(event({ reason: 'a' }), event({ reason: 'b' }));
    await seal();
    await tamper("update audit_entry set reason = 'x' where reason = 'a'");
    await expect(exported('csv')).rejects.toThrow('does not hold at link 1');
  });
});

describe('consumers', () => {
  test('[PP-33] sign-ins of players and large wins come in by themselves, once, and are sealed', async () => {
    const consumers = [recordEvents({ largeWins: largeWins({ EUR: 500_00n }) }), sealWritten({ clock })];
    for (const { name } of consumers) {
      await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [name]);
    }
    const settled = (roundId: string, win: string, currency = 'EUR') => ({
      roundId,
      playerId: 7,
      game: 'dice',
      currency,
      stake: '100',
      win,
      openedAt: '2026-03-01T11:59:00.000Z',
      at: '2026-03-01T12:00:00.000Z',
    });
    await database.tx(async (tx) => {
      await writeEvents(tx, 'identity.signed_in', [{ playerId: 7, sessionId: '1' }]);
      await writeEvents(tx, 'wager.settled', [
        settled('small', '49999'),
        settled('large', '50000'),
        settled('yen', '1499999', 'JPY'),
        settled('huge', '90071992547409930', 'EUR'),
      ]);
    });
    for (const consumer of consumers) await catchUp(database, consumer);
    const entries = await listEntries(database, { playerId: 7, limit: 10 });
    expect(entries.map(({ kind, target }) => [kind, target?.id])).toEqual([
      ['wager.large_win', 'huge'],
      ['wager.large_win', 'large'],
      ['identity.signed_in', undefined],
    ]);
    expect(entries[0]?.detail.win).toBe('90071992547409930');
    expect(entries.every((entry) => entry.seal !== null)).toBe(true);
    expect((await verifyTrail(database)).faults).toEqual([]);
  });
});

test('the list is filtered by kind, area, member, player and time, and pages by id', async () => {
  await write(
    event({ kind: 'staff.signed_in', playerId: undefined, actor: { kind: 'staff', id: 9, name: 'Grace' } }),
    event({ kind: 'identity.signed_in', actor: { kind: 'player', id: 9 }, playerId: 9 }),
    event({ kind: 'staff.player_locked', playerId: 9 }),
  );
  const kinds = async (filter: object) =>
    (await listEntries(database, { limit: 10, ...filter })).map((entry) => entry.kind);
  expect(await kinds({ kind: 'staff.signed_in' })).toEqual(['staff.signed_in']);
  expect(await kinds({ area: 'staff' })).toEqual(['staff.player_locked', 'staff.signed_in']);
  expect(await kinds({ staffId: 9 })).toEqual(['staff.signed_in']);
  expect(await kinds({ playerId: 9 })).toEqual(['staff.player_locked', 'identity.signed_in']);
  expect(await kinds({ from: new Date(Date.now() + 60_000) })).toEqual([]);
  const [first] = await listEntries(database, { limit: 1 });
  expect(await kinds({ before: first?.id, limit: 1 })).toEqual(['identity.signed_in']);
});
