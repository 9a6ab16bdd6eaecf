import type { Game, PageContext } from '@halley/contract';
import { vi } from 'vitest';
import { aGame } from './a-tile.ts';

export interface Asked {
  page?: number;
  page_size?: number;
  device?: string;
  filter?: { categories?: { identifiers: string[] }; providers?: string[]; volatility_rating?: string[] };
  sort?: { type: string };
}

const collections = ['top', 'new', 'new:au', 'table', 'slots', 'live', 'summer'];
const studios = [
  { id: 'northlight', title: 'Northlight' },
  { id: 'tidehouse', title: 'Tidehouse' },
];

/** A house of 90 games as loaders see it; a call that a test replaces by an error fails. */
export function aSite(given: { api?: Record<string, unknown>; [field: string]: unknown } = {}) {
  const asked: Asked[] = [];
  const { api, ...rest } = given;
  const site = {
    locale: 'en',
    country: 'DE',
    prefix: '',
    flags: { on: {}, pages: {} },
    mayBePlayer: false,
    answered: { cookies: undefined, australia: false, quiet: false },
    onError: vi.fn(),
    api: {
      filterGames: async ({ body }: { body: Asked }) => {
        asked.push(body);
        return pageOf(body);
      },
      listProviders: async () => studios,
      listCollections: async () => collections.map((id) => ({ id, title: `API ${id}`, games_count: 40 })),
      readBettingConfig: async () => ({ enabled: false }),
      listLatestWinners: async () => [],
      readMenuCategoriesConfig: async () => ({}),
      listJackpots: async () => [],
      listTournaments: async () => [],
      listCmsSnippets: async () => [],
      readPlayer: async () => ({ id: 7, currency: 'EUR', statuses: [] }),
      readBannersConfig: async () => ({ banners: [] }),
      readExclusion: async () => ({ kind: null }),
      readAdventure: async () => ({ adventure: null }),
      listFavourites: async () => [],
      listPlayedGames: async () => [],
      ...api,
    },
    ...rest,
  } as unknown as PageContext;
  return { site, asked };
}

function pageOf({ page = 1, page_size: size = 40 }: Asked, total = 90) {
  const left = Math.max(0, Math.min(size, total - (page - 1) * size));
  const data: Game[] = Array.from({ length: left }, (_, place) => aGame((page - 1) * size + place + 1));
  const last = Math.ceil(total / size);
  return {
    data,
    pagination: {
      current_page: page,
      next_page: page < last ? page + 1 : null,
      prev_page: page > 1 ? page - 1 : null,
      total_pages: last,
      total_count: total,
    },
  };
}

export const down = async () => {
  throw new Error('down');
};
