import type { Brand } from '@halley/contract';
import { changeBrands, documentVersions } from '../config/index.ts';
import type { Clock, Database, Queryable } from '../kit/index.ts';

/** A second house under the same roof, to be looked at after `npm start`: smaller than the first in everything. */
const comet: Omit<Brand, 'offers'> = {
  id: 'comet',
  name: 'Comet Club',
  // Browsers know every name below localhost as this machine.
  hosts: ['comet.localhost'],
  colours: { accent: '#ffd166', highlight: '#ff9ecb', background: '#170d1f' },
  logoUrl: { mobile: '', full: '' },
  icons: [],
  email: 'help@comet.test',
  socials: [],
  markets: ['DE', 'AT', 'CA'],
  currencies: ['EUR', 'CAD', 'BTC'],
  languages: ['en', 'de'],
  licenceTexts: {
    en: 'Comet Club is a brand of Halley, a demonstration without real money. It has no licence and needs none.',
    de: 'Comet Club ist eine Marke von Halley, einer Vorführung ohne echtes Geld. Eine Lizenz gibt es nicht, sie braucht keine.',
  },
  methods: ['visa', 'mastercard', 'bank_transfer', 'bitcoin'],
  closedCollections: ['instant'],
  mailFrom: 'no-reply@comet.test',
};

export interface SeedBrandOptions {
  database: Database;
  clock: Clock;
  promotions: { firstOffers(db: Queryable, ids: readonly number[]): Promise<{ offers: readonly { id: number }[] }> };
}

/** Once: whoever has written brands has their own, and whoever took this one down does not find it again. */
export async function seedBrand({ database, clock, promotions }: SeedBrandOptions): Promise<void> {
  await database.tx(async (tx) => {
    const { offers } = await promotions.firstOffers(tx, []);
    const first = offers.slice(0, 2).map(({ id }) => id);
    await changeBrands(tx, { by: 'the demo', at: clock.now() }, async (written) => {
      if ((await documentVersions.history(tx, 'brands')).length > 0) return written;
      return { ...written, brands: [...written.brands, { ...comet, ...(first.length > 0 && { offers: first }) }] };
    });
  });
}
