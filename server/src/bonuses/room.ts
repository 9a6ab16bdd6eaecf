import type { Base } from '../kit/index.ts';
import { createBonuses } from './create-bonuses.ts';
import type { BonusesNeeds, BonusesPorts } from './ports.ts';

export interface BonusesRoomOptions
  extends Base,
    BonusesNeeds,
    Pick<BonusesPorts, 'geo' | 'identity' | 'limits' | 'promotions'> {
  realtime: Pick<BonusesPorts, 'tellPlayer'>;
}

export function bonusesRoom({ realtime, ...options }: BonusesRoomOptions) {
  const bonuses = createBonuses({ ...options, tellPlayer: realtime.tellPlayer });
  return { ...bonuses, name: 'bonuses', crons: { 'bonuses.mind': '* * * * *' } } as const;
}

export type BonusesRoom = ReturnType<typeof bonusesRoom>;
