import type { JackpotWinner } from '@halley/contract';
import { Card } from '@halley/ui/Card.tsx';
import { EmptyState } from '@halley/ui/EmptyState.tsx';
import { Money } from '@halley/ui/Money.tsx';
import { Segmented } from '@halley/ui/Segmented.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { Table } from '@halley/ui/Table.tsx';
import { useState } from 'react';
import { dateFormat, useSpeech } from '../i18n/index.ts';
import { Loaded, useQuery } from '../query/index.ts';
import { leaderboard, leaderboardSize, type Order } from './pools.ts';

interface LeaderboardProps {
  /** What the server found; null: it could not, and the browser tries. */
  initial: JackpotWinner[] | null;
  /** Only winners of this jackpot. */
  of?: string;
}

/** Who won, the latest or the biggest. Names come masked. */
export function Leaderboard({ initial, of }: LeaderboardProps) {
  const { say } = useSpeech();
  const [order, setOrder] = useState<Order>('latest');
  const query = useQuery('listJackpotWins', undefined, { initial: initial ?? undefined });
  return (
    <Card className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="title-section">{say('jackpots.winners.title')}</h2>
        <Segmented
          label={say('jackpots.winners.order')}
          options={[
            { value: 'latest', label: say('jackpots.winners.latest') },
            { value: 'biggest', label: say('jackpots.winners.biggest') },
          ]}
          value={order}
          onChange={setOrder}
        />
      </div>
      <Loaded query={query} name="listJackpotWins" skeleton={<WinnersSkeleton />}>
        {(all) => {
          const winners = (all as JackpotWinner[]).filter((winner) => !of || winner.jackpot_external_code === of);
          return winners.length > 0 ? (
            <WinnersTable winners={leaderboard(winners, order)} />
          ) : (
            <EmptyState
              picture="no-results"
              title={say('jackpots.winners.none.title')}
              text={say('jackpots.winners.none.text')}
            />
          );
        }}
      </Loaded>
    </Card>
  );
}

function WinnersTable({ winners }: { winners: JackpotWinner[] }) {
  const { say, tag } = useSpeech();
  return (
    <Table
      caption={say('jackpots.winners.title')}
      rows={winners}
      rowKey={(winner) => `${winner.jackpot_level_external_code} ${winner.created_at} ${winner.amount_cents}`}
      columns={[
        { key: 'name', head: say('jackpots.winners.player'), cell: (winner) => <b>{winner.user_name}</b> },
        { key: 'level', head: say('jackpots.winners.level'), cell: (winner) => winner.jackpot_level_name },
        {
          key: 'amount',
          head: say('jackpots.winners.amount'),
          align: 'right',
          cell: (winner) => (
            <Money
              cents={winner.jackpot_original_amount_cents}
              currency={winner.jackpot_original_currency}
              locale={tag}
              className="font-bold"
            />
          ),
        },
        {
          key: 'when',
          head: say('jackpots.winners.when'),
          align: 'right',
          from: 'sm',
          cell: (winner) => <Day at={winner.created_at} />,
        },
      ]}
    />
  );
}

/** A day, the same on the server and in the browser. */
export function Day({ at }: { at: string }) {
  const { tag } = useSpeech();
  const text = dateFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at));
  return (
    <time dateTime={at} suppressHydrationWarning className="text-text-soft">
      {text}
    </time>
  );
}

function WinnersSkeleton() {
  return (
    <div className="grid gap-2">
      {Array.from({ length: leaderboardSize }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={index} className="h-10 rounded-sm" />
      ))}
    </div>
  );
}
