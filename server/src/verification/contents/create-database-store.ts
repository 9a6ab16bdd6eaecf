import { invariant, type Keys } from '../../kit/index.ts';
import type { DocumentStore } from './document-store.ts';
import { createSeals } from './seal.ts';

const pieceBytes = 256 * 1024;

/** Documents in PostgreSQL, sealed: they commit, roll back and are backed up with the rows that refer to them. */
export function createDatabaseStore({
  keys,
  table = 'verification_chunk',
}: {
  keys: Keys;
  /** Another room's files lie in a table of that room, made in the same way. */
  table?: string;
}): DocumentStore {
  const seals = createSeals(keys);
  return {
    async save(tx, contentId, content) {
      const pieces = Math.max(1, Math.ceil(content.length / pieceBytes));
      for (let index = 0; index < pieces; index++) {
        const piece = content.subarray(index * pieceBytes, (index + 1) * pieceBytes);
        const sealed = seals.seal({ contentId, index, isLast: index === pieces - 1 }, piece);
        await tx.query(`insert into ${table} (content_id, chunk_index, sealed) values ($1, $2, $3)`, [
          contentId,
          index,
          sealed,
        ]);
      }
    },
    async *read(db, contentId) {
      for (let index = 0, isLast = false; !isLast; index++) {
        const { rows } = await db.query<{ sealed: Buffer; is_last: boolean }>(
          `select sealed, not exists (
             select 1 from ${table} n where n.content_id = c.content_id and n.chunk_index > c.chunk_index
           ) as is_last
           from ${table} c where content_id = $1 and chunk_index = $2`,
          [contentId, index],
        );
        const [row] = rows;
        invariant(row, 'the content of a document is complete');
        isLast = row.is_last;
        const piece = seals.open({ contentId, index, isLast }, row.sealed);
        invariant(piece, 'a piece of a document is what was sealed in its place');
        yield piece;
      }
    },
    async remove(tx, contentId) {
      await tx.query(`delete from ${table} where content_id = $1`, [contentId]);
    },
  };
}
