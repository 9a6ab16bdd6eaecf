import { describe, expect, test } from 'vitest';
import { findLosses, type Remembered, readLines, writeLine } from './remembered.ts';

const house = '11111111-1111-4111-8111-111111111111';
const [one, other] = ['22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333'];
const token = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const hash = (digit: number) => String(digit).repeat(64);

const line = (change: Partial<Remembered> = {}): Remembered => ({
  house,
  era: 1,
  process: one,
  mark: 5,
  token: token(5),
  link: 3,
  hash: hash(3),
  ...change,
});
const kept = {
  era: 1,
  marks: new Map([[one, { mark: 5, token: token(5) }]]),
  links: new Map([[3, hash(3)]]),
};

describe('lines', () => {
  test('are read as they were written', () => {
    expect(readLines(writeLine(line()) + writeLine(line({ mark: 6 })))).toEqual({
      lines: [line(), line({ mark: 6 })],
      strange: 0,
    });
  });

  test.each([
    ['a line torn by a crash', writeLine(line()).slice(0, 60)],
    ['no JSON', 'hello'],
    ['another shape', '{"house":1}'],
    ['numbers that are none', JSON.stringify({ ...line(), mark: '5; drop table audit_mark' })],
    ['a mark below the first', JSON.stringify(line({ mark: 0 }))],
    ['a number past what can be counted', JSON.stringify({ ...line(), link: 1e300 })],
    ['a hash that is none', JSON.stringify(line({ hash: 'x'.repeat(64) }))],
    ['a line without end', JSON.stringify({ ...line(), more: 'x'.repeat(100_000) })],
    ['bytes', '\u0000\ufffd\u0000'],
    ['a list', '[[[[]]]]'],
  ])('%s is passed over and counted', (_, text) => {
    expect(readLines(`${writeLine(line())}${text}\n${writeLine(line({ mark: 6 }))}`)).toEqual({
      lines: [line(), line({ mark: 6 })],
      strange: 1,
    });
    expect(readLines(writeLine(line()) + text)).toEqual({ lines: [line()], strange: 1 });
  });
});

describe('what is lost', () => {
  test.each<[string, Remembered[]]>([
    ['nothing remembered', []],
    ['the same', [line()]],
    ['a mark that came before', [line({ mark: 4, token: token(4) })]],
    ['lines in any order', [line(), line({ mark: 3, token: token(3) }), line({ mark: 4, token: token(4) })]],
    ['before the first link', [line({ link: 0, hash: hash(0) })]],
  ])('%s: nothing', (_, remembered) => {
    expect(findLosses(remembered, kept)).toEqual([]);
  });

  test.each<[string, Remembered, string]>([
    ['a mark that is ahead', line({ mark: 6, token: token(6) }), `had come to mark 6, the database has it at 5`],
    ['the same mark with another token', line({ token: token(9) }), `mark 5 of process ${one} is another one`],
    ['a process that is not known', line({ process: other }), 'the database does not know it'],
    ['a link that is not there', line({ link: 4, hash: hash(4) }), 'link 4 of the audit trail is missing'],
    ['a link with another hash', line({ hash: hash(4) }), 'link 3 of the audit trail is another one'],
    ['a later era', line({ era: 2 }), 'era 2 is remembered, the database is in era 1'],
  ])('%s is a loss', (_, remembered, said) => {
    expect(findLosses([line(), remembered], kept)).toEqual([expect.stringContaining(said)]);
  });

  test('what an operator agreed to lose is settled', () => {
    expect(findLosses([line({ mark: 6 }), line({ link: 4 })], { ...kept, era: 2 })).toEqual([]);
  });
});
