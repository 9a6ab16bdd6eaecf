import { Checkbox, Icon } from '@halley/ui';
import type { ReactNode } from 'react';
import { licenceInWords } from '../../console/index.ts';
import { promotionWords } from '../words.ts';
import { AmountsField } from './AmountsField.tsx';
import { DraftField } from './DraftField.tsx';
import { useDraft } from './draft.ts';
import { Part, rowClass } from './Part.tsx';
import { Ticks } from './Ticks.tsx';
import { builderWords as own } from './words.ts';

const { facts } = promotionWords;
const statuses = ['BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'DIAMOND'];
const licences = ['CW', 'EE', 'GCB'];

/** Whom it is for. What no promotion may do stands below, locked. */
export function WhoPart({ matching }: { matching: number | undefined }): ReactNode {
  const { fields, change, faultAt } = useDraft();
  const { currencies } = fields;
  const isOpen = [fields.groups, fields.notGroups, fields.segment, fields.stag, fields.playerIds, fields.method].some(
    (text) => text !== '',
  );
  return (
    <Part
      number={1}
      title={own.parts.who}
      aside={matching !== undefined && own.matching(matching.toLocaleString('en'))}
    >
      <div className={rowClass}>
        <DraftField
          name="country"
          at="audience.country"
          label={own.countries}
          hint={own.countriesHint}
          placeholder={own.any}
        />
        <DraftField
          name="levelFrom"
          at="audience.level.from"
          label={`${facts.level} ≥`}
          as="number"
          placeholder={own.any}
        />
        <DraftField
          name="levelTo"
          at="audience.level.to"
          label={`${facts.level} ≤`}
          as="number"
          placeholder={own.any}
        />
        <DraftField
          name="verified"
          at="audience.verified"
          label={facts.verified}
          options={[
            { value: '', label: own.any },
            { value: 'yes', label: own.yes },
            { value: 'no', label: own.no },
          ]}
        />
        <DraftField
          name="depositNumber"
          at="condition.depositNumber"
          label={facts.depositNumber}
          hint={own.depositNumberHint}
          placeholder={own.any}
        />
        <DraftField
          name="accountAgeDays"
          at="condition.accountAgeDays"
          label={facts.accountAgeDays}
          suffix={own.days}
          as="number"
        />
        <Checkbox
          className="self-center"
          label={facts.firstTime}
          checked={fields.firstTime}
          onChange={(event) => change({ firstTime: event.target.checked })}
        />
        <AmountsField
          at="condition.amountAtLeast"
          label={facts.amountAtLeast}
          placeholder={own.any}
          amounts={fields.amountAtLeast}
          currencies={currencies}
          faultAt={faultAt}
          onAmounts={(amountAtLeast) => change({ amountAtLeast })}
        />
      </div>
      <details open={isOpen || undefined}>
        <summary className="min-h-11 content-center text-13 font-semibold text-text-soft">{own.more}</summary>
        <div className="grid gap-3 pt-2">
          <div className={rowClass}>
            <DraftField name="groups" at="audience.groups" label={facts.groups} hint={own.groupsHint} />
            <DraftField name="notGroups" at="audience.notGroups" label={facts.notGroups} hint={own.groupsHint} />
            <DraftField name="segment" at="audience.segment" label={facts.segment} hint={own.segmentHint} />
            <DraftField name="stag" at="audience.stag" label={facts.stag} hint={own.list} />
            <DraftField name="method" at="condition.method" label={facts.method} hint={own.list} />
            <DraftField name="playerIds" at="audience.playerIds" label={facts.playerIds} hint={own.playersHint} />
          </div>
          <Ticks
            label={facts.vip}
            error={faultAt('audience.vip')}
            options={statuses.map((value) => ({ value, label: value }))}
            chosen={fields.vip}
            onChosen={(vip) => change({ vip })}
          />
          <Ticks
            label={facts.licence}
            error={faultAt('audience.licence')}
            options={licences.map((value) => ({ value, label: licenceInWords(value) }))}
            chosen={fields.licence}
            onChosen={(licence) => change({ licence })}
          />
        </div>
      </details>
      <ul className="flex flex-wrap gap-2">
        {own.never.map((rule) => (
          <li
            key={rule}
            className="inline-flex min-h-8 items-center gap-2 rounded-full px-3 text-xs font-semibold text-text-faint inset-ring inset-ring-line-strong"
          >
            <Icon name="lock" size="small" />
            {rule}
          </li>
        ))}
      </ul>
    </Part>
  );
}
