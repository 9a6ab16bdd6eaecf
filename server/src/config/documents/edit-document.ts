import { type ConfigDocument, type ConfigDocumentName, configDocuments } from '@halley/contract';
import type { Tx } from '../../kit/index.ts';
import { usualDocuments } from './usual-documents.ts';
import { lockDocument, type NewDocument, writeDocument } from './write-document.ts';

export interface DocumentEdit<Name extends ConfigDocumentName> extends Pick<NewDocument, 'by' | 'at'> {
  name: Name;
  edit(content: ConfigDocument<Name>): ConfigDocument<Name>;
}

/** Changes a part of a document, on its newest version, while nobody else can write one. */
export async function editDocument<Name extends ConfigDocumentName>(
  tx: Tx,
  { name, edit, ...written }: DocumentEdit<Name>,
): Promise<void> {
  await lockDocument(tx, name);
  await writeDocument(tx, { ...written, name, content: edit(await readNewest(tx, name)) });
}

/** As it is in the database at this moment; memory may be a second behind. */
async function readNewest<Name extends ConfigDocumentName>(tx: Tx, name: Name): Promise<ConfigDocument<Name>> {
  const { rows } = await tx.query<{ content: unknown }>(
    'select content from config_document where name = $1 order by version desc limit 1',
    [name],
  );
  const parsed = rows[0] && configDocuments[name].safeParse(rows[0].content);
  return (parsed?.success ? parsed.data : usualDocuments[name]) as ConfigDocument<Name>;
}
