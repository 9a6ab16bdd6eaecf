import { type ContentPicture, Refusal, type Upload } from '@halley/contract';
import { writeSignificant } from '../../audit/index.ts';
import type { Clock, Database, Queryable, Tx } from '../../kit/index.ts';
import { createGate, mostPicturesAtOnce, tameFileName } from '../../verification/index.ts';
import { openDrafts } from '../changes/change-store.ts';
import type { Editor } from '../changes/editor-desk.ts';
import { contentVersions } from '../item-store.ts';
import { type Crop, drawImage } from './draw-image.ts';
import { addPicture, describePicture, listPictures, readPicture, type StoredPicture } from './image-store.ts';

export type ImageDesk = ReturnType<typeof createImageDesk>;

/** The desk at which images are taken in and described. */
export function createImageDesk({ database, clock }: { database: Database; clock: Clock }) {
  const gate = createGate(mostPicturesAtOnce);

  /** What counts now or waits as a draft, as text in which an image's address is looked for. */
  async function usedTexts(db: Queryable): Promise<[name: string, text: string][]> {
    const all = [...(await contentVersions.counting(db, clock.now())), ...(await openDrafts(db))];
    return all.map(({ name, content }) => [name, JSON.stringify(content)]);
  }

  async function told(db: Queryable, pictures: readonly StoredPicture[]): Promise<ContentPicture[]> {
    const texts = await usedTexts(db);
    return pictures.map(({ addedAt, addedBy, ...picture }) => ({
      ...picture,
      url: urlOf(picture),
      added_at: addedAt.toISOString(),
      added_by: addedBy,
      used_in: [...new Set(texts.filter(([, text]) => text.includes(picture.id)).map(([name]) => name))],
    }));
  }

  async function one(db: Queryable, id: string): Promise<ContentPicture> {
    const picture = await readPicture(db, id);
    if (!picture) throw new Refusal('NOT_FOUND');
    return (await told(db, [picture]))[0] as ContentPicture;
  }

  async function write(
    tx: Tx,
    kind: 'content.picture_added' | 'content.picture_described',
    id: string,
    editor: Editor,
  ) {
    await writeSignificant(tx, { ...editor.author, kind, target: { kind: 'picture', id }, detail: {} });
    return one(tx, id);
  }

  return {
    list: async (db: Queryable) => told(db, await listPictures(db)),

    /** Drawn before anything is written: it takes a while, and no row waits for it. */
    async add(upload: Upload, { alt, ...crop }: Crop & { alt: string }, editor: Editor): Promise<ContentPicture> {
      const drawn = await gate(() => drawImage(upload.content, crop));
      const said = { name: tameFileName(upload.fileName), alt: { en: alt }, by: editor.name, at: clock.now() };
      return database.tx(async (tx) => {
        await addPicture(tx, drawn, said);
        return write(tx, 'content.picture_added', drawn.id, editor);
      });
    },

    async describe(tx: Tx, id: string, alt: Record<string, string>, editor: Editor): Promise<ContentPicture> {
      await one(tx, id);
      await describePicture(tx, id, alt);
      return write(tx, 'content.picture_described', id, editor);
    },
  };
}

function urlOf({ id, files }: Pick<StoredPicture, 'id' | 'files'>): string {
  const widths = files.filter(({ format }) => format === 'webp').map(({ width }) => width);
  return `/api/pictures/${id}/${Math.max(...widths)}.webp`;
}
