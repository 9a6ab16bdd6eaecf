import { Field, Select, TextArea } from '@halley/ui';
import type { ReactNode } from 'react';
import type { RewardFields } from '../rule/reward-fields.ts';
import { promotionWords } from '../words.ts';
import type { RewardProps } from './RewardParts.tsx';
import { builderWords as own } from './words.ts';

const { facts } = promotionWords;
const named = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));

/** What a boost or insurance is. */
export function BetOfferParts({ reward, at, faultAt, onReward }: RewardProps): ReactNode {
  return (
    <>
      <Select
        label={facts.offer}
        value={reward.offer}
        options={named(promotionWords.offers)}
        onChange={(event) => onReward({ offer: event.target.value as RewardFields['offer'] })}
      />
      {reward.offer === 'combo_boost' ? (
        <TextArea
          label={facts.steps}
          hint={own.stepsHint}
          error={faultAt(`${at}.steps`)}
          rows={3}
          value={reward.comboSteps}
          onChange={(event) => onReward({ comboSteps: event.target.value })}
        />
      ) : (
        <Field
          label={facts.percent}
          inputMode="numeric"
          autoComplete="off"
          suffix="%"
          error={faultAt(`${at}.percent`)}
          value={reward.percent}
          onChange={(event) => onReward({ percent: event.target.value })}
        />
      )}
    </>
  );
}

/** Which slip it is for. */
export function SlipParts({ reward, at, faultAt, onReward }: RewardProps): ReactNode {
  const field = (name: 'minOdds' | 'minLegs' | 'maxLegs', label: string) => (
    <Field
      label={label}
      inputMode="decimal"
      autoComplete="off"
      error={faultAt(`${at}.${name}`)}
      value={reward[name]}
      onChange={(event) => onReward({ [name]: event.target.value })}
    />
  );
  return (
    <>
      {field('minOdds', facts.minOdds)}
      {field('minLegs', facts.minLegs)}
      {field('maxLegs', facts.maxLegs)}
      <Select
        label={facts.when}
        value={reward.when}
        options={named(promotionWords.whens)}
        onChange={(event) => onReward({ when: event.target.value as RewardFields['when'] })}
      />
      <TextArea
        label={facts.sports}
        hint={own.sportsHint}
        error={faultAt(`${at}.sports`)}
        rows={2}
        value={reward.sports}
        onChange={(event) => onReward({ sports: event.target.value })}
      />
    </>
  );
}
