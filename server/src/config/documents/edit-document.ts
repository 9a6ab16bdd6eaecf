import { type ConfigDocument, type ConfigDocumentName, configDocuments } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';
import { documentVersions } from './document-versions.ts';
import { usualDocuments } from './usual-documents.ts';
import { type NewDocument, writeDocument } from './write-document.ts';

export interface DocumentEdit<Name extends ConfigDocumentName> extends Pick<NewDocument, 'by' | 'at'> {
  name: Name;
  edit(content: ConfigDocument<Name>): ConfigDocument<Name>;
}

/** Changes a part of a document, on the version that counts, while nobody else can write one. */
export async function editDocument<Name extends ConfigDocumentName>(
  tx: Tx,
  { name, edit, ...written }: DocumentEdit<Name>,
): Promise<void> {
  await documentVersions.lock(tx, name);
  const current = await readCurrent(tx, name, written.at);
  await writeDocument(tx, { ...written, name, content: edit(current) });
}

/** As it is in the database at this moment; memory may be a second behind. */
export async function readCurrent<Name extends ConfigDocumentName>(
  db: Queryable,
  name: Name,
  at: Date,
): Promise<ConfigDocument<Name>> {
  const current = await documentVersions.countingOf(db, name, at);
  const parsed = current && configDocuments[name].safeParse(current.content);
  return (parsed?.success ? parsed.data : usualDocuments[name]) as ConfigDocument<Name>;
}
