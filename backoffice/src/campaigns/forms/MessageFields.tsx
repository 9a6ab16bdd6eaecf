import type { CampaignRule } from '@halley/contract';
import { Button, Card } from '@halley/ui';
import type { ReactNode } from 'react';
import { campaignWords } from '../words.ts';
import { ContentFields, emptyContent } from './ContentFields.tsx';
import { Choice, CommonFields, type FieldsProps, NumberField } from './rule-fields.tsx';

const own = campaignWords.form;
type Rule = Extract<CampaignRule, { kind: 'campaign' }>;

/** A campaign of one message: to whom, by what, how it is measured, and its words. */
export function MessageFields({ rule, segments, onChange }: FieldsProps<Rule>): ReactNode {
  const set = (change: Partial<Rule>) => onChange({ ...rule, ...change });
  const { results } = campaignWords;
  return (
    <>
      <Card className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <CommonFields rule={rule} onChange={onChange} />
        <Choice
          label={own.segment}
          value={String(rule.segment_id)}
          options={[{ value: '0', label: '–' }, ...segments]}
          onChange={(id) => set({ segment_id: Number(id) })}
        />
        <Choice
          label={own.channel}
          value={rule.channel}
          options={campaignWords.channels}
          onChange={(channel) => set({ channel })}
        />
        <NumberField
          label={own.control}
          hint={own.controlHint}
          value={rule.control_percent}
          onChange={(percent) => set({ control_percent: percent })}
        />
        <Choice
          label={own.goal}
          value={rule.goal}
          options={{ played: results.played, deposited: results.deposited }}
          onChange={(goal) => set({ goal })}
        />
        <NumberField label={own.days} value={rule.measure_days} onChange={(days) => set({ measure_days: days })} />
        <NumberField
          label={own.baseline}
          value={rule.baseline_percent}
          onChange={(percent) => set({ baseline_percent: percent })}
        />
        <NumberField label={own.least} value={rule.least_points} onChange={(points) => set({ least_points: points })} />
      </Card>
      {rule.arms.map((content, arm) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is known by its place
        <Card key={arm} className="grid gap-3">
          <h2 className="title-card">{own.arm(arm === 0 ? 'A' : 'B')}</h2>
          <ContentFields
            content={content}
            onChange={(changed) => set({ arms: rule.arms.map((one, place) => (place === arm ? changed : one)) })}
          />
        </Card>
      ))}
      <Button
        look="quiet"
        className="justify-self-start"
        onClick={() => set({ arms: rule.arms.length === 1 ? [...rule.arms, emptyContent()] : rule.arms.slice(0, 1) })}
      >
        {rule.arms.length === 1 ? own.addArm : own.dropArm}
      </Button>
    </>
  );
}
