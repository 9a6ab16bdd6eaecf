import type { MartCategory, MartTag } from '@halley/contract';
import { Field, Select, type SelectOption } from '@halley/ui';
import type { ReactNode } from 'react';
import { pricedIn } from '../rule/rule-of-fields.ts';
import { promotionWords } from '../words.ts';
import { DraftField } from './DraftField.tsx';
import { useDraft } from './draft.ts';
import { rowClass } from './Part.tsx';
import { builderWords } from './words.ts';

const { card: own } = builderWords;
const { facts } = promotionWords;
const optionsOf = (names: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** How something that is had for points stands in the shop. How many there are is what is given in all. */
export function CardFields(): ReactNode {
  const { fields, change, faultAt } = useDraft();
  const { cardPrice } = fields;
  return (
    <section aria-label={own.title} className="grid gap-2 border-t border-line pt-3">
      <p aria-hidden="true" className="text-13 font-bold text-text-soft">
        {own.title}
      </p>
      <div className={rowClass}>
        <DraftField name="cardGroup" at="card.group" label={facts.cardGroup} hint={own.groupHint} />
        <Select
          label={facts.cardCategory}
          error={faultAt('card.category')}
          value={fields.cardCategory}
          options={optionsOf(promotionWords.categories)}
          onChange={(event) => change({ cardCategory: event.target.value as MartCategory })}
        />
        <Select
          label={facts.cardTag}
          error={faultAt('card.tag')}
          value={fields.cardTag}
          options={[{ value: '', label: own.noTag }, ...optionsOf(promotionWords.tags)]}
          onChange={(event) => change({ cardTag: event.target.value as MartTag | '' })}
        />
        <DraftField
          name="total"
          at="caps.total"
          label={own.stock}
          hint={own.stockHint}
          as="number"
          placeholder={builderWords.noLimit}
        />
        {pricedIn(fields).map((currency, place, all) => (
          <Field
            key={currency}
            label={all.length === 1 ? facts.cardPrice : `${facts.cardPrice}, ${currency}`}
            hint={place === 0 ? own.priceHint : undefined}
            error={faultAt(`card.price.${currency}`)}
            suffix={own.points}
            placeholder={currency === 'EUR' ? undefined : cardPrice.EUR}
            inputMode="numeric"
            autoComplete="off"
            value={cardPrice[currency] ?? ''}
            onChange={(event) => change({ cardPrice: { ...cardPrice, [currency]: event.target.value } })}
          />
        ))}
      </div>
    </section>
  );
}
