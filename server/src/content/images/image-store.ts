import type { Queryable, Tx } from '../../kit/index.ts';
import type { DrawnPicture } from './draw-image.ts';

export interface StoredPicture {
  id: string;
  name: string;
  alt: Record<string, string>;
  width: number;
  height: number;
  addedAt: Date;
  addedBy: string;
  files: { width: number; format: string; bytes: number }[];
}

const columns = `id, name, alt, width, height, added_at as "addedAt", added_by as "addedBy",
  (select json_agg(json_build_object('width', f.width, 'format', f.format, 'bytes', length(f.content))
     order by f.format desc, f.width) from content_picture_file f where f.picture_id = p.id) as files`;

export async function listPictures(db: Queryable): Promise<StoredPicture[]> {
  const { rows } = await db.query<StoredPicture>(
    `select ${columns} from content_picture p order by added_at desc, id limit 500`,
  );
  return rows;
}

export async function readPicture(db: Queryable, id: string): Promise<StoredPicture | undefined> {
  const { rows } = await db.query<StoredPicture>(`select ${columns} from content_picture p where id = $1`, [id]);
  return rows[0];
}

export async function pictureIds(db: Queryable): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>('select id from content_picture');
  return new Set(rows.map(({ id }) => id));
}

/** The same image, cut the same way, is there once; what it shows may be said anew. */
export async function addPicture(
  tx: Tx,
  { id, width, height, files }: DrawnPicture,
  { name, alt, by, at }: { name: string; alt: Record<string, string>; by: string; at: Date },
): Promise<void> {
  const { rowCount } = await tx.query(
    `insert into content_picture (id, name, alt, width, height, added_at, added_by) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing`,
    [id, name, JSON.stringify(alt), width, height, at, by],
  );
  if (rowCount === 0) return describePicture(tx, id, alt);
  for (const file of files) {
    await tx.query('insert into content_picture_file (picture_id, width, format, content) values ($1, $2, $3, $4)', [
      id,
      file.width,
      file.format,
      file.content,
    ]);
  }
}

export async function describePicture(tx: Tx, id: string, alt: Record<string, string>): Promise<void> {
  await tx.query('update content_picture set alt = $2 where id = $1', [id, JSON.stringify(alt)]);
}

export async function readPictureFile(
  db: Queryable,
  { id, width, format }: { id: string; width: number; format: string },
): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ content: Buffer }>(
    'select content from content_picture_file where picture_id = $1 and width = $2 and format = $3',
    [id, width, format],
  );
  return rows[0]?.content;
}
