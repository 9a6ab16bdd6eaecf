import type { ReactNode } from 'react';
import { promotionWords } from '../words.ts';
import { useDraft } from './draft.ts';
import { Part } from './Part.tsx';
import { hasPlay, RewardAsks } from './RewardAsks.tsx';
import { builderWords as own } from './words.ts';

export function AsksPart(): ReactNode {
  const { fields, change, faultAt } = useDraft();
  const { rewards, currencies } = fields;
  const asking = rewards.flatMap((reward, place) => (hasPlay(reward) ? [{ reward, place }] : []));
  const inBoxes = rewards.some(
    ({ type, items }) => type === 'lootbox' && items.some(({ prize }) => prize && hasPlay(prize)),
  );
  return (
    <Part number={3} title={own.parts.asks} aside={asking.length > 0 && own.asksHint}>
      {asking.length === 0 && <p className="text-13 text-text-soft">{inBoxes ? own.asksInBoxes : own.asksNothing}</p>}
      {asking.map(({ reward, place }) => (
        <section key={place} aria-label={`${promotionWords.gift(place + 1)}: ${own.parts.asks}`} className="grid gap-2">
          {asking.length > 1 && <p className="text-13 font-bold text-text-soft">{promotionWords.gift(place + 1)}</p>}
          <RewardAsks
            reward={reward}
            at={`rewards.${place}`}
            currencies={currencies}
            faultAt={faultAt}
            onReward={(part) =>
              change({ rewards: rewards.map((one, index) => (index === place ? { ...one, ...part } : one)) })
            }
          />
        </section>
      ))}
    </Part>
  );
}
