import { randomBytes } from 'node:crypto';
import type { Brand } from '@halley/contract';
import { askLive, changeBrands, goLive, saveDraft, usualDocuments } from '../../config/index.ts';
import type { Database } from '../../kit/index.ts';
import type { TestStaff } from './test-staff.ts';

const reason = 'a reason for the trail';

/** Everything a brand needs above the house of `brandDeskOn`. */
export function aBrand(change: Partial<Brand> = {}): Brand {
  const id = `b-${randomBytes(6).toString('hex')}`;
  return {
    ...(usualDocuments.brands[0] as Brand),
    id,
    name: 'Comet Club',
    hosts: [`${id}.example`],
    markets: ['DE'],
    currencies: ['EUR'],
    languages: ['de'],
    licenceTexts: { de: 'Comet Club hat eine Lizenz.' },
    mailFrom: 'hello@comet.example',
    ...change,
  };
}

/** For every call on the desk of brands: a request that succeeds if it is let through. */
export function brandRequests(room: Pick<TestStaff, 'clock'>, database: Database) {
  const somebody = { id: 0, name: 'Somebody' };
  async function written(as: 'draft' | 'asked' | 'live'): Promise<string> {
    const brand = aBrand();
    const [seen, at] = [{ id: brand.id, revision: 1 }, room.clock.now()];
    await database.tx((tx) =>
      changeBrands(tx, { by: somebody.name, at }, (before) => {
        const saved = saveDraft(before, { brand, revision: 0 }, { ...somebody, at });
        if (as === 'draft') return saved;
        return as === 'live'
          ? goLive(saved, seen, { id: 0, isAlone: true })
          : askLive(saved, seen, { ...somebody, at });
      }),
    );
    return brand.id;
  }
  /** A house has fifty at most, and the table of roles asks for more. */
  async function forget(): Promise<void> {
    const at = room.clock.now();
    await database.tx((tx) =>
      changeBrands(tx, { by: somebody.name, at }, ({ brands }) => ({ brands: brands.slice(0, 1), drafts: [] })),
    );
  }
  const about = async (as: 'draft' | 'asked' | 'live', payload?: object) => {
    await forget();
    return { params: { id: await written(as) }, ...(payload && { payload }) };
  };
  return {
    listBrands: async () => ({}),
    readBrandFile: () => about('draft'),
    async saveBrandDraft() {
      await forget();
      const { id, ...brand } = aBrand();
      return { params: { id }, payload: { revision: 0, brand } };
    },
    dropBrandDraft: () => about('draft', { revision: 1, reason }),
    askBrandLive: () => about('draft', { revision: 1, reason }),
    decideBrandLive: () => about('asked', { revision: 1, agree: true, reason }),
    closeBrand: () => about('live', { reason }),
    previewBrand: () => about('draft', { hours: 2 }),
  };
}
