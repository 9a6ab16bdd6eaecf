import type { Bet } from '@halley/contract';
import { Button, EmptyState, TabLinks } from '@halley/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useSay } from '../../i18n/index.ts';
import { callApi, queries, useQuery } from '../../query/index.ts';
import { onLive } from '../../realtime/index.ts';
import { SportFrame } from '../SportFrame.tsx';
import { BetCard } from './BetCard.tsx';

interface BetListProps {
  state: 'open' | 'settled';
  read: { bets: Bet[]; next: string | null };
}

/** The player's bets: those that are open, and those that are decided with why. */
export function BetList({ state, read }: BetListProps): ReactNode {
  const say = useSay();
  const { data: first = read } = useQuery('listBets', { query: { state } }, { initial: read });
  const [older, setOlder] = useState<{ bets: Bet[]; next: string | null }>();
  const [busy, setBusy] = useState(false);
  useEffect(() => onLive('sport_bets', () => queries.invalidate('listBets')), []);
  const next = older ? older.next : first.next;
  const bets = [...first.bets, ...(older?.bets ?? [])];
  const more = async () => {
    if (!next) return;
    setBusy(true);
    try {
      const page = await callApi('listBets', { query: { state, before: next } });
      setOlder({ bets: [...(older?.bets ?? []), ...page.bets], next: page.next });
    } finally {
      setBusy(false);
    }
  };
  return (
    <SportFrame current="bets">
      <h1 className="title-page">{say('sportsbook.bets.title')}</h1>
      <TabLinks
        label={say('sportsbook.bets.which')}
        links={[
          { href: '/sport/bets', label: say('sportsbook.bets.open'), current: state === 'open' },
          { href: '/sport/bets?state=settled', label: say('sportsbook.bets.settled'), current: state === 'settled' },
        ]}
      />
      {bets.length === 0 ? (
        <EmptyState picture="no-bets" title={say('sportsbook.bets.none')} text={say('sportsbook.bets.none.text')} />
      ) : (
        <ul className="grid gap-3">
          {bets.map((bet) => (
            <li key={bet.id}>
              <BetCard bet={bet} />
            </li>
          ))}
        </ul>
      )}
      {next && (
        <Button look="secondary" loading={busy} onClick={more}>
          {say('sportsbook.bets.more')}
        </Button>
      )}
    </SportFrame>
  );
}
