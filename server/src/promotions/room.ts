import type { ConfigRoom } from '../config/index.ts';
import type { Base } from '../kit/index.ts';
import { createPromotions } from './create-promotions.ts';
import type { PromotionsNeeds, PromotionsPorts } from './ports.ts';

export interface PromotionsRoomOptions extends Base, Pick<PromotionsPorts, 'identity' | 'geo' | 'roomLeft'> {
  config: Pick<ConfigRoom, 'rates' | 'documents' | 'hosts'>;
  ports: Omit<PromotionsNeeds, 'roomLeft'>;
}

export function promotionsRoom({ config, ports, ...options }: PromotionsRoomOptions) {
  const { settings, keys } = options;
  const promotions = createPromotions({
    ...options,
    ...ports,
    keys: keys('promotions'),
    copies: settings.copies,
    rates: config.rates,
    documents: config.documents,
    thirdPersonFrom: settings.promotionThirdPersonFrom,
  });
  return {
    ...promotions,
    name: 'promotions',
    brandAt: config.hosts.brandAt,
    crons: {
      'promotions.mind': '17 * * * *',
      'promotions.decide_reviews': '* * * * *',
      'promotions.count_segments': '41 3 * * *',
    },
  } as const;
}

export type PromotionsRoom = ReturnType<typeof promotionsRoom>;
