import type { CampaignRule, JourneyStep } from '@halley/contract';
import { Button, Card, Checkbox } from '@halley/ui';
import type { ReactNode } from 'react';
import { campaignWords } from '../words.ts';
import { ContentFields, emptyContent } from './ContentFields.tsx';
import { Choice, CommonFields, type FieldsProps, NumberField } from './rule-fields.tsx';

const { form: own, exits } = campaignWords;
type Rule = Extract<CampaignRule, { kind: 'journey' }>;
type Exit = keyof typeof exits;

const newStep: { [Kind in JourneyStep['do']]: () => JourneyStep } = {
  wait: () => ({ do: 'wait', hours: 24 }),
  check: () => ({ do: 'check', segment_id: 0, otherwise: 'leave' }),
  message: () => ({ do: 'message', channel: 'notice', content: emptyContent() }),
  offer: () => ({ do: 'offer', promotion_id: 0 }),
};

/** A journey as a list of steps, from what happened to the last word. */
export function JourneyFields({ rule, segments, onChange }: FieldsProps<Rule>): ReactNode {
  const set = (change: Partial<Rule>) => onChange({ ...rule, ...change });
  const put = (place: number, step: JourneyStep) =>
    set({ steps: rule.steps.map((one, at) => (at === place ? step : one)) });
  const leave = (exit: Exit, on: boolean) =>
    set({ leave_on: on ? [...rule.leave_on, exit] : rule.leave_on.filter((one) => one !== exit) });
  return (
    <>
      <Card className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <CommonFields rule={rule} onChange={onChange} />
        <Choice
          label={own.event}
          value={rule.event}
          options={campaignWords.events}
          onChange={(event) => set({ event })}
        />
        <Choice
          label={own.segment}
          value={String(rule.segment_id ?? 0)}
          options={[{ value: '0', label: own.none }, ...segments]}
          onChange={(id) => set({ segment_id: Number(id) || null })}
        />
        <fieldset className="grid content-start gap-2 border-0 p-0">
          <legend className="text-13 font-semibold text-text-soft">{own.leave}</legend>
          {(Object.keys(exits) as Exit[]).map((exit) => (
            <Checkbox
              key={exit}
              label={exits[exit]}
              checked={rule.leave_on.includes(exit)}
              onChange={(event) => leave(exit, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      </Card>
      <ol className="grid gap-3">
        {rule.steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
          <li key={place}>
            <Card className="grid gap-3">
              <div className="flex items-center justify-between gap-3">
                <h2 className="title-card">{own.step(place + 1)}</h2>
                <Button
                  size="small"
                  look="quiet"
                  disabled={rule.steps.length === 1}
                  onClick={() => set({ steps: rule.steps.filter((_, at) => at !== place) })}
                >
                  {own.drop(place + 1)}
                </Button>
              </div>
              <StepFields step={step} segments={segments} onChange={(changed) => put(place, changed)} />
            </Card>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {(Object.keys(newStep) as JourneyStep['do'][]).map((kind) => (
          <Button
            key={kind}
            size="small"
            look="secondary"
            icon="plus"
            onClick={() => set({ steps: [...rule.steps, newStep[kind]()] })}
          >
            {own.add[kind]}
          </Button>
        ))}
      </div>
    </>
  );
}

function StepFields({
  step,
  segments,
  onChange,
}: Pick<FieldsProps<never>, 'segments'> & { step: JourneyStep; onChange: (step: JourneyStep) => void }): ReactNode {
  switch (step.do) {
    case 'wait':
      return <NumberField label={own.hours} value={step.hours} onChange={(hours) => onChange({ ...step, hours })} />;
    case 'check':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <Choice
            label={own.segment}
            value={String(step.segment_id)}
            options={[{ value: '0', label: '–' }, ...segments]}
            onChange={(id) => onChange({ ...step, segment_id: Number(id) })}
          />
          <Choice
            label={own.otherwise}
            value={step.otherwise}
            options={own.otherwises}
            onChange={(otherwise) => onChange({ ...step, otherwise })}
          />
        </div>
      );
    case 'message':
      return (
        <div className="grid gap-3">
          <Choice
            label={own.channel}
            value={step.channel}
            options={campaignWords.channels}
            onChange={(channel) => onChange({ ...step, channel })}
          />
          <ContentFields content={step.content} onChange={(content) => onChange({ ...step, content })} />
        </div>
      );
    case 'offer':
      return (
        <NumberField
          label={own.promotion}
          hint={own.promotionHint}
          value={step.promotion_id}
          onChange={(id) => onChange({ ...step, promotion_id: id })}
        />
      );
  }
}
