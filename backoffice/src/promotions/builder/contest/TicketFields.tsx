import type { Currency } from '@halley/contract/money';
import { Button, Field, IconButton, Select } from '@halley/ui';
import type { ReactNode } from 'react';
import { contestWords as own } from '../../contest-words.ts';
import type { ScaleFields } from '../../rule/contest-fields.ts';
import { builderWords } from '../words.ts';
import { BeaconRound } from './BeaconRound.tsx';
import { ContestField } from './ContestField.tsx';
import { useContest } from './use-contest.ts';

/** How tickets are had, and when they are drawn. */
export function TicketFields(): ReactNode {
  const { fields, contest, put, faultAt } = useContest();
  const { ticketScales: scales } = contest;
  const change = (place: number, part: Partial<ScaleFields>) =>
    put({ ticketScales: scales.map((one, index) => (index === place ? { ...one, ...part } : one)) });
  return (
    <>
      <div className="grid items-start gap-x-3 gap-y-1 @sm:grid-cols-2 @xl:grid-cols-[1fr_1fr_1.5fr]">
        <ContestField
          name="ticketPoints"
          at="contest.tickets.points"
          label={own.points}
          placeholder={own.notForPoints}
          as="number"
        />
        <ContestField
          name="ticketMost"
          at="contest.tickets.most"
          label={own.most}
          placeholder={builderWords.noLimit}
          as="number"
        />
        <ContestField name="drawAt" at="contest.tickets.drawAt" label={own.drawAt} hint={own.drawAtHint} as="moment" />
      </div>
      <BeaconRound drawAt={contest.drawAt} />
      <fieldset className="grid gap-2">
        <legend className="text-13 font-semibold text-text-soft">{own.scale}</legend>
        {scales.map((scale, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
          <div key={place} className="grid grid-cols-[auto_1fr_1fr_auto] items-start gap-x-3">
            <Select
              label={builderWords.currencies}
              value={scale.currency}
              options={fields.currencies.map((value) => ({ value, label: value }))}
              onChange={(event) => change(place, { currency: event.target.value as Currency })}
            />
            <Field
              label={own.scaleFrom}
              suffix={scale.currency}
              inputMode="decimal"
              autoComplete="off"
              error={faultAt(`contest.tickets.deposits.${place}.from`)}
              value={scale.from}
              onChange={(event) => change(place, { from: event.target.value })}
            />
            <Field
              label={own.scalePrice}
              suffix={scale.currency}
              inputMode="decimal"
              autoComplete="off"
              error={faultAt(`contest.tickets.deposits.${place}.price`)}
              value={scale.price}
              onChange={(event) => change(place, { price: event.target.value })}
            />
            <IconButton
              icon="trash"
              size="small"
              className="mt-8"
              label={own.remove(own.scaleRow(place + 1))}
              onClick={() => put({ ticketScales: scales.toSpliced(place, 1) })}
            />
          </div>
        ))}
        <div>
          <Button
            size="small"
            look="outline"
            icon="plus"
            onClick={() => put({ ticketScales: [...scales, { currency: contest.currency, from: '', price: '' }] })}
          >
            {own.addScale}
          </Button>
        </div>
      </fieldset>
    </>
  );
}
