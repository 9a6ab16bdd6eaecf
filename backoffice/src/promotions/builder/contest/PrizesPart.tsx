import { Button, Field, formatMoney, IconButton } from '@halley/ui';
import type { ReactNode } from 'react';
import { DataTable } from '../../../console/index.ts';
import { contestWords as own } from '../../contest-words.ts';
import type { PrizeFields } from '../../rule/contest-fields.ts';
import { placePrizes } from '../../rule/place-prizes.ts';
import { Part } from '../Part.tsx';
import { ContestField } from './ContestField.tsx';
import { Gifts } from './Gifts.tsx';
import { readPrizes } from './read-prizes.ts';
import { useContest } from './use-contest.ts';

/** Places with their shares of the pool and gifts beside them, and what comes of it to the subunit. */
export function PrizesPart(): ReactNode {
  const { fields, contest, put, faultAt } = useContest();
  const { prizes } = contest;
  const change = (place: number, part: Partial<PrizeFields>) =>
    put({ prizes: prizes.map((one, index) => (index === place ? { ...one, ...part } : one)) });
  const firsts = prizes.map((_, index) => Number(prizes[index - 1]?.to ?? 0) + 1);
  return (
    <Part number={3} title={own.prizesTitle}>
      <ContestField
        name="pool"
        at="contest.pool"
        label={own.pool}
        hint={own.poolHint}
        suffix={contest.currency}
        as="decimal"
      />
      {faultAt('contest.prizes') && <p className="text-13 text-danger">{faultAt('contest.prizes')}</p>}
      {prizes.map((prize, place) => {
        const name = own.place(firsts[place] ?? 1, Math.max(Number(prize.to) || 0, firsts[place] ?? 1));
        return (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no name but their number
            key={place}
            aria-label={name}
            className="grid gap-2 border-t border-line pt-3"
          >
            <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-x-3 @xl:grid-cols-[1fr_1fr_1fr_auto]">
              <p className="col-span-full text-13 font-bold text-text-soft @xl:col-span-1 @xl:mt-9">{name}</p>
              <Field
                label={own.to}
                inputMode="numeric"
                autoComplete="off"
                error={faultAt(`contest.prizes.${place}.to`)}
                value={prize.to}
                onChange={(event) => change(place, { to: event.target.value })}
              />
              <Field
                label={own.share}
                suffix="%"
                inputMode="decimal"
                autoComplete="off"
                error={faultAt(`contest.prizes.${place}.share`)}
                value={prize.share}
                onChange={(event) => change(place, { share: event.target.value })}
              />
              <IconButton
                icon="trash"
                size="small"
                className="mt-8"
                label={own.remove(name)}
                onClick={() => put({ prizes: prizes.toSpliced(place, 1) })}
              />
            </div>
            <Gifts
              at={`contest.prizes.${place}.rewards`}
              rewards={prize.rewards}
              most={3}
              currencies={fields.currencies}
              faultAt={faultAt}
              onRewards={(rewards) => change(place, { rewards })}
            />
          </section>
        );
      })}
      <div>
        <Button
          size="small"
          look="outline"
          icon="plus"
          onClick={() => {
            const next = Number(prizes.at(-1)?.to ?? 0) + 1;
            put({ prizes: [...prizes, { to: String(next), share: '', rewards: [] }] });
          }}
        >
          {own.addPrize}
        </Button>
      </div>
      <PlaceTable />
    </Part>
  );
}

function PlaceTable(): ReactNode {
  const { contest } = useContest();
  const { currency } = contest;
  const money = (cents: number) => formatMoney(cents, { currency, locale: 'en' });
  const read = readPrizes(contest);
  const rows = placePrizes(read);
  const total = rows.reduce((sum, { from, to, cents }) => sum + cents * (to - from + 1), 0);
  return (
    <div className="grid gap-2 rounded-md bg-surface-2 p-3">
      <DataTable
        caption={own.table}
        empty={own.rest}
        rows={rows}
        rowKey={({ from }) => from}
        columns={[
          { key: 'places', head: own.tableColumns.places, cell: ({ from, to }) => own.place(from, to) },
          {
            key: 'each',
            head: own.tableColumns.each,
            align: 'right',
            cell: ({ cents, gifts }) =>
              [cents > 0 && money(cents), gifts > 0 && own.gifts(gifts)].filter(Boolean).join(' '),
          },
          {
            key: 'all',
            head: own.tableColumns.all,
            align: 'right',
            cell: ({ from, to, cents }) => money(cents * (to - from + 1)),
          },
        ]}
      />
      <p className="text-xs text-text-faint">
        {own.total}: <b className="text-text">{money(total)}</b>. {own.rest}
      </p>
    </div>
  );
}
