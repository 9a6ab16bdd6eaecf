import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { sharedDatabase } from '../../testing/shared.ts';
import { Batch, type Statement } from './batch.ts';
import { toWire } from './to-wire.ts';

/**
 * A batch speaks for the driver: it writes the driver's messages, hears its callbacks and keeps its notes. None of that is
 * promised by `pg`, so an upgrade is held here to what it does today.
 */
const database = sharedDatabase();

interface Notes {
  stream: { write(bytes: Buffer): boolean };
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
}

const clients: pg.Client[] = [];
afterEach(() => Promise.all(clients.splice(0).map((client) => client.end())));

/** A connection of its own that remembers what it has sent. */
async function connect() {
  const client = new pg.Client(database.url);
  clients.push(client);
  await client.connect();
  const { connection } = client as unknown as { connection: Notes };
  const sent: Buffer[] = [];
  const write = connection.stream.write.bind(connection.stream);
  connection.stream.write = (bytes) => {
    sent.push(Buffer.from(bytes));
    return write(bytes);
  };
  const takeSent = () => Buffer.concat(sent.splice(0));
  return { client, connection, takeSent };
}

function sendBatch(client: pg.Client, statements: readonly Statement[]) {
  const batch = new Batch();
  const answers = Promise.allSettled(statements.map((statement) => batch.add(statement)));
  client.query(batch);
  return answers;
}

const statements: Statement[] = [
  {
    name: 'conform_values',
    text: 'select $1::text as a, $2::bytea as b, $3::int as c',
    values: ['ä', Buffer.of(7), null],
  },
  { name: 'conform_none', text: 'select 1 as one where false', values: [] },
  { name: 'conform_rows', text: 'select n from generate_series(1, $1::int) n', values: [3] },
];

describe('a batch beside the driver it speaks for', () => {
  test.each(statements)('$name: the same messages, notes and answer, new and known', async (statement) => {
    const [own, drivers] = [await connect(), await connect()];
    const [answer] = await sendBatch(own.client, [statement]);
    const { rows, rowCount, command } = await drivers.client.query({ ...statement, values: statement.values ?? [] });
    expect(answer).toEqual({ status: 'fulfilled', value: { rows, rowCount, command } });
    expect(own.takeSent().equals(drivers.takeSent())).toBe(true);
    for (const { connection } of [own, drivers]) {
      expect(connection.parsedStatements).toEqual({ [statement.name]: statement.text });
      expect(connection.submittedNamedStatements).toEqual({});
    }
    // What is known is not parsed again: by a batch after the driver, and by the driver after a batch.
    const [again] = await sendBatch(drivers.client, [statement]);
    await own.client.query({ ...statement, values: statement.values ?? [] });
    expect(again).toEqual(answer);
    for (const { takeSent } of [own, drivers]) expect(takeSent().includes(statement.text)).toBe(false);
  });

  test('what failed is noted nowhere, and the connection goes on with either', async () => {
    const { client, connection } = await connect();
    const broken = { name: 'conform_broken', text: 'select 1 / $1::int as share', values: [0] };
    const behind = { name: 'conform_behind', text: 'select 2 as two' };
    const answers = await sendBatch(client, [broken, behind]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(connection.submittedNamedStatements).toEqual({});
    expect(connection.parsedStatements).not.toHaveProperty(behind.name);
    expect((await client.query({ ...behind, values: [] })).rows).toEqual([{ two: 2 }]);
    expect(await sendBatch(client, [{ ...broken, values: [1] }])).toMatchObject([{ value: { rows: [{ share: 1 }] } }]);
  });

  test.each<[string, unknown[]]>([
    ['text', ['a', 'ä"\\', '', '{}', null, 'NULL']],
    ['numeric', [1, 2n, '3.5', null]],
    ['boolean', [true, false, null]],
    ['timestamptz', [new Date('2026-11-17T12:00:00.123Z'), null]],
    ['bytea', [Buffer.of(0, 92, 34, 255), null]],
  ])('an array of %s reads as the driver’s does', async (type, values) => {
    const { client } = await connect();
    const text = `select $1::${type}[] is not distinct from $2::${type}[] as same`;
    const wire = toWire(values);
    expect(typeof wire).toBe('string');
    expect((await client.query(text, [wire, values])).rows).toEqual([{ same: true }]);
  });
});
