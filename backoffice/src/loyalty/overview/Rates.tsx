import type { LoyaltyFigures, PointProduct } from '@halley/contract';
import { currencyCodes } from '@halley/contract/money';
import { Button, Card, formatMoney } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { type Action, Actions, action, DataTable, showTime } from '../../console/index.ts';
import { words } from '../../words/index.ts';
import { loyaltyWords } from '../words.ts';
import { overviewWords as own } from './words.ts';

const { rateColumns: heads, rateLabels: labels } = own;
const minuteMs = 60_000;
const products = Object.keys(loyaltyWords.products) as PointProduct[];

type Rate = LoyaltyFigures['rates'][number];

interface RatesProps {
  rates: LoyaltyFigures['rates'];
  onDone: () => void;
}

/** What has to be staked for a point: as it holds now, by currency, and what is planned. */
export function Rates({ rates, onDone }: RatesProps): ReactNode {
  const [isAll, setAll] = useState(false);
  const now = new Date().toISOString();
  const planned = rates.filter(({ from }) => from > now);
  const current = rates.filter(({ from }) => from <= now);
  const rows = currencyCodes.filter((code) => current.some(({ currency }) => currency === code));
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="title-card">{own.rates}</h2>
        <Actions actions={[newRate()]} onDone={onDone} />
      </div>
      <p className="text-13 text-text-soft">{own.ratesText}</p>
      <DataTable
        caption={own.rates}
        empty={own.noRates}
        rows={rows}
        rowKey={(currency) => currency}
        columns={[
          { key: 'currency', head: heads.currency, cell: (currency) => currency },
          ...products.map((product) => ({
            key: product,
            head: loyaltyWords.products[product],
            align: 'right' as const,
            cell: (currency: string) =>
              stakeOf(current.find((rate) => rate.product === product && rate.currency === currency)),
          })),
        ]}
      />
      {planned.length > 0 && (
        <>
          <h3 className="text-13 font-bold text-text-soft">{own.planned}</h3>
          <RateList caption={own.planned} rates={planned} />
        </>
      )}
      {current.length > 0 && (
        <div>
          <Button size="small" look="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {own.since}
          </Button>
        </div>
      )}
      {isAll && <RateList caption={own.since} rates={current} />}
    </Card>
  );
}

const stakeOf = (rate: Rate | undefined) =>
  rate ? formatMoney(rate.stake_cents, { currency: rate.currency, locale: 'en' }) : words.none;

function RateList({ caption, rates }: { caption: string; rates: readonly Rate[] }): ReactNode {
  return (
    <DataTable
      caption={caption}
      empty={own.noRates}
      rows={rates}
      rowKey={({ product, currency, from }) => `${product} ${currency} ${from}`}
      columns={[
        { key: 'product', head: heads.product, cell: ({ product }) => loyaltyWords.products[product] },
        { key: 'currency', head: heads.currency, cell: ({ currency }) => currency },
        { key: 'stake', head: heads.stake, align: 'right', cell: stakeOf },
        { key: 'from', head: heads.from, cell: ({ from }) => showTime(from) },
        { key: 'by', head: heads.by, cell: ({ by }) => by },
      ]}
    />
  );
}

function newRate(): Action {
  // The control knows no seconds: the next whole minute is not over while the form is filled in.
  const next = new Date(Math.ceil((Date.now() + minuteMs) / minuteMs) * minuteMs).toISOString();
  return action('setPointRate', {
    label: own.setRate,
    title: own.setRateTitle,
    text: own.setRateText,
    look: 'secondary',
    start: { product: 'slots', currency: 'EUR', from: next },
    labels: {
      product: {
        label: labels.product,
        options: products.map((value) => ({ value, label: loyaltyWords.products[value] })),
      },
      currency: { label: labels.currency, options: currencyCodes.map((value) => ({ value, label: value })) },
      stake_cents: { label: labels.stake, money: 'currency' },
      from: { label: labels.from, hint: own.fromHint, as: 'moment' },
    },
    done: own.rateSet,
  });
}
