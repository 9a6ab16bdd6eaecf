import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine, csvText, plainText, readCsvLines } from './csv.ts';

describe('a line', () => {
  test.each([
    [['a', 'b'], 'a,b\r\n'],
    [[null, ''], ',""\r\n'],
    [['a,b', 'say "hi"', 'two\nlines', 'two\r\nlines'], '"a,b","say ""hi""","two\nlines","two\r\nlines"\r\n'],
    [['-1.05'], '-1.05\r\n'],
  ])('%j is %j', (fields, line) => {
    expect(csvLine(fields)).toBe(line);
    expect(readCsvLines(line)).toEqual([fields]);
  });

  test('whatever is written is read again', () => {
    const field = fc.option(fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', '\t', '=', 'é', ' ') }));
    const table = fc.array(fc.array(field, { minLength: 1, maxLength: 4 }), { maxLength: 4 });
    fc.assert(
      fc.property(table, (rows) => {
        expect(readCsvLines(rows.map(csvLine).join(''))).toEqual(rows);
      }),
    );
  });

  test('every value in quotes is read too, and a line that was cut is left out', () => {
    expect(readCsvLines('"a","b"\r\n,"c"\r\n"d')).toEqual([
      ['a', 'b'],
      [null, 'c'],
    ]);
  });
});

describe('a text of somebody else', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '\t=1', '\r=1', '\n=1'])('%j becomes no formula', (text) => {
    expect(csvText(text)).toBe(`\t${text}`);
    expect(csvLine([csvText(text)])).toMatch(/^"\t/);
  });

  test.each(['Ada', '', ' =1', "'=1", '1=1'])('%j stays as it is', (text) => {
    expect(csvText(text)).toBe(text);
  });

  test('comes back as it was', () => {
    const text = fc.string({ unit: fc.constantFrom('=', '-', '\t', '\n', '＋', 'a', '"') });
    fc.assert(
      fc.property(text, (given) => {
        expect(plainText(csvText(given))).toBe(given);
      }),
    );
  });
});
