import { csvLine, plainText, readCsvLines } from '../kit/index.ts';
import { createChainCheck } from './chain.ts';
import { type ExportedLink, exportColumns } from './export-trail.ts';

/** Checks an exported file without the house: what `npm run audit:check` does, and what an auditor may do again. */
export function checkExport(text: string): { links: number; head: string | null; faults: string[] } {
  const links = text.trimStart().startsWith('{') ? readJsonLines(text) : readCsv(text);
  const wrong = links.findIndex(({ number, hash }) => !/^\d+$/.test(number ?? '') || typeof hash !== 'string');
  if (wrong !== -1) throw new NoExport(`line ${wrong + 1} is no link of an audit trail`);
  const check = createChainCheck();
  for (const [index, { previous_hash, ...link }] of links.entries()) {
    check.add(link, index === 0 ? previous_hash : undefined);
  }
  return {
    links: links.length,
    head: check.head?.hash ?? null,
    faults: check.faults.map(({ number, fault }) => `link ${number}: ${fault}`),
  };
}

/** The file is something else, or was cut. */
export class NoExport extends Error {
  override readonly name = 'NoExport';
}

function readJsonLines(text: string): ExportedLink[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      try {
        return JSON.parse(line) as ExportedLink;
      } catch {
        throw new NoExport(`line ${index + 1} cannot be read`);
      }
    });
}

function readCsv(text: string): ExportedLink[] {
  const head = csvLine(exportColumns);
  if (!text.startsWith(head)) throw new NoExport('the first line is not the head of an export');
  return readCsvLines(text.slice(head.length))
    .filter((row) => row.length === exportColumns.length)
    .map((row) => {
      const values = row.map((field) => field && plainText(field));
      return Object.fromEntries(exportColumns.map((name, index) => [name, values[index]])) as unknown as ExportedLink;
    });
}
