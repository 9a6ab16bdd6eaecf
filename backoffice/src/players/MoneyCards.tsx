import type { PlayerSums } from '@halley/contract';
import { Card, formatMoney, Select } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useRead } from '../api/index.ts';
import { BarChart, Loading } from '../console/index.ts';
import { cardWords, SumsTable } from '../player-card/index.ts';
import { boardWords } from './board-words.ts';

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** What moved a player's money, and what play came to on each day, in one currency at a time. */
export function MoneyCards({ id }: { id: number }): ReactNode {
  const sums = useRead('readPlayerSums', { params: { id: String(id) } });
  return <Loading from={sums}>{({ currencies }) => <Cards currencies={currencies} />}</Loading>;
}

function Cards({ currencies }: PlayerSums): ReactNode {
  const [chosen, setChosen] = useState<string>();
  const sums = currencies.find(({ currency }) => currency === chosen) ?? currencies[0];
  if (!sums) return null;
  const format = (cents: number) => formatMoney(cents, { currency: sums.currency, locale: 'en' });
  return (
    <>
      <Card className="grid gap-2">
        <div className="flex items-center justify-between gap-3">
          <h2 className="title-card">{cardWords.sums}</h2>
          {currencies.length > 1 && (
            <Select
              label={boardWords.currency}
              value={sums.currency}
              onChange={({ target }) => setChosen(target.value)}
              options={currencies.map(({ currency }) => ({ value: currency, label: currency }))}
            />
          )}
        </div>
        <SumsTable sums={sums} />
      </Card>
      <Card className="grid gap-2">
        <h2 className="title-card">
          {boardWords.result} <span className="text-xs font-normal text-text-soft">{boardWords.resultOf}</span>
        </h2>
        <BarChart
          label={`${boardWords.result}, ${sums.currency}`}
          head={boardWords.day}
          empty={cardWords.noPayments}
          series={[{ key: 'net', name: boardWords.net, colour: 'ice' }]}
          points={sums.days.map(({ day, net_cents }) => ({
            key: day,
            name: short.format(new Date(day)),
            values: { net: net_cents },
          }))}
          format={format}
          height={140}
        />
      </Card>
    </>
  );
}
