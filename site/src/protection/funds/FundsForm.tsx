import { fundsForm } from '@halley/contract/forms';
import { boundsOf, earningRanges, employments, incomeSources, spendingRanges } from '@halley/contract/funds-choices';
import { Button, Card, Checkbox, Field, Select } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { toasts } from '@halley/ui/toasts.ts';
import { useState } from 'react';
import { FormNote, useForm } from '../../forms/index.ts';
import { useSpeech } from '../../i18n/index.ts';
import { callApi, queries } from '../../query/index.ts';
import { jobNames, sourceNames } from './funds-words.ts';

/** Choices travel by their names, which the back office reads; the questions as they were shown. */
export function FundsForm({ player }: { player: { player_id: number; email: string } }) {
  const { say, tag } = useSpeech();
  const [others, setOthers] = useState<readonly string[]>([]);
  const labels = {
    main_source_of_income: say('funds.main'),
    total_annual_earnings: say('funds.earnings'),
    expected_yearly_spending: say('funds.spending'),
    employment_status: say('funds.employment'),
    primary_occupation: say('funds.occupation'),
    nationality: say('funds.nationality'),
    place_of_birth: say('funds.birthplace'),
  };
  const { errors, sending, form, submit, field } = useForm({
    name: 'SourceOfFunds',
    schema: fundsForm,
    labels,
    async send(values) {
      const { status } = await callApi('sendSurveyTicket', {
        body: {
          ...player,
          answers: { ...values, other_sources_of_income: [...others] },
          questions: { ...labels, other_sources_of_income: say('funds.others') },
        },
      });
      if (status === 'failed') throw new Error('The answers about money were refused.');
    },
    onDone() {
      toasts.show({ tone: 'win', title: say('funds.sent') });
      queries.invalidate('readFundsStanding');
    },
  });
  const money = (units: number) => formatMoney(units * 100, { currency: 'EUR', locale: tag, decimals: 'when-needed' });
  const rangesOf = (ranges: readonly string[]) =>
    ranges.map((value) => {
      const { from, until } = boundsOf(value) ?? {};
      if (from === undefined) return { value, label: say('funds.range.below', { until: money(until ?? 0) }) };
      if (until === undefined) return { value, label: say('funds.range.above', { from: money(from) }) };
      return { value, label: say('funds.range.between', { from: money(from), until: money(until) }) };
    });
  const choose = { placeholder: say('funds.choose'), disabled: sending };
  return (
    <Card>
      <form ref={form} onSubmit={submit} noValidate className="grid gap-4" aria-busy={sending}>
        <Select
          {...field('main_source_of_income')}
          {...choose}
          options={incomeSources.map((value) => ({ value, label: say(sourceNames[value]) }))}
        />
        <fieldset className="grid" disabled={sending}>
          <legend className="text-13 font-semibold text-text-soft">{say('funds.others')}</legend>
          <div className="grid sm:grid-cols-2 xl:grid-cols-3">
            {incomeSources.map((source) => (
              <Checkbox
                key={source}
                label={say(sourceNames[source])}
                checked={others.includes(source)}
                onChange={({ target }) =>
                  setOthers((chosen) =>
                    target.checked ? [...chosen, source] : chosen.filter((other) => other !== source),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
        <div className="grid gap-4 md:grid-cols-2">
          <Select
            {...field('total_annual_earnings')}
            {...choose}
            hint={say('funds.eur')}
            options={rangesOf(earningRanges)}
          />
          <Select
            {...field('expected_yearly_spending')}
            {...choose}
            hint={say('funds.eur')}
            options={rangesOf(spendingRanges)}
          />
          <Select
            {...field('employment_status')}
            {...choose}
            options={employments.map((value) => ({ value, label: say(jobNames[value]) }))}
          />
          <Field {...field('primary_occupation')} maxLength={500} disabled={sending} />
          <Field {...field('nationality')} maxLength={500} disabled={sending} />
          <Field {...field('place_of_birth')} maxLength={500} disabled={sending} />
        </div>
        <FormNote text={errors.form} />
        <Button type="submit" look="primary" loading={sending} className="justify-self-start">
          {say('funds.submit')}
        </Button>
      </form>
    </Card>
  );
}
