import type { ConfigRoom } from '../config/index.ts';
import type { Base } from '../kit/index.ts';
import { createBonuses } from './create-bonuses.ts';
import type { BonusesNeeds, BonusesPorts } from './ports.ts';

export interface BonusesRoomOptions extends Base, Pick<BonusesPorts, 'geo' | 'identity' | 'limits' | 'promotions'> {
  config: Pick<ConfigRoom, 'documents'>;
  realtime: Pick<BonusesPorts, 'tellPlayer'>;
  ports: BonusesNeeds;
}

export function bonusesRoom({ config, realtime, ports, ...options }: BonusesRoomOptions) {
  const bonuses = createBonuses({ ...options, ...ports, documents: config.documents, tellPlayer: realtime.tellPlayer });
  return { ...bonuses, name: 'bonuses', crons: { 'bonuses.mind': '* * * * *' } } as const;
}

export type BonusesRoom = ReturnType<typeof bonusesRoom>;
