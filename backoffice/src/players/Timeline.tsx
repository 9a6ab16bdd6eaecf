import type { TimelineItem, timelineViews } from '@halley/contract';
import { Button, Card, Icon, Money } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { call, useRead } from '../api/index.ts';
import { Loading, usePages } from '../console/index.ts';
import { pageOf, tellItem, timelineIcons, timelineWords } from './timeline-words.ts';

type View = (typeof timelineViews)[number];

const views = Object.keys(timelineWords.views) as View[];
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const yearFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });

/** Everything that happened to a player, by day, the newest first. Times are UTC, as everywhere here. */
export function Timeline({ id }: { id: number }): ReactNode {
  const [view, setView] = useState<View>('everything');
  return (
    <Card className="grid content-start gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="title-card mr-auto">{timelineWords.title}</h2>
        {views.map((name) => (
          <Button
            key={name}
            size="small"
            look={name === view ? 'secondary' : 'outline'}
            aria-pressed={name === view}
            onClick={() => setView(name)}
          >
            {timelineWords.views[name]}
          </Button>
        ))}
      </div>
      <Pages key={view} id={id} view={view} />
    </Card>
  );
}

function Pages({ id, view }: { id: number; view: View }): ReactNode {
  const params = { id: String(id) };
  const first = useRead('listPlayerTimeline', { params, query: { view } });
  const { pages, more } = usePages(first.data, {
    nextOf: ({ next_before }) => next_before,
    load: (before) => call('listPlayerTimeline', { params, query: { view, before } }),
  });
  const items = pages.flatMap((page) => page.items);
  const byDay = [...Map.groupBy(items, ({ at }) => at.slice(0, 10))];
  return (
    <Loading from={first}>
      {() => (
        <div className="grid gap-3">
          {items.length === 0 && <p className="text-13 text-text-soft">{timelineWords.empty}</p>}
          {byDay.map(([day, happened]) => (
            <section key={day} aria-label={dayInWords(day)} className="grid gap-1">
              <h3 className="text-2xs text-text-faint">{dayInWords(day)}</h3>
              <ol>
                {happened.map((item) => (
                  <Happening key={item.key} item={item} playerId={id} />
                ))}
              </ol>
            </section>
          ))}
          {more && (
            <div>
              <Button size="small" look="quiet" onClick={more}>
                {timelineWords.older}
              </Button>
            </div>
          )}
        </div>
      )}
    </Loading>
  );
}

function Happening({ item, playerId }: { item: TimelineItem; playerId: number }): ReactNode {
  const { title, text } = tellItem(item);
  const page = pageOf(item, playerId);
  return (
    <li className="group/item grid grid-cols-[2.75rem_1.5rem_minmax(0,1fr)_auto] gap-x-2.5 text-13">
      <time dateTime={item.at} className="pt-0.5 text-text-soft tabular-nums">
        {timeFormat.format(new Date(item.at))}
      </time>
      <span className="grid grid-rows-[auto_1fr] justify-items-center">
        <span className="grid size-6 place-items-center rounded-full bg-surface-3 text-text-soft">
          <Icon name={timelineIcons[item.kind]} size="small" className="size-3.5" />
        </span>
        <span aria-hidden="true" className="w-px bg-line-strong group-last/item:hidden" />
      </span>
      <span className="grid min-w-0 pb-3.5">
        {page ? (
          <Link to={page} className="justify-self-start underline-offset-3 hover:underline">
            {title}
          </Link>
        ) : (
          <span>{title}</span>
        )}
        {text && <span className="wrap-anywhere text-xs text-text-soft">{text}</span>}
      </span>
      {item.amount ? (
        <Money
          cents={item.amount.amount_cents}
          currency={item.amount.currency}
          locale="en"
          sign="net"
          className="pt-0.5 font-semibold"
        />
      ) : (
        <span />
      )}
    </li>
  );
}

function dayInWords(day: string): string {
  const now = new Date();
  if (day === now.toISOString().slice(0, 10)) return timelineWords.today;
  return (day.slice(0, 4) === String(now.getUTCFullYear()) ? dayFormat : yearFormat).format(new Date(day));
}
