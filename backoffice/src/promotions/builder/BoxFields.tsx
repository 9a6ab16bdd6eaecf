import { Button, Field, formatMoney, IconButton, Note, Select } from '@halley/ui';
import type { ReactNode } from 'react';
import { startReading } from '../rule/reading.ts';
import { emptyReward, type ItemFields, type RewardFields, rewardOf } from '../rule/reward-fields.ts';
import { shapeAt } from '../rule/rule-shape.ts';
import { type ItemWorth, percentText, turnWorth } from '../rule/turn-worth.ts';
import { promotionWords } from '../words.ts';
import { rowClass } from './Part.tsx';
import { hasPlay, RewardAsks } from './RewardAsks.tsx';
import { RewardParts, type RewardProps } from './RewardParts.tsx';
import { builderWords } from './words.ts';

const { box: own } = builderWords;
const { facts } = promotionWords;

const prizeTypes = ['points', 'cash', 'freespins', 'bonus'] as const;
type Prize = (typeof prizeTypes)[number] | 'nothing';

/** A new box: points, or nothing. */
export const firstItems: readonly ItemFields[] = [
  { weight: '50', prize: { ...emptyReward, type: 'points', chargeable: '10' } },
  { weight: '50', prize: null },
];

/** A box or a turn: its key, its days, what may be in it and how likely, with what that comes to. */
export function BoxFields(props: RewardProps): ReactNode {
  const { reward, at, faultAt, onReward, currencies } = props;
  const { items } = reward;
  const { least = 2, most = 24 } = shapeAt('rewards', 'lootbox', 'items');
  // As it is typed: what cannot be read yet counts for nothing.
  const read = rewardOf(reward, startReading(), { at, currencies });
  const turns = currencies.map((currency) => ({
    currency,
    turn: turnWorth(read.type === 'lootbox' ? read.items : [], currency),
  }));
  const [first] = turns;
  const put = (place: number, part: Partial<ItemFields>) =>
    onReward({ items: items.map((one, index) => (index === place ? { ...one, ...part } : one)) });
  const error = faultAt(`${at}.items`);
  return (
    <div className="grid gap-3">
      <div className={rowClass}>
        <Field
          label={facts.boxKey}
          hint={own.keyHint}
          className="@xl:col-span-2"
          autoComplete="off"
          error={faultAt(`${at}.groupKey`)}
          value={reward.boxKey}
          onChange={(event) => onReward({ boxKey: event.target.value })}
        />
        <Field
          label={facts.boxDays}
          suffix={builderWords.days}
          inputMode="numeric"
          autoComplete="off"
          error={faultAt(`${at}.days`)}
          value={reward.boxDays}
          onChange={(event) => onReward({ boxDays: event.target.value })}
        />
      </div>
      {items
        .map((item, place) => ({ item, place }))
        .map(({ item, place }) => (
          <Item
            key={place}
            {...props}
            at={`${at}.items.${place}`}
            item={item}
            place={place}
            worth={first?.turn.items[place]}
            isLast={items.length <= least}
            onItem={(part) => put(place, part)}
            onRemove={() => onReward({ items: items.toSpliced(place, 1) })}
          />
        ))}
      {error && <p className="text-xs text-danger">{error}</p>}
      {items.length < most && (
        <div>
          <Button
            size="small"
            look="outline"
            icon="plus"
            onClick={() => onReward({ items: [...items, { weight: '1', prize: null }] })}
          >
            {own.add}
          </Button>
        </div>
      )}
      <div role="status">
        <Note>
          {turns.map(({ currency, turn }) => (
            <p key={currency}>
              {own.mean(
                formatMoney(turn.worth, { currency, locale: 'en' }),
                turn.points.toLocaleString('en', { maximumFractionDigits: 2 }),
              )}
            </p>
          ))}
        </Note>
      </div>
    </div>
  );
}

interface ItemProps extends RewardProps {
  item: ItemFields;
  place: number;
  worth: ItemWorth | undefined;
  /** A box needs this one. */
  isLast: boolean;
  onItem: (part: Partial<ItemFields>) => void;
  onRemove: () => void;
}

function Item({ item, place, worth, isLast, onItem, onRemove, at, currencies, faultAt }: ItemProps): ReactNode {
  const { weight, prize } = item;
  const name = promotionWords.item(place + 1);
  const type: Prize = prize ? (prize.type as Prize) : 'nothing';
  const choose = (chosen: Prize) =>
    onItem({ prize: chosen === 'nothing' ? null : { ...emptyReward, ...prize, type: chosen, basis: 'amount' } });
  const given = prize && {
    reward: prize,
    at: `${at}.prize`,
    currencies,
    faultAt,
    onReward: (part: Partial<RewardFields>) => onItem({ prize: { ...prize, ...part } }),
  };
  const [currency = 'EUR'] = currencies;
  return (
    <fieldset aria-label={name} className="grid min-w-0 gap-2 rounded-lg p-3 inset-ring inset-ring-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
        <p className="font-bold text-text-soft">{name}</p>
        {worth && (
          <p className="tabular-nums">
            <b>{percentText(worth.chance)}</b>{' '}
            <span className="text-text-faint">
              {worth.worth > 0 &&
                own.worth(
                  formatMoney(worth.worth, { currency, locale: 'en' }),
                  formatMoney(Math.round(worth.worth * worth.chance), { currency, locale: 'en' }),
                )}
            </span>
          </p>
        )}
        <IconButton
          className="ml-auto"
          icon="trash"
          size="small"
          label={builderWords.remove(name)}
          disabled={isLast}
          onClick={onRemove}
        />
      </div>
      <div className={rowClass}>
        <Field
          label={own.weight}
          inputMode="numeric"
          autoComplete="off"
          error={faultAt(`${at}.weight`)}
          value={weight}
          onChange={(event) => onItem({ weight: event.target.value })}
        />
        <Select
          label={own.prize}
          value={type}
          options={[
            { value: 'nothing', label: promotionWords.nothing },
            ...prizeTypes.map((value) => ({ value, label: promotionWords.rewards[value] })),
          ]}
          onChange={(event) => choose(event.target.value as Prize)}
        />
        {given && <RewardParts {...given} isFixed={given.reward.basis === 'amount'} />}
      </div>
      {given && hasPlay(given.reward) && (
        <section aria-label={`${name}: ${builderWords.parts.asks}`} className="grid gap-2">
          <p className="text-13 font-semibold text-text-soft">{builderWords.parts.asks}</p>
          <RewardAsks {...given} />
        </section>
      )}
    </fieldset>
  );
}
