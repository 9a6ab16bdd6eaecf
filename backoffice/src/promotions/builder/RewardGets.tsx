import { Select } from '@halley/ui';
import type { ReactNode } from 'react';
import type { RewardFields } from '../rule/reward-fields.ts';
import { promotionWords } from '../words.ts';
import { BoxFields, firstItems } from './BoxFields.tsx';
import { rowClass } from './Part.tsx';
import { RewardParts, type RewardProps } from './RewardParts.tsx';
import { builderWords as own } from './words.ts';

interface RewardGetsProps extends RewardProps {
  /** Which gifts can be chosen. */
  types: readonly RewardFields['type'][];
  /** There is nothing to take a part of. */
  isFixed?: boolean;
}

/** What is given: a part or an amount, spins, a bet, points, a thing, a box. */
export function RewardGets(props: RewardGetsProps): ReactNode {
  const { reward, onReward, types, isFixed } = props;
  return (
    <>
      <div className={rowClass}>
        <Select
          label={own.reward}
          value={reward.type}
          options={types.map((value) => ({ value, label: promotionWords.rewards[value] }))}
          onChange={(event) => {
            const type = event.target.value as RewardFields['type'];
            onReward({ type, ...(type === 'lootbox' && reward.items.length === 0 && { items: firstItems }) });
          }}
        />
        {reward.type !== 'lootbox' && <RewardParts {...props} isFixed={isFixed === true} />}
      </div>
      {reward.type === 'lootbox' && <BoxFields {...props} />}
    </>
  );
}
