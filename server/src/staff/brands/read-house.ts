import type { Brand } from '@halley/contract';
import { type BrandHouse, type ConfigRoom, seenAmong } from '../../config/index.ts';
import type { ContentRoom } from '../../content/index.ts';
import type { GamesRoom } from '../../games/index.ts';
import { countryCodes, type Geo } from '../../geo/index.ts';
import type { Queryable } from '../../kit/index.ts';
import type { Payments } from '../../payments/index.ts';
import type { PromotionsRoom } from '../../promotions/index.ts';

/** The rooms that know what a brand may choose from. */
export interface BrandRooms {
  config: Pick<ConfigRoom, 'localeCodes'> & {
    hosts: Pick<ConfigRoom['hosts'], 'ofHouse'>;
    previews: Pick<ConfigRoom['previews'], 'seal'>;
    documents: Pick<ConfigRoom['documents'], 'doubt'>;
  };
  geo: Pick<Geo, 'may' | 'countryOf'>;
  payments: Pick<Payments, 'methods'>;
  games: Pick<GamesRoom, 'forBrands'>;
  promotions: Pick<PromotionsRoom, 'firstOffers'>;
  content: Pick<ContentRoom, 'pageLanguages'>;
}

/** What the house has of everything, as it concerns these brands. */
export async function readHouse(rooms: BrandRooms, db: Queryable, brands: readonly Brand[]): Promise<BrandHouse> {
  const { config, geo, payments, games, promotions, content } = rooms;
  return {
    hosts: config.hosts.ofHouse(),
    openCountries: countryCodes.filter((country) => geo.may('register', country)),
    locales: config.localeCodes,
    methods: payments.methods(),
    ...(await games.forBrands()),
    ...(await promotions.firstOffers(db, [...new Set(brands.flatMap(({ offers = [] }) => offers))])),
    seenHosts: await seenAmong(
      db,
      brands.flatMap(({ hosts }) => hosts),
    ),
    pages: await content.pageLanguages(),
  };
}
