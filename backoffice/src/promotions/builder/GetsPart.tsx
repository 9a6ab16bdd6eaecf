import type { PromotionKind } from '@halley/contract';
import { Button, IconButton, Select } from '@halley/ui';
import type { ReactNode } from 'react';
import { isContest } from '../rule/contest-templates.ts';
import { fieldsOfRule, type TriggerChoice } from '../rule/promotion-fields.ts';
import { emptyReward, type RewardFields } from '../rule/reward-fields.ts';
import { ruleOfTemplate } from '../rule/templates.ts';
import { promotionWords } from '../words.ts';
import { CardFields } from './CardFields.tsx';
import { Currencies } from './Currencies.tsx';
import { useDraft } from './draft.ts';
import { Part, rowClass } from './Part.tsx';
import { RewardGets } from './RewardGets.tsx';
import { builderWords as own } from './words.ts';

const types = [
  'bonus',
  'freespins',
  'cash',
  'points',
  'lootbox',
  'goods',
  'tickets',
  'group',
  'freebet',
  'bet_offer',
] as const;
const named = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));

/** A part is of a deposit or of what a period cost; without either there is nothing to take a part of. */
const hasWhole = (trigger: TriggerChoice) => trigger === 'event:deposited' || trigger.startsWith('every:');

export function GetsPart(): ReactNode {
  const { fields, change, faultAt } = useDraft();
  const { rewards, trigger } = fields;
  const put = (place: number, part: Partial<RewardFields>) =>
    change({ rewards: rewards.map((one, index) => (index === place ? { ...one, ...part } : one)) });
  const choose = (kind: PromotionKind) => {
    const start = fieldsOfRule(ruleOfTemplate(kind, new Date()));
    change({
      kind,
      product: start.product,
      trigger: start.trigger,
      rewards: start.rewards,
      cardGroup: start.cardGroup,
      cardCategory: start.cardCategory,
      cardTag: start.cardTag,
      cardPrice: start.cardPrice,
      depositNumber: start.depositNumber,
      firstTime: start.firstTime,
    });
  };
  // What a contest is, it stays: it has parts that nothing else has.
  const kinds = named(promotionWords.kinds).filter(({ value }) =>
    isContest(fields.kind) ? value === fields.kind : !isContest(value),
  );
  const triggers = named(promotionWords.triggers).filter(({ value }) => value !== 'kept' || trigger === 'kept');
  const isFixed = !hasWhole(trigger);
  return (
    <Part number={2} title={own.parts.gets}>
      <div className={rowClass}>
        <Select
          label={own.kind}
          hint={own.kindHint}
          value={fields.kind}
          options={kinds}
          onChange={(event) => choose(event.target.value as PromotionKind)}
        />
        <Select
          label={own.trigger}
          className="@xl:col-span-2"
          error={faultAt('trigger')}
          value={trigger}
          options={triggers}
          onChange={(event) => {
            const chosen = event.target.value as TriggerChoice;
            const bare = { basis: 'amount' } as const;
            change({
              trigger: chosen,
              ...(!hasWhole(chosen) && { rewards: rewards.map((reward) => ({ ...reward, ...bare })) }),
            });
          }}
        />
        <Select
          label={own.product}
          error={faultAt('product')}
          value={fields.product}
          options={named(promotionWords.products)}
          onChange={(event) => change({ product: event.target.value as typeof fields.product })}
        />
      </div>
      <Currencies />
      {trigger === 'claim:points' && <CardFields />}
      {rewards
        .map((reward, place) => ({ reward, place }))
        .map(({ reward, place }) => (
          <section
            key={place}
            aria-label={promotionWords.gift(place + 1)}
            className="grid gap-2 border-t border-line pt-3"
          >
            {rewards.length > 1 && (
              <div className="flex items-center justify-between">
                <p className="text-13 font-bold text-text-soft">{promotionWords.gift(place + 1)}</p>
                <IconButton
                  icon="trash"
                  size="small"
                  label={own.remove(promotionWords.gift(place + 1))}
                  onClick={() => change({ rewards: rewards.toSpliced(place, 1) })}
                />
              </div>
            )}
            <RewardGets
              reward={reward}
              at={`rewards.${place}`}
              currencies={fields.currencies}
              faultAt={faultAt}
              types={types}
              isFixed={isFixed}
              onReward={(part) => put(place, part)}
            />
          </section>
        ))}
      {rewards.length < 5 && (
        <div>
          <Button
            size="small"
            look="outline"
            icon="plus"
            onClick={() => change({ rewards: [...rewards, { ...emptyReward, maxStake: rewards[0]?.maxStake ?? {} }] })}
          >
            {own.addReward}
          </Button>
        </div>
      )}
    </Part>
  );
}
