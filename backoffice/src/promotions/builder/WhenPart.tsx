import type { ReactNode } from 'react';
import { promotionWords } from '../words.ts';
import { DraftField } from './DraftField.tsx';
import { useDraft } from './draft.ts';
import { Part } from './Part.tsx';
import { Ticks } from './Ticks.tsx';
import { builderWords as own } from './words.ts';

const { facts } = promotionWords;

export function WhenPart(): ReactNode {
  const { fields, change, faultAt } = useDraft();
  return (
    <Part number={4} title={own.parts.when} aside={own.utc}>
      <div className="grid items-start gap-x-3 gap-y-1 @sm:grid-cols-2 @xl:grid-cols-[2fr_2fr_1fr]">
        <DraftField name="from" at="schedule.from" label={facts.from} as="moment" />
        <DraftField name="to" at="schedule.to" label={facts.to} hint={own.toHint} as="moment" />
        <DraftField name="takeDays" at="takeDays" label={facts.takeDays} suffix={own.days} as="number" />
      </div>
      <Ticks
        label={facts.weekdays}
        hint={own.weekdaysHint}
        error={faultAt('schedule.weekdays')}
        options={promotionWords.weekdays.map((label, place) => ({ value: String(place + 1), label }))}
        chosen={fields.weekdays}
        onChosen={(weekdays) => change({ weekdays })}
      />
    </Part>
  );
}
