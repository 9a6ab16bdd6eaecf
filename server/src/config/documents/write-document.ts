import { type ConfigDocumentName, configDocuments } from '@halley/contract';
import type { Tx } from '../../kit/index.ts';

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
  const checked = configDocuments[name].parse(content);
  await lockDocument(tx, name);
  const { rows } = await tx.query<{ version: number }>(
    `insert into config_document (name, version, content, written_at, written_by)
     select $1, coalesce(max(version), 0) + 1, $2, $3, $4 from config_document where name = $1 returning version`,
    [name, JSON.stringify(checked), at, by],
  );
  return rows[0]?.version as number;
}

/** Two writers of one document wait for each other: each gets a number of its own. */
export async function lockDocument(tx: Tx, name: ConfigDocumentName): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('config_document'), hashtext($1))", [name]);
}
