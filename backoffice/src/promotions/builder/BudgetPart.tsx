import { currencyCodes } from '@halley/contract/money';
import type { ReactNode } from 'react';
import { promotionWords } from '../words.ts';
import { DraftField } from './DraftField.tsx';
import { useDraft } from './draft.ts';
import { Part, rowClass } from './Part.tsx';
import { builderWords as own } from './words.ts';

const { facts } = promotionWords;

export function BudgetPart(): ReactNode {
  const { fields } = useDraft();
  const { budgetCurrency: currency } = fields;
  return (
    <Part number={5} title={own.parts.budget}>
      <div className={rowClass}>
        <DraftField
          name="hard"
          at="budget.hard"
          label={facts.hard}
          hint={own.hardHint}
          suffix={currency}
          as="decimal"
        />
        <DraftField
          name="expected"
          at="budget.expected"
          label={facts.expected}
          hint={own.expectedHint}
          suffix={currency}
          as="decimal"
        />
        <DraftField
          name="budgetCurrency"
          at="budget.currency"
          label={own.budgetCurrency}
          options={currencyCodes.map((value) => ({ value, label: value }))}
        />
        <DraftField name="perPlayer" at="caps.perPlayer" label={facts.perPlayer} as="number" />
        <DraftField
          name="perHousehold"
          at="caps.perHousehold"
          label={facts.perHousehold}
          as="number"
          placeholder={own.noLimit}
        />
        <DraftField name="perDay" at="caps.perDay" label={facts.perDay} as="number" placeholder={own.noLimit} />
        <DraftField name="total" at="caps.total" label={facts.total} as="number" placeholder={own.noLimit} />
        <DraftField name="groupKey" at="groupKey" label={facts.groupKey} hint={own.groupKeyHint} />
        <DraftField name="stackGroup" at="stacking.group" label={own.stackGroup} hint={own.stackGroupHint} />
        <DraftField
          name="stackOrder"
          at="stacking.order"
          label={own.stackOrder}
          hint={own.stackOrderHint}
          as="number"
        />
      </div>
    </Part>
  );
}
