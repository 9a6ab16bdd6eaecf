import type { Currency } from '@halley/contract/money';
import { Button, IconButton } from '@halley/ui';
import type { ReactNode } from 'react';
import { contestWords as own } from '../../contest-words.ts';
import { emptyReward, type RewardFields } from '../../rule/reward-fields.ts';
import { promotionWords } from '../../words.ts';
import type { FaultAt } from '../draft.ts';
import { hasPlay, RewardAsks } from '../RewardAsks.tsx';
import { RewardGets } from '../RewardGets.tsx';

interface GiftsProps {
  at: string;
  rewards: readonly RewardFields[];
  most: number;
  currencies: readonly Currency[];
  faultAt: FaultAt;
  onRewards: (rewards: readonly RewardFields[]) => void;
}

const types = ['points', 'freespins', 'bonus', 'cash', 'tickets', 'lootbox', 'goods', 'group'] as const;
const first: RewardFields = { ...emptyReward, type: 'points', chargeable: '10' };

/** What a place or a level gives beside money, each with what it asks. */
export function Gifts({ at, rewards, most, currencies, faultAt, onRewards }: GiftsProps): ReactNode {
  return (
    <div className="grid gap-2">
      {rewards.map((reward, place) => {
        const props = {
          reward,
          at: `${at}.${place}`,
          currencies,
          faultAt,
          onReward: (part: Partial<RewardFields>) =>
            onRewards(rewards.map((one, index) => (index === place ? { ...one, ...part } : one))),
        };
        const name = promotionWords.gift(place + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: gifts have no name but their number
          <div key={place} className="grid gap-2 rounded-md bg-surface-2 p-3">
            <div className="flex items-center justify-between gap-2">
              <p className="text-13 font-semibold text-text-soft">{name}</p>
              <IconButton
                icon="trash"
                size="small"
                label={own.remove(name)}
                onClick={() => onRewards(rewards.toSpliced(place, 1))}
              />
            </div>
            <RewardGets {...props} types={types} isFixed />
            {hasPlay(reward) && <RewardAsks {...props} />}
          </div>
        );
      })}
      {rewards.length < most && (
        <div>
          <Button size="small" look="quiet" icon="plus" onClick={() => onRewards([...rewards, first])}>
            {own.addGift}
          </Button>
        </div>
      )}
    </div>
  );
}
