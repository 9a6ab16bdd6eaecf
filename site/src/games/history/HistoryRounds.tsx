import type { GameHistoryItem } from '@halley/contract';
import { Button, Card, EmptyState, Note, Skeleton } from '@halley/ui';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { callApi, Loaded, usePages, useQuery } from '../../query/index.ts';
import { type HistoryFilter, searchOf } from '../../wallet/index.ts';
import { RoundCards } from './RoundCards.tsx';
import { RoundTable } from './RoundTable.tsx';

export interface HistoryRoundsProps {
  filter: HistoryFilter;
  pageSize: number;
  initial: GameHistoryItem[] | undefined;
  onOpen: (round: GameHistoryItem) => void;
}

/** The rounds the filter asks for, newest first, page after page. */
export function HistoryRounds({ filter, pageSize, initial, onOpen }: HistoryRoundsProps) {
  const query = useQuery('listPlayedRounds', { query: { ...filter, limit: pageSize } }, { initial });
  return (
    <Loaded query={query} name="listPlayedRounds" skeleton={<Waiting />}>
      {(first) =>
        first.length === 0 ? (
          <Nothing filter={filter} />
        ) : (
          <Pages first={first} filter={filter} pageSize={pageSize} onOpen={onOpen} />
        )
      }
    </Loaded>
  );
}

function Waiting() {
  return (
    <Card className="grid gap-2">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-11 rounded-sm" />
      ))}
    </Card>
  );
}

function Nothing({ filter }: { filter: HistoryFilter }) {
  const say = useSay();
  if (searchOf(filter)) {
    return (
      <EmptyState
        picture="no-results"
        title={say('history.noneFound.title')}
        text={say('history.noneFound.text')}
        className="py-10"
      />
    );
  }
  return (
    <EmptyState
      picture="no-bets"
      title={say('history.none.title')}
      text={say('history.none.text')}
      action={
        <Button asChild>
          <SiteLink href="/">{say('history.none.action')}</SiteLink>
        </Button>
      }
    />
  );
}

interface PagesProps extends Omit<HistoryRoundsProps, 'initial'> {
  first: GameHistoryItem[];
}

function Pages({ first, filter, pageSize, onOpen }: PagesProps) {
  const say = useSay();
  const {
    items: rounds,
    state,
    loadMore,
  } = usePages({
    first,
    pageSize,
    loadPage: (last) => callApi('listPlayedRounds', { query: { ...filter, limit: pageSize, before: last?.bet_id } }),
  });

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon="download" size="small" asChild>
          <a href={`/api/player/games/export${searchOf(filter)}`} download>
            {say('history.export')}
          </a>
        </Button>
        <p className="text-13 text-text-faint">{say('history.exportHint')}</p>
      </div>
      <Card className="max-md:hidden">
        <RoundTable rounds={rounds} onOpen={onOpen} />
      </Card>
      <RoundCards rounds={rounds} onOpen={onOpen} className="md:hidden" />
      <div role="status" className="grid justify-items-center gap-3">
        {state === 'failed' && <Note tone="danger">{say('history.moreFailed')}</Note>}
        {state === 'end' && rounds.length > pageSize && <p className="text-text-faint">{say('history.end')}</p>}
        {state !== 'end' && (
          <Button loading={state === 'loading'} onClick={() => void loadMore()}>
            {say(state === 'failed' ? 'history.again' : 'history.more')}
          </Button>
        )}
      </div>
    </div>
  );
}
