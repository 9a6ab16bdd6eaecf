import type { BetClaim, Currency } from '@halley/contract';
import { Button, EmptyState, Note, Skeleton } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { type MessageKey, useSay } from '../../i18n/index.ts';
import { callApi, Loaded } from '../../query/index.ts';
import { BetCard, betName } from './BetCard.tsx';
import { type BetsFilter, isFiltered, queryOf } from './bets-filter.ts';
import { CashOutPanel } from './CashOutPanel.tsx';
import { type BetsRead, useBets } from './use-bets.ts';

const noneNames: Record<Exclude<BetsFilter['state'], 'declined'>, MessageKey> = {
  open: 'bets.none.open',
  settled: 'bets.none.settled',
  cashed_out: 'bets.none.cashedOut',
  all: 'bets.none.all',
};

interface BetsListProps {
  filter: BetsFilter;
  read: BetsRead | undefined;
  claims: readonly BetClaim[];
  /** Where there is room beside the list, what is being sold stands there; else below its bet. */
  slot: HTMLElement | null;
  onSold(amountCents: number, currency: Currency): void;
}

export function BetsList(props: BetsListProps): ReactNode {
  const say = useSay();
  const query = useBets(props.filter, props.read);
  const isStale = query.data !== undefined && query.error !== undefined && !query.loading;
  return (
    <>
      {isStale && <Note tone="warn">{say('bets.stale')}</Note>}
      <Loaded query={query} name="listBets" skeleton={<Waiting />}>
        {(first) => <Bets {...props} first={first} />}
      </Loaded>
    </>
  );
}

function Waiting(): ReactNode {
  return (
    <div className="grid gap-4">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-56 rounded-xl" />
      ))}
    </div>
  );
}

function Bets({ filter, first, claims, slot, onSold }: BetsListProps & { first: BetsRead }): ReactNode {
  const say = useSay();
  const [selling, setSelling] = useState<string>();
  const [older, setOlder] = useState<BetsRead>();
  const [more, setMore] = useState<'idle' | 'busy' | 'failed'>('idle');
  const known = new Set(first.bets.map(({ id }) => id));
  const bets = [...first.bets, ...(older?.bets ?? []).filter(({ id }) => !known.has(id))];
  const next = older ? older.next : first.next;

  async function readMore(): Promise<void> {
    if (!next) return;
    setMore('busy');
    try {
      const page = await callApi('listBets', { query: { ...queryOf(filter), before: next } });
      setOlder({ bets: [...(older?.bets ?? []), ...page.bets], next: page.next });
      setMore('idle');
    } catch {
      setMore('failed');
    }
  }

  if (bets.length === 0) {
    const title = isFiltered(filter) ? 'bets.none.filtered' : noneNames[filter.state as keyof typeof noneNames];
    return <EmptyState picture="no-bets" title={say(title)} text={say('bets.none.text')} />;
  }
  return (
    <>
      <ul data-print className="grid gap-4">
        {bets.map((bet) => {
          const panel = selling === bet.id && bet.state === 'open' && (
            <CashOutPanel
              bet={bet}
              name={betName(say, bet)}
              onSold={(cents) => {
                setSelling(undefined);
                onSold(cents, bet.currency);
              }}
              onClose={() => setSelling(undefined)}
            />
          );
          return (
            <li key={bet.id} className="grid gap-4 break-inside-avoid">
              <BetCard
                bet={bet}
                claim={claims.find(({ bet_id }) => bet_id === bet.id)}
                isSelling={selling === bet.id}
                onSell={() => setSelling(selling === bet.id ? undefined : bet.id)}
              />
              {panel && (slot && isWide() ? createPortal(panel, slot) : panel)}
            </li>
          );
        })}
      </ul>
      {more === 'failed' && <Note tone="danger">{say('bets.moreFailed')}</Note>}
      {next && (
        <Button data-noprint loading={more === 'busy'} onClick={() => void readMore()}>
          {say('bets.more')}
        </Button>
      )}
    </>
  );
}

/** As wide as the frame needs to stand in two columns. */
const isWide = (): boolean => window.matchMedia?.('(min-width: 80rem)').matches ?? false;
