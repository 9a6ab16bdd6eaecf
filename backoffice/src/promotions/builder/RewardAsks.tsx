import { Field, Select, TextArea } from '@halley/ui';
import type { ReactNode } from 'react';
import type { RewardFields, WageringFields } from '../rule/reward-fields.ts';
import { promotionWords } from '../words.ts';
import { AmountsField } from './AmountsField.tsx';
import { rowClass } from './Part.tsx';
import type { RewardProps } from './RewardParts.tsx';
import { builderWords as own } from './words.ts';

const { facts } = promotionWords;

/** Something has to be played, or at least within some days. */
export function hasPlay({ type, result }: RewardFields): boolean {
  return type === 'bonus' || type === 'freebet' || type === 'bet_offer' || (type === 'freespins' && result === 'bonus');
}

type TextName = Exclude<keyof WageringFields, 'maxStake' | 'maxCashout' | 'release'>;

/** What has to be played before it is the player's own. */
export function RewardAsks({ reward, at: place, currencies, faultAt, onReward }: RewardProps): ReactNode {
  const at = reward.type === 'freespins' ? `${place}.wins` : place;
  const field = (name: TextName, label: string, options: { path?: string; suffix?: string } = {}) => (
    <Field
      label={label}
      suffix={options.suffix}
      inputMode="decimal"
      autoComplete="off"
      error={faultAt(`${at}.${options.path ?? name}`)}
      value={reward[name]}
      onChange={(event) => onReward({ [name]: event.target.value })}
    />
  );
  const area = (name: TextName, path: string, label: string, hint: string) => (
    <TextArea
      label={label}
      hint={hint}
      error={faultAt(`${at}.${path}`)}
      rows={2}
      value={reward[name]}
      onChange={(event) => onReward({ [name]: event.target.value })}
    />
  );
  if (reward.type === 'freebet' || reward.type === 'bet_offer')
    return <div className={rowClass}>{field('days', facts.days, { suffix: own.days })}</div>;
  const { weights } = promotionWords;
  return (
    <>
      <div className={rowClass}>
        {field('wager', facts.wager, { suffix: own.times })}
        {field('days', facts.days, { suffix: own.days })}
        <AmountsField
          at={`${at}.maxStake`}
          label={facts.maxStake}
          amounts={reward.maxStake}
          currencies={currencies}
          faultAt={faultAt}
          onAmounts={(maxStake) => onReward({ maxStake })}
        />
        <AmountsField
          at={`${at}.maxCashout`}
          label={facts.maxCashout}
          placeholder={own.noLimit}
          amounts={reward.maxCashout}
          currencies={currencies}
          faultAt={faultAt}
          onAmounts={(maxCashout) => onReward({ maxCashout })}
        />
      </div>
      <details>
        <summary className="min-h-11 content-center text-13 font-semibold text-text-soft">
          {own.weightsTitle}: {weights.slots} {reward.slots} %, {weights.other} {reward.other} %, {weights.tables}{' '}
          {reward.tables} %, {weights.sport} {reward.sport || 0} %
        </summary>
        <div className="grid gap-3 pt-2">
          <div className={rowClass}>
            {field('slots', weights.slots, { path: 'weights.slots', suffix: '%' })}
            {field('other', weights.other, { path: 'weights.other', suffix: '%' })}
            {field('tables', weights.tables, { path: 'weights.tables', suffix: '%' })}
            {field('sport', weights.sport, { path: 'weights.sport', suffix: '%' })}
            <Select
              label={facts.release}
              value={reward.release}
              options={[
                { value: 'steps', label: promotionWords.releases.steps },
                { value: 'whole', label: promotionWords.releases.whole },
              ]}
              onChange={(event) => onReward({ release: event.target.value as RewardFields['release'] })}
            />
            {field('minOdds', facts.minOdds)}
          </div>
          <div className="grid gap-3 sm:grid-cols-2">
            {area('collectionWeights', 'weights.collections', own.collectionWeights, own.weightsHint)}
            {area('gameWeights', 'weights.games', own.gameWeights, own.weightsHint)}
            {area('collections', 'games.collections', own.onlyCollections, own.lines)}
            {area('games', 'games.games', own.onlyGames, own.lines)}
            {area('not', 'games.not', own.notGames, own.lines)}
          </div>
        </div>
      </details>
    </>
  );
}
