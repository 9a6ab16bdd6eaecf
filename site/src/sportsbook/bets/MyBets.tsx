import type { AskedBet, BetClaim } from '@halley/contract';
import { Note, TabLinks } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { type ReactNode, useState } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { useQuery } from '../../query/index.ts';
import { useSelectedAccount } from '../../wallet/index.ts';
import { SportFrame } from '../SportFrame.tsx';
import { BetsAside } from './BetsAside.tsx';
import { BetsFilterForm } from './BetsFilterForm.tsx';
import { BetsList } from './BetsList.tsx';
import { type BetsFilter, hrefOf } from './bets-filter.ts';
import { DeclinedList } from './DeclinedList.tsx';
import type { BetsRead } from './use-bets.ts';

export interface MyBetsProps {
  filter: BetsFilter;
  /** Undefined: it did not come; the page asks again. */
  read: BetsRead | undefined;
  requests: AskedBet[] | undefined;
  claims: BetClaim[] | undefined;
  sports: readonly { sport: string; title: string }[];
}

/** The player's bets by what became of them, with what they are worth now and what they came to. */
export function MyBets({ filter, read, requests, claims: loaded, sports }: MyBetsProps): ReactNode {
  const { say, tag } = useSpeech();
  const { state } = filter;
  const currency = useSelectedAccount()?.currency ?? 'EUR';
  const { data: position } = useQuery('readSportPosition', { query: { currency } });
  const { data: claims = [] } = useQuery('listBetClaims', undefined, { initial: loaded });
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [sold, setSold] = useState<string>();
  const count = position?.open_bets ?? 0;
  const aside = (
    <aside className="grid gap-4 xl:sticky xl:top-20">
      <div ref={setSlot} className="hidden empty:hidden xl:block" />
      <BetsAside claims={claims} />
    </aside>
  );
  return (
    <SportFrame current="bets" aside={aside}>
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-3">
        <h1 className="title-page">{say('bets.title')}</h1>
        <TabLinks
          label={say('bets.which')}
          links={[
            {
              href: hrefOf({ state: 'open' }),
              label: count > 0 ? say('bets.tab.openCount', { count }) : say('bets.tab.open'),
              current: state === 'open',
            },
            { href: hrefOf({ state: 'settled' }), label: say('bets.tab.settled'), current: state === 'settled' },
            {
              href: hrefOf({ state: 'cashed_out' }),
              label: say('bets.tab.cashedOut'),
              current: state === 'cashed_out',
            },
            { href: hrefOf({ state: 'all' }), label: say('bets.tab.all'), current: state === 'all' },
            { href: hrefOf({ state: 'declined' }), label: say('bets.tab.declined'), current: state === 'declined' },
          ]}
        />
      </div>
      {state !== 'declined' && <BetsFilterForm key={`form ${hrefOf(filter)}`} filter={filter} sports={sports} />}
      <div role="status" className="empty:hidden">
        {sold && <Note tone="info">{sold}</Note>}
      </div>
      {state === 'declined' ? (
        <DeclinedList initial={requests} />
      ) : (
        <BetsList
          key={hrefOf(filter)}
          filter={filter}
          read={read}
          claims={claims}
          slot={slot}
          onSold={(cents, of) =>
            setSold(say('bets.cash.done', { amount: formatMoney(cents, { currency: of, locale: tag }) }))
          }
        />
      )}
    </SportFrame>
  );
}
