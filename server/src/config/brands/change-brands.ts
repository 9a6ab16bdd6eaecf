import type { Queryable, Tx } from '../../kit/index.ts';
import { documentVersions } from '../documents/document-versions.ts';
import { readCurrent } from '../documents/edit-document.ts';
import { writeDocument } from '../documents/write-document.ts';
import type { BrandBook } from './check-brand.ts';

/** Changes what is written of brands, live and drafts together, while nobody else can. What stays the same is not written anew. */
export async function changeBrands(
  tx: Tx,
  { by, at }: { by: string; at: Date },
  change: (written: BrandBook) => BrandBook | Promise<BrandBook>,
): Promise<BrandBook> {
  await documentVersions.lock(tx, 'brands');
  await documentVersions.lock(tx, 'brand-drafts');
  const before = await readBrandBook(tx, at);
  const after = await change(before);
  if (after.brands !== before.brands) await writeDocument(tx, { name: 'brands', content: after.brands, by, at });
  if (after.drafts !== before.drafts) await writeDocument(tx, { name: 'brand-drafts', content: after.drafts, by, at });
  return after;
}

/** As it is in the database at this moment. */
export async function readBrandBook(db: Queryable, at: Date): Promise<BrandBook> {
  return { brands: await readCurrent(db, 'brands', at), drafts: await readCurrent(db, 'brand-drafts', at) };
}
