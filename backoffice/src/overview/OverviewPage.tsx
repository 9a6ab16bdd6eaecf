import type { ReportOverview } from '@halley/contract';
import { Button, Note, Segmented, Select } from '@halley/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../api/index.ts';
import { countryInWords, Loading, Page, showTime } from '../console/index.ts';
import { words } from '../words/index.ts';
import { AlertList } from './AlertList.tsx';
import { Breakdown } from './Breakdown.tsx';
import { LivePanel } from './LivePanel.tsx';
import { MoneyByDay } from './MoneyByDay.tsx';
import { type OverviewPlace, readOverviewPlace, spans } from './overview-place.ts';
import { PeriodFigures } from './PeriodFigures.tsx';
import { QueueList } from './QueueList.tsx';
import { Tiles } from './Tiles.tsx';
import { overviewWords as own } from './words.ts';

const refreshMs = 30_000;

/** The first page of the day: money and players, what to look at, what waits, what is going on. */
export function OverviewPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  // One moment for the whole page: whoever looks at it over midnight sees the days it was opened with until it is read again.
  const [now, setNow] = useState(() => Date.now());
  const place = readOverviewPlace(params, now);
  const overview = useRead('readOverview', { query: place.query });
  const alerts = useRead('readAlerts');
  const live = useRead('readLiveCounts');
  const queues = useRead('readQueueAges');
  const readings = [overview, alerts, live, queues];
  useEffect(() => {
    const timer = setInterval(() => {
      for (const reading of [overview, alerts, live, queues]) reading.reload();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [overview, alerts, live, queues]);
  const move = (next: Record<string, string>) => {
    const all = { ...Object.fromEntries(params), ...next };
    setParams(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')));
  };
  return (
    <Page
      title={own.title}
      badge={
        <Segmented
          label={own.span}
          value={place.span}
          onChange={(span) => move({ span })}
          options={spans.map((value) => ({ value, label: own.spans[value] }))}
        />
      }
      actions={
        <Button
          size="small"
          look="outline"
          icon="refresh"
          onClick={() => {
            setNow(Date.now());
            for (const reading of readings) reading.reload();
          }}
        >
          {own.refresh}
        </Button>
      }
    >
      <Loading from={overview}>
        {(found) => (
          <>
            <Filters place={place} choices={found.choices} onMove={move} />
            {found.fed_at === null && <Note tone="info">{own.notYet}</Note>}
            <Tiles overview={found} live={live.data} />
            <div className="grid items-start gap-4 xl:grid-cols-[2fr_1fr]">
              <MoneyByDay overview={found} query={place.query} />
              <div className="grid gap-4 xl:row-span-2">
                <AlertList alerts={alerts} />
                <LivePanel live={live} />
              </div>
              <QueueList queues={queues} />
            </div>
            <PeriodFigures overview={found} />
            <Breakdown place={place} onMove={move} />
            <p className="text-2xs text-text-faint">{footOf(found, place)}</p>
          </>
        )}
      </Loading>
    </Page>
  );
}

function footOf({ fed_at, shown_in }: ReportOverview, { query }: OverviewPlace): string {
  const currency = query.currency === shown_in ? own.alone(shown_in) : own.converted(shown_in);
  return [own.utc, fed_at === null ? '' : own.upTo(showTime(fed_at)), currency].filter(Boolean).join(' ');
}

interface FiltersProps {
  place: OverviewPlace;
  choices: ReportOverview['choices'];
  onMove: (next: Record<string, string>) => void;
}

function Filters({ place: { query }, choices, onMove }: FiltersProps): ReactNode {
  const { filters } = own;
  const all = { value: '', label: filters.all };
  const currencies = [...new Set(['EUR', ...choices.currencies])].map((value) => ({ value, label: value }));
  const select = (
    name: string,
    label: string,
    value: string | undefined,
    options: { value: string; label: string }[],
  ) => (
    <Select
      label={label}
      value={value ?? ''}
      options={options}
      onChange={({ currentTarget }) => onMove({ [name]: currentTarget.value })}
    />
  );
  return (
    <search aria-label={words.filter}>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-5">
        {select('shown_in', filters.shownIn, query.shown_in, currencies)}
        {select('brand', filters.brand, query.brand, [
          all,
          ...choices.brands.map((value) => ({ value, label: value })),
        ])}
        {select('country', filters.country, query.country, [
          all,
          ...choices.countries.map((value) => ({ value, label: countryInWords(value) })),
        ])}
        {select('currency', filters.currency, query.currency, [all, ...currencies])}
        {select('product', filters.product, query.product, [
          all,
          ...Object.entries(own.products).map(([value, label]) => ({ value, label })),
        ])}
      </div>
    </search>
  );
}
