import type { Queryable, Tx } from '../../kit/index.ts';

/**
 * Where the bytes of documents are. The caller gives a name that was never used before and writes the row that refers
 * to it in the same transaction. A store outside the database saves before the commit and removes after it, and finds
 * by its own sweep what no row refers to.
 */
export interface DocumentStore {
  save(tx: Tx, contentId: string, content: Uint8Array): Promise<void>;
  /** In pieces, so that a large document is never in memory as a whole. Fails on content that is gone or changed. */
  read(db: Queryable, contentId: string): AsyncIterable<Buffer>;
  remove(tx: Tx, contentId: string): Promise<void>;
}
