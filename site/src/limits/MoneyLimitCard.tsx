import type { Limit, LimitOffer, LimitPeriod, Spending } from '@halley/contract';
import type { Currency } from '@halley/contract/money';
import { Button, type IconName } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { useState } from 'react';
import { type MessageKey, useSpeech } from '../i18n/index.ts';
import { LimitCard } from './LimitCard.tsx';
import { LimitMeter } from './LimitMeter.tsx';
import { LoosenDialog } from './LoosenDialog.tsx';
import { accountOf, type MoneyType, type Slot, slotsOf } from './limits-model.ts';
import { MoneyLimitForm } from './MoneyLimitForm.tsx';
import { PendingChange } from './PendingChange.tsx';
import { useLimitActions } from './use-limit-actions.ts';

interface Look {
  icon: IconName;
  tone: string;
  title: MessageKey;
  text: MessageKey;
}

const looks: Record<MoneyType, Look> = {
  deposit: { icon: 'wallet', tone: 'text-ice', title: 'limits.deposit.title', text: 'limits.deposit.text' },
  loss: { icon: 'arrow-down', tone: 'text-cat-pokies', title: 'limits.loss.title', text: 'limits.loss.text' },
  wager: { icon: 'coin', tone: 'text-cat-table', title: 'limits.wager.title', text: 'limits.wager.text' },
};

export interface MoneyLimitCardProps {
  type: MoneyType;
  limits: readonly Limit[];
  offer: LimitOffer;
  currency: Currency;
  spending: Spending | undefined;
}

type Asked = { period: LimitPeriod; cents?: number };

/** Deposits, losses or stakes: a line for each period, and a typed amount for a new one. */
export function MoneyLimitCard({ type, limits, offer, currency, spending }: MoneyLimitCardProps) {
  const { say, tag } = useSpeech();
  const { icon, tone, title, text } = looks[type];
  const periods = offer.periods[type] ?? [];
  const hours = offer.loosening_hours;
  const slots = slotsOf(limits, type, periods);
  const actions = useLimitActions(hours);
  const [form, setForm] = useState<LimitPeriod>();
  const [asked, setAsked] = useState<Asked>();
  const free = periods.find((period) => slots.every(({ limit }) => limit.period !== period));
  // Each keeps the currency it was set in; a new one is in the player's.
  const currencyOf = (period: LimitPeriod): Currency => {
    const limit = slots.find((slot) => slot.limit.period === period)?.limit;
    return ((limit && accountOf(limit, currency)?.currency) ?? currency) as Currency;
  };
  const money = (cents: number, period: LimitPeriod) =>
    formatMoney(cents, { currency: currencyOf(period), locale: tag });
  const amountOf = (limit: Limit | undefined) => (limit && accountOf(limit, currency)?.amount_cents) ?? 0;
  const now = Object.fromEntries(slots.map(({ limit }) => [limit.period, amountOf(limit)]));

  async function save({ period, cents = 0 }: Asked) {
    const body = { type, period, accounts: [{ currency: currencyOf(period), amount_cents: cents }] };
    if (await actions.set(body)) close();
  }
  async function remove(period: LimitPeriod) {
    const limit = slots.find((slot) => slot.limit.period === period)?.limit;
    if (limit && (await actions.remove(limit))) close();
  }
  function close() {
    actions.forget();
    setForm(undefined);
    setAsked(undefined);
  }

  return (
    <LimitCard
      id={type}
      icon={icon}
      tone={tone}
      title={say(title)}
      text={say(text)}
      actions={
        form === undefined && (
          <>
            {slots[0] && (
              <Button
                size="small"
                aria-label={`${say('limits.change')}: ${say(title)}`}
                onClick={() => setForm(slots[0]?.limit.period)}
              >
                {say('limits.change')}
              </Button>
            )}
            {free && (
              <Button
                size="small"
                look={slots.length > 0 ? 'quiet' : 'secondary'}
                aria-label={`${say(slots.length > 0 ? 'limits.add' : 'limits.set')}: ${say(title)}`}
                onClick={() => setForm(slots.length > 0 ? free : (periods[1] ?? free))}
              >
                {say(slots.length > 0 ? 'limits.add' : 'limits.set')}
              </Button>
            )}
          </>
        )
      }
    >
      {slots.length === 0 && <p className="text-text-soft">{say('limits.none')}</p>}
      {slots.map((slot: Slot) => (
        <div key={slot.limit.id} className="grid gap-3">
          <LimitMeter limit={slot.limit} title={say(title)} currency={currency} />
          {slot.change && (
            <PendingChange
              change={slot.change}
              wanted={money(amountOf(slot.change), slot.limit.period)}
              now={money(amountOf(slot.limit), slot.limit.period)}
              busy={actions.busy}
              onKeep={() => slot.change && void actions.keep(slot.change)}
            />
          )}
        </div>
      ))}
      {form !== undefined && (
        <MoneyLimitForm
          currencyOf={currencyOf}
          least={type === 'deposit' ? offer.least_deposits : []}
          periods={periods}
          now={now}
          period={form}
          hours={hours}
          busy={actions.busy}
          failed={asked ? undefined : actions.failed}
          {...(type === 'wager' &&
            spending && {
              hint: say('limits.form.average', {
                amount: formatMoney(spending.weekly_stakes_cents, { currency: spending.currency, locale: tag }),
              }),
            })}
          onSave={(wish) => (wish.looser ? setAsked(wish) : void save(wish))}
          onRemove={(period) => setAsked({ period })}
          onCancel={close}
        />
      )}
      {asked && (
        <LoosenDialog
          {...(asked.cents !== undefined && { wanted: money(asked.cents, asked.period) })}
          now={money(now[asked.period] ?? 0, asked.period)}
          hours={hours}
          busy={actions.busy}
          failed={actions.failed}
          onYes={() => void (asked.cents === undefined ? remove(asked.period) : save(asked))}
          onClosed={() => {
            actions.forget();
            setAsked(undefined);
          }}
        />
      )}
    </LimitCard>
  );
}
