import { Writable } from 'node:stream';
import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { deep } from '../../../../../test/deep.ts';
import { messagesOf, type SentStatement } from './statement-messages.ts';

/** What the driver itself would send. */
interface Driver {
  parse(statement: { name: string; text: string }): void;
  bind(binding: { statement: string; values: readonly (string | Buffer | null)[] }): void;
  describe(what: { type: 'P' }): void;
  execute(): void;
  sync(): void;
}

function byTheDriver(statements: readonly SentStatement[]): Buffer {
  const sent: Buffer[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      sent.push(chunk);
      done();
    },
  });
  const driver = new pg.Connection({ stream } as unknown as pg.ConnectionConfig) as unknown as Driver;
  for (const { name, parse, values, describe } of statements) {
    if (parse !== undefined) driver.parse({ name, text: parse });
    driver.bind({ statement: name, values });
    if (describe) driver.describe({ type: 'P' });
    driver.execute();
  }
  driver.sync();
  return Buffer.concat(sent);
}

test('a batch is what the driver would send, byte for byte', () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 50 }),
    fc.constantFrom('', 'x'.repeat(70_000), 'ä🎲'.repeat(3_000)),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
    fc.constant(null),
  );
  const statement: fc.Arbitrary<SentStatement> = fc.record({
    name: fc.stringMatching(/^[a-z_äö]{1,20}$/),
    parse: fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined }),
    values: fc.array(value, { maxLength: 8 }),
    describe: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(statement, { maxLength: 5 }), (statements) => {
      expect(messagesOf(statements).equals(byTheDriver(statements))).toBe(true);
    }),
    { numRuns: deep(100, 5_000) },
  );
});
