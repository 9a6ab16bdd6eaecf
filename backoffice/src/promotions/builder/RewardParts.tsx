import { type Currency, currencyCodes } from '@halley/contract/money';
import { Field, formatMoney, Select } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../../api/index.ts';
import { mayCall } from '../../console/index.ts';
import { useStaff } from '../../session/index.ts';
import type { RewardFields } from '../rule/reward-fields.ts';
import { promotionWords } from '../words.ts';
import { AmountsField } from './AmountsField.tsx';
import type { FaultAt } from './draft.ts';
import { BetOfferParts, SlipParts } from './SlipParts.tsx';
import { Ticks } from './Ticks.tsx';
import { builderWords as own } from './words.ts';

export interface RewardProps {
  reward: RewardFields;
  /** Its place in the rule. */
  at: string;
  currencies: readonly Currency[];
  faultAt: FaultAt;
  onReward: (part: Partial<RewardFields>) => void;
}

const { facts } = promotionWords;
const named = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));

/** The fields of one gift, to stand in a row. */
export function RewardParts(props: RewardProps & { isFixed: boolean }): ReactNode {
  const { reward, at, currencies, faultAt, onReward, isFixed } = props;
  const amounts = (name: 'amount' | 'cap' | 'bet' | 'maxWin' | 'worth', label: string, placeholder?: string) => (
    <AmountsField
      at={`${at}.${name}`}
      label={label}
      {...(placeholder && { placeholder })}
      amounts={reward[name]}
      currencies={currencies}
      faultAt={faultAt}
      onAmounts={(changed) => onReward({ [name]: changed })}
    />
  );
  const number = (
    name: 'percent' | 'count' | 'spinDays' | 'chargeable' | 'persistent' | 'group',
    label: string,
    suffix?: string,
  ) => (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      suffix={suffix}
      error={faultAt(`${at}.${name === 'spinDays' ? 'days' : name}`)}
      value={reward[name]}
      onChange={(event) => onReward({ [name]: event.target.value })}
    />
  );
  switch (reward.type) {
    case 'bonus':
    case 'cash':
      return (
        <>
          {!isFixed && (
            <Select
              label={own.basis}
              value={reward.basis}
              options={named(own.bases)}
              onChange={(event) => onReward({ basis: event.target.value as RewardFields['basis'] })}
            />
          )}
          {reward.basis === 'percent' ? (
            <>
              {number('percent', facts.percent, '%')}
              {amounts('cap', facts.cap, reward.type === 'cash' ? own.noLimit : undefined)}
            </>
          ) : (
            amounts('amount', facts.amount)
          )}
        </>
      );
    case 'freespins':
      return (
        <>
          {number('count', facts.count)}
          {number('spinDays', facts.spinDays, own.days)}
          <Select
            label={facts.result}
            value={reward.result}
            options={named(promotionWords.results)}
            onChange={(event) => onReward({ result: event.target.value as RewardFields['result'] })}
          />
          {amounts('bet', facts.bet)}
          {amounts('maxWin', facts.maxWin, own.noLimit)}
          <div className="col-span-full">
            <SpinGames {...props} />
          </div>
        </>
      );
    case 'freebet':
      return (
        <>
          <Select
            label={facts.returns}
            value={reward.returns}
            options={named(promotionWords.returns)}
            onChange={(event) => onReward({ returns: event.target.value as RewardFields['returns'] })}
          />
          {amounts('amount', facts.amount)}
          <SlipParts {...props} />
        </>
      );
    case 'bet_offer':
      return (
        <>
          {amounts('amount', facts.amount)}
          <BetOfferParts {...props} />
          <SlipParts {...props} />
        </>
      );
    case 'points':
      return (
        <>
          {number('chargeable', facts.chargeable)}
          {number('persistent', facts.persistent)}
        </>
      );
    case 'group':
      return number('group', facts.group);
    case 'tickets':
      return (
        <>
          <Field
            label={facts.lottery}
            autoComplete="off"
            error={faultAt(`${at}.lottery`)}
            value={reward.lottery}
            onChange={(event) => onReward({ lottery: event.target.value })}
          />
          {number('count', facts.tickets)}
        </>
      );
    case 'goods':
      return amounts('worth', facts.worth);
    case 'lootbox':
      return null;
  }
}

/** Slots of the house that give free rounds in the first currency; who may not ask for them sees what is chosen. */
function SpinGames({ reward, at, currencies, faultAt, onReward }: RewardProps): ReactNode {
  const { may } = useStaff();
  const currency = currencies[0] ?? currencyCodes[0];
  return mayCall(may, 'listFreeRoundsGames') ? (
    <OfferedGames reward={reward} at={at} currency={currency} faultAt={faultAt} onReward={onReward} />
  ) : (
    <p className="text-13 text-text-soft">{reward.spinGames.join(', ')}</p>
  );
}

type OfferedGamesProps = Omit<RewardProps, 'currencies'> & { currency: Currency };

function OfferedGames({ reward, at, currency, faultAt, onReward }: OfferedGamesProps): ReactNode {
  const games = useRead('listFreeRoundsGames', { query: { currency } });
  const offered = games.data ?? [];
  const known = new Set(offered.map(({ game }) => game));
  const others = reward.spinGames.filter((game) => !known.has(game));
  const levels = offered
    .find(({ game }) => game === reward.spinGames[0])
    ?.stakes_cents.map((cents) => formatMoney(cents, { currency, locale: 'en' }))
    .join(', ');
  return (
    <Ticks
      label={facts.spinGames}
      hint={levels ? `${own.spinGamesHint} ${levels}` : games.data?.length === 0 ? own.noGames : own.spinGamesHint}
      error={faultAt(`${at}.games`)}
      options={[
        ...offered.map(({ game, title }) => ({ value: game, label: title })),
        ...others.map((game) => ({ value: game, label: game })),
      ]}
      chosen={reward.spinGames}
      onChosen={(spinGames) => onReward({ spinGames })}
    />
  );
}
