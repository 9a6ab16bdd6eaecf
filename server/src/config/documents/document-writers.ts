import type { ConfigDocumentName } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

interface WrittenVersion {
  name: ConfigDocumentName;
  version: number;
}

/** Names of people are no proof of who they are: two may have the same. */
export async function noteWriter(tx: Tx, { name, version }: WrittenVersion, memberId: number): Promise<void> {
  await tx.query('insert into config_document_writer (name, version, member_id) values ($1, $2, $3)', [
    name,
    version,
    memberId,
  ]);
}

/** The versions of a document that a member has written. */
export async function versionsWrittenBy(
  db: Queryable,
  name: ConfigDocumentName,
  memberId: number,
): Promise<Set<number>> {
  const { rows } = await db.query<{ version: number }>(
    'select version from config_document_writer where name = $1 and member_id = $2',
    [name, memberId],
  );
  return new Set(rows.map(({ version }) => version));
}
