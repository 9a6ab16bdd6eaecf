import type { Brand } from '@halley/contract';
import { createPreviews, type Documents } from '../../config/index.ts';
import { createGeo } from '../../geo/index.ts';
import type { Clock } from '../../kit/index.ts';
import { createBrandDesk } from '../brands/create-brand-desk.ts';
import type { BrandRooms } from '../brands/read-house.ts';

interface Below extends Pick<BrandRooms, 'payments' | 'promotions'> {
  clock: Clock;
  documents: Documents;
}

/** The desk of brands above a house that has one producer, one collection and every page it needs. */
export function brandDeskOn({ clock, documents, payments, promotions }: Below) {
  const of = (id: string) => [{ id, title: id, games: 3 }];
  const written = ['en', 'de', 'it'];
  return createBrandDesk({
    clock,
    publicUrl: 'https://halley.test',
    config: {
      hosts: { ofHouse: () => ['halley.test'] },
      localeCodes: ['en', 'de', 'it'],
      previews: createPreviews({ keys: ['ab'.repeat(32)], clock }),
      documents,
    },
    geo: createGeo({ demo: false }),
    payments,
    promotions,
    games: {
      forBrands: async () => ({
        producers: of('aurora'),
        collections: of('instant'),
        gamesIn: ({ closedProducers = [] }: Brand) => (closedProducers.includes('aurora') ? 0 : 3),
      }),
    },
    content: {
      pageLanguages: async () =>
        ['terms-and-conditions', 'responsible-gaming'].map((path) => ({ path, languages: written })),
    },
  });
}
