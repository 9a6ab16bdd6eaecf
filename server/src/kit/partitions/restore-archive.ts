import type { Database } from '../database/database.ts';
import { hashOf, readArchive } from './archive-part.ts';

const linesAtOnce = 2_000;

interface Restored {
  /** A table of its own beside the one the lines came from: nothing that runs reads it. */
  table: string;
  lines: number;
}

/** Whoever wrote the file down says what its hash was; another one is refused. */
export async function restoreArchive(
  database: Database,
  archive: { path: string; part: string; table: string; sha256: string },
): Promise<Restored> {
  const { path, part, table, sha256 } = archive;
  const found = await hashOf(path);
  if (found !== sha256) throw new Error(`${path} is not the file that was sealed: ${found} instead of ${sha256}.`);
  const into = `${part}_restored`;
  return database.tx(async (tx) => {
    await tx.query(`create table ${into} (like ${table})`);
    let lines = 0;
    const write = async (batch: readonly string[]) => {
      if (batch.length === 0) return;
      await tx.query(`insert into ${into} select * from json_populate_recordset(null::${into}, $1::json)`, [
        `[${batch.join(',')}]`,
      ]);
      lines += batch.length;
    };
    let batch: string[] = [];
    for await (const line of readArchive(path)) {
      batch.push(line);
      if (batch.length < linesAtOnce) continue;
      await write(batch);
      batch = [];
    }
    await write(batch);
    return { table: into, lines };
  });
}
