import { inflateRawSync } from 'node:zlib';
import type { ReportTable } from '@halley/contract';
import { expect, test } from 'vitest';
import { writeReport } from './write-report.ts';

const table: ReportTable = {
  name: 'finance',
  title: 'Finance',
  from: '2026-03-01',
  to: '2026-03-02',
  columns: [
    { key: 'day', head: 'Day', kind: 'day' },
    { key: 'note', head: '=Note', kind: 'text' },
    { key: 'stakes', head: 'Stakes', kind: 'money' },
    { key: 'bets', head: 'Bets', kind: 'count' },
  ],
  rows: [
    { currency: 'EUR', cells: { day: '2026-03-01', note: '=HYPERLINK("x")', stakes: '-105', bets: 3 } },
    { currency: 'BTC', cells: { day: '2026-03-02', note: '@a,"b"', stakes: '123456789012345678', bets: null } },
    { currency: 'JPY', cells: { day: '2026-03-02', note: null, stakes: '7', bets: 0 } },
  ],
  totals: [{ currency: 'EUR', cells: { day: null, note: null, stakes: '-105', bets: 3 } }],
  before: [],
  notes: ['Nothing is converted.'],
};
const mark = { id: 'f1', watermark: 'Taken by Ada (7)', filters: { by: 'day' } };

/** The parts of a zip file by name. */
function unzip(file: Buffer): Record<string, string> {
  const parts: Record<string, string> = {};
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [size, name, extra, comment] = [20, 28, 30, 32].map((place, index) =>
      index === 0 ? file.readUInt32LE(at + place) : file.readUInt16LE(at + place),
    ) as [number, number, number, number];
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(start, start + size);
    const isPacked = file.readUInt16LE(at + 10) === 8;
    parts[file.toString('utf8', at + 46, at + 46 + name)] = (isPacked ? inflateRawSync(packed) : packed).toString(
      'utf8',
    );
    at += 46 + name + extra + comment;
  }
  return parts;
}

test('[OPS-08] CSV: amounts in units of their currency, texts that begin like a formula stay texts, the last line says whose it is', async () => {
  const { fileName, content } = await writeReport(table, 'csv', mark);
  expect(fileName).toBe('finance-2026-03-01-to-2026-03-02.csv');
  expect(String(content).split('\r\n')).toEqual([
    '\uFEFFDay,Currency,"\t=Note",Stakes,Bets',
    '2026-03-01,EUR,"\t=HYPERLINK(""x"")",-1.05,3',
    '2026-03-02,BTC,"\t@a,""b""",1234567890.12345678,',
    '2026-03-02,JPY,,7,0',
    '',
    '"Finance, 2026-03-01 to 2026-03-02"',
    'Nothing is converted.',
    'by day',
    'Taken by Ada (7)',
    '',
  ]);
});

test('[OPS-08] XLSX: amounts are numbers with the decimals of their currency, nothing is a formula, and a sheet says whose it is', async () => {
  const { contentType, content } = await writeReport(table, 'xlsx', mark);
  expect(contentType).toContain('spreadsheetml');
  const parts = unzip(Buffer.from(content as Uint8Array));
  const sheets = Object.keys(parts).filter((name) => name.startsWith('xl/worksheets/sheet'));
  expect(sheets).toHaveLength(2);
  const [report = ''] = sheets.sort().map((name) => parts[name] ?? '');
  expect(report).not.toContain('<f>');
  expect(report).toContain('<v>-1.05</v>');
  expect(parts['xl/styles.xml']).toContain('#,##0.00');
  const texts = Object.values(parts).join('');
  // More digits than a table program keeps: written out.
  expect(texts).toContain('1234567890.12345678');
  expect(texts).toContain('=HYPERLINK(');
  expect(texts.match(/Taken by Ada \(7\)/g)?.length).toBeGreaterThan(0);
});
