import type { LoyaltyFigures } from '@halley/contract';
import { currencyCodes } from '@halley/contract/money';
import { Badge, Card, formatMoney } from '@halley/ui';
import type { ReactNode } from 'react';
import { type Action, Actions, action, DataTable, showTime } from '../../console/index.ts';
import { loyaltyWords } from '../words.ts';
import { overviewWords as own } from './words.ts';

const { rateColumns: heads, rateLabels: labels } = own;
const minuteMs = 60_000;

interface RatesProps {
  rates: LoyaltyFigures['rates'];
  onDone: () => void;
}

/** What has to be staked for a point, now and as far as it is planned. */
export function Rates({ rates, onDone }: RatesProps): ReactNode {
  const now = new Date().toISOString();
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
        rows={rates}
        rowKey={({ product, currency, from }) => `${product} ${currency} ${from}`}
        columns={[
          { key: 'product', head: heads.product, cell: ({ product }) => loyaltyWords.products[product] },
          { key: 'currency', head: heads.currency, cell: ({ currency }) => currency },
          {
            key: 'stake',
            head: heads.stake,
            align: 'right',
            cell: ({ stake_cents, currency }) => formatMoney(stake_cents, { currency, locale: 'en' }),
          },
          {
            key: 'from',
            head: heads.from,
            cell: ({ from }) => (
              <>
                {showTime(from)} {from > now && <Badge tone="info">{own.planned}</Badge>}
              </>
            ),
          },
          { key: 'by', head: heads.by, cell: ({ by }) => by, from: 'md' },
        ]}
      />
    </Card>
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
        options: Object.entries(loyaltyWords.products).map(([value, label]) => ({ value, label })),
      },
      currency: { label: labels.currency, options: currencyCodes.map((value) => ({ value, label: value })) },
      stake_cents: { label: labels.stake, money: 'currency' },
      from: { label: labels.from, hint: own.fromHint, as: 'moment' },
    },
    done: own.rateSet,
  });
}
