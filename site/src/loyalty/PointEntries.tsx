import type { PointEntry, PointKind } from '@halley/contract';
import { Button, Card, EmptyState, Note, Skeleton } from '@halley/ui';
import { type MessageKey, momentText, useSpeech } from '../i18n/index.ts';
import { callApi, Loaded, usePages, useQuery } from '../query/index.ts';
import { pointsText } from './points-text.ts';

const kinds: Record<PointKind, MessageKey> = {
  play: 'loyalty.kind.play',
  void: 'loyalty.kind.void',
  promotion: 'loyalty.kind.promotion',
  correction: 'loyalty.kind.correction',
  ran_out: 'loyalty.kind.ranOut',
  exchange: 'loyalty.kind.exchange',
  returned: 'loyalty.kind.returned',
};
export const entriesPageSize = 20;

/** Every move of the player's points, newest first, page after page. */
export function PointEntries({ initial }: { initial: PointEntry[] | undefined }) {
  const { say } = useSpeech();
  const query = useQuery('listPointEntries', { query: { limit: entriesPageSize } }, { initial });
  return (
    <Card className="grid gap-3">
      <h2 className="title-card">{say('loyalty.entries')}</h2>
      <Loaded query={query} name="listPointEntries" skeleton={<Skeleton className="h-40 rounded-10" />}>
        {(first) =>
          first.length === 0 ? (
            <EmptyState
              picture="no-results"
              title={say('loyalty.entries.none')}
              text={say('loyalty.entries.noneText')}
            />
          ) : (
            <Pages key={first[0]?.id} first={first} />
          )
        }
      </Loaded>
    </Card>
  );
}

function Pages({ first }: { first: PointEntry[] }) {
  const { say } = useSpeech();
  const { items, state, loadMore } = usePages({
    first,
    pageSize: entriesPageSize,
    loadPage: (last) => callApi('listPointEntries', { query: { before: last?.id, limit: entriesPageSize } }),
  });
  return (
    <>
      <ul className="grid">
        {items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {state === 'failed' && <Note tone="danger">{say('loyalty.entries.failed')}</Note>}
      {state !== 'end' && (
        <Button className="justify-self-center" loading={state === 'loading'} onClick={() => void loadMore()}>
          {say('loyalty.entries.more')}
        </Button>
      )}
    </>
  );
}

function Entry({ entry }: { entry: PointEntry }) {
  const { say, tag } = useSpeech();
  const { kind, title, at, chargeable, persistent } = entry;
  // What only makes the level has nothing to spend.
  const points = chargeable === 0 ? persistent : chargeable;
  const sign = points > 0 ? '+' : '−';
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 border-t border-line py-2 first:border-0">
      <span className="grid min-w-0">
        <span className="truncate font-semibold">{title ?? say(kinds[kind])}</span>
        <time dateTime={at} className="text-xs text-text-faint" suppressHydrationWarning>
          {momentText(tag, at)}
        </time>
      </span>
      <span className="figure" suppressHydrationWarning>
        {sign}
        {pointsText(tag, Math.abs(points))}
      </span>
    </li>
  );
}
