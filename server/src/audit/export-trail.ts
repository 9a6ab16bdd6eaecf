import { csvLine, csvText, type Queryable } from '../kit/index.ts';
import { hashed, type Link, linkHash } from './chain.ts';
import { type ChainRange, headBefore, readChain } from './chain-store.ts';

const exportFormats = ['jsonl', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The columns of an export. `previous_hash` lets a single day be checked without the days before it. */
export const exportColumns = ['number', 'day', ...hashed, 'previous_hash', 'hash'] as const satisfies readonly (
  | keyof Link
  | 'previous_hash'
)[];

export type ExportedLink = Link & { previous_hash: string };

/**
 * The sealed entries of a range, line by line, with what is needed to check them. The chain is followed on the way:
 * a link that does not hold ends the export with an error instead of passing on what cannot be trusted.
 */
export async function* exportTrail(
  db: Queryable,
  options: ChainRange & { format: ExportFormat },
): AsyncGenerator<string> {
  const write = options.format === 'csv' ? exportLine : jsonLine;
  let previousHash = (await headBefore(db, options.fromDay)).hash;
  if (options.format === 'csv') yield csvLine(exportColumns);
  for await (const batch of readChain(db, options)) {
    const lines = batch.map(({ id, entry_id, ...rest }) => {
      const link = { ...rest, id: id ?? '', previous_hash: previousHash };
      if (id === null || linkHash(previousHash, link) !== link.hash) throw new BrokenChain(link.number, entry_id);
      previousHash = link.hash;
      return write(link);
    });
    yield lines.join('');
  }
}

class BrokenChain extends Error {
  override readonly name = 'BrokenChain';

  constructor(number: string, entryId: string) {
    super(`the audit trail does not hold at link ${number}, entry ${entryId}`);
  }
}

function jsonLine(link: ExportedLink): string {
  return `${JSON.stringify(Object.fromEntries(exportColumns.map((name) => [name, link[name]])))}\n`;
}

function exportLine(link: ExportedLink): string {
  return csvLine(exportColumns.map((name) => link[name] && csvText(link[name])));
}
