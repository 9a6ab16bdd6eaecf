import { type ConfigDocumentName, writtenDocuments } from '@halley/contract';
import { type Tx, writeEvents } from '../../kit/index.ts';
import { documentVersions } from './document-versions.ts';

export interface NewDocument {
  name: ConfigDocumentName;
  /** Checked against the contract; what does not fit throws a `ZodError`. */
  content: unknown;
  /** Who wrote it. */
  by: string;
  at: Date;
}

/** Adds a version, which counts from the commit on. Returns its number. */
export async function writeDocument(tx: Tx, { name, content, by, at }: NewDocument): Promise<number> {
  const checked = writtenDocuments[name].parse(content);
  const version = await documentVersions.add(tx, { name, content: checked, publishAt: at, by, at });
  await writeEvents(tx, 'content.changed', [{ kind: 'document', key: name }]);
  return version;
}
