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

/** Reads what `export-trail.ts` writes: every value in quotes, nothing where there is none. */
function readCsv(text: string): ExportedLink[] {
  const cells = /("(?:[^"]|"")*")?(,|\r\n)/g;
  const rows: (string | null)[][] = [[]];
  const [head = '', ...rest] = text.split('\r\n');
  if (head !== exportColumns.join(',')) throw new NoExport('the first line is not the head of an export');
  for (const [, quoted, end] of rest.join('\r\n').matchAll(cells)) {
    const value = quoted?.slice(1, -1).replaceAll('""', '"') ?? null;
    // A tab before a sign was put there for table programs.
    rows.at(-1)?.push(value !== null && /^\t[=+\-@\t\r]/.test(value) ? value.slice(1) : value);
    if (end === '\r\n') rows.push([]);
  }
  return rows
    .filter((row) => row.length === exportColumns.length)
    .map(
      (row) => Object.fromEntries(exportColumns.map((name, index) => [name, row[index]])) as unknown as ExportedLink,
    );
}
