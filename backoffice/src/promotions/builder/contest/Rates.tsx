import { Button, Field } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call, inWords, useDeed } from '../../../api/index.ts';
import { showTime } from '../../../console/index.ts';
import { contestWords as own } from '../../contest-words.ts';
import { rateText } from '../../rule/frozen-rate.ts';
import { rowClass } from '../Part.tsx';
import { useContest } from './use-contest.ts';

/** What one unit of each other currency counts as. With one currency there is nothing to say. */
export function Rates(): ReactNode {
  const { fields, contest, put, faultAt } = useContest();
  const { busy, run } = useDeed();
  const [told, setTold] = useState<string>();
  const { currency } = contest;
  const others = fields.currencies.filter((code) => code !== currency);
  if (others.length === 0) return null;
  const take = () =>
    run(async () => {
      try {
        const { rates, at } = await call('readContestBasis', { query: { currency } });
        const known = others.flatMap((from) => {
          const rate = rates[from];
          return rate === undefined ? [] : [[from, rateText(rate, { from, to: currency })]];
        });
        put({ rates: { ...contest.rates, ...Object.fromEntries(known) } });
        setTold(own.ratesTaken(showTime(at)));
      } catch (error) {
        setTold(inWords(error));
      }
    });
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{own.rates}</legend>
      <div className={rowClass}>
        {others.map((from) => (
          <Field
            key={from}
            label={own.rateOf(from)}
            suffix={currency}
            error={faultAt(`contest.rates.${from}`)}
            inputMode="decimal"
            autoComplete="off"
            value={contest.rates[from] ?? ''}
            onChange={(event) => put({ rates: { ...contest.rates, [from]: event.target.value } })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" look="outline" loading={busy} onClick={take}>
          {own.todaysRates}
        </Button>
        <p role="status" className="text-xs text-text-faint">
          {told ?? own.ratesHint}
        </p>
      </div>
    </fieldset>
  );
}
